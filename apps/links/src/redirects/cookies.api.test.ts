import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';

describe('cookies where short links are encrypted', () => {
  let bench: LinksBench;
  let token: string;
  before(async () => {
    bench = await linksBench({ LINKS_BASE_URL: 'https://go.example' });
    ({ token } = await bench.account());
  });
  after(() => bench.close());

  const call = async (path: string, body?: object) => (await bench.call('POST', path, { token, body })).body;
  const post = (path: string, body: string) =>
    bench.visit(path, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });

  it('are encrypted as well, and not for scripts', async () => {
    const locked = await bench.link(token, { password: 'secret' });
    const pixel = await call('/api/pixel/add', { type: 'fbpixel', name: 'Tag', tag: '1234567890' });
    const asking = await bench.link(token, { pixels: [pixel.id], pixel_consent: 'ask' });
    const rotator = await call('/api/campaign/add', { name: 'Spring', slug: 'spring', public: true, sticky: true });
    await call(`/api/campaign/${rotator.id}/assign/${asking.id}`);
    const answers = {
      unlocked: await post(`/${locked.alias}/unlock`, 'password=secret'),
      allowed: await post(`/${asking.alias}/consent`, 'answer=yes'),
      led: await bench.visit('/r/spring'),
    };
    for (const [name, { headers }] of Object.entries(answers)) {
      assert.equal(headers['set-cookie']?.length, 1, name);
      assert.match(headers['set-cookie'][0]!, /; HttpOnly; SameSite=Lax; Secure$/, name);
    }
  });
});
