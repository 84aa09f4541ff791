import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('the consent to pixels', () => {
  let bench: LinksBench;
  beforeAll(async () => (bench = await linksBench()));
  afterAll(() => bench.close());

  async function asking(): Promise<string> {
    const { token } = await bench.account();
    const pixel = { type: 'fbpixel', name: 'Tag', tag: '1234567890' };
    const { body } = await bench.call('POST', '/api/pixel/add', { token, body: pixel });
    return (await bench.link(token, { pixels: [body.id], pixel_consent: 'ask' })).alias;
  }
  const answer = (alias: string, headers: Record<string, string> = {}, form = 'consent') =>
    bench.visit(`/${alias}/${form}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'answer=yes',
    });
  const cookieOf = ({ headers }: Awaited<ReturnType<typeof answer>>) =>
    String(headers['set-cookie']?.[0]).split(';')[0]!;

  it('covers the links of one owner, and another owner asks again', async () => {
    const [ada, grace] = [await asking(), await asking()];
    const cookie = cookieOf(await answer(ada));
    const [theirs, others] = [
      await bench.visit(`/${ada}`, { headers: { cookie } }),
      await bench.visit(`/${grace}`, { headers: { cookie } }),
    ];
    expect(theirs.body).toMatch(/fbq/);
    expect(others.body).toMatch(/Before you go on/);
    expect(others.body).not.toMatch(/fbq/);
  });

  it('is accepted from our own pages alone, like everything else that visitors send', async () => {
    const alias = await asking();
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
      { origin: 'https://go.example.evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[])
      for (const form of ['consent', 'unlock', 'answer']) {
        const refused = await answer(alias, headers, form);
        assert.deepEqual([refused.status, refused.headers['set-cookie']], [403, undefined], JSON.stringify(headers));
      }
    for (const headers of [
      {},
      { origin: linksOrigin },
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      { host: 'GO.example', origin: 'https://go.example', 'sec-fetch-site': 'same-origin' },
    ] as Record<string, string>[])
      assert.equal((await answer(alias, headers)).status, 303, JSON.stringify(headers));
  });
});
