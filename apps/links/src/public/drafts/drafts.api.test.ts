import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';
import { operator } from '../../testing/operator.test-helper.js';

const consoleOrigin = 'https://id.example.org';

const drafts = {
  overlay: { type: 'poll', name: 'O', settings: { question: 'Which <b>one</b>?', options: ['This', 'That'] } },
  splash: { name: 'S', title: 'Before <b>you</b> go', counter: 10 },
  bio: { title: 'Ada <b>Test</b>', blocks: [{ type: 'link', text: 'Shop', url: 'https://example.org/' }] },
};

describe('the draft of a page', () => {
  let bench: LinksBench;
  let token: string;
  beforeAll(async () => {
    bench = await linksBench({ AUTH_URL: consoleOrigin });
    const { user } = await bench.account();
    token = await bench.token({ user_uuid: user.uuid });
  });
  afterAll(() => bench.close());

  const keep = (kind: string, body: object) => bench.call('POST', `/api/v1/links/${kind}/preview`, { token, body });
  const kept = async (kind: keyof typeof drafts) => {
    const { status, body } = await keep(kind, drafts[kind]);
    expect([kind, status]).toStrictEqual([kind, 200]);
    return new URL(body.url as string);
  };
  const inFrame = { 'sec-fetch-dest': 'iframe' };

  it.each(Object.keys(drafts) as (keyof typeof drafts)[])(
    'is shown as visitors would see it, to the console alone, and not stored: %s',
    async (kind) => {
      const address = await kept(kind);
      expect(address.origin).toBe(linksOrigin);
      const { status, headers, body } = await bench.visit(address.pathname, { headers: inFrame });
      expect(status).toBe(200);
      expect(body).toMatch(/&#60;b&#62;/);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(new RegExp(`frame-ancestors ${consoleOrigin}(;|$)`));
      expect(policy).toMatch(/form-action 'none'/);
      expect(policy.match(/frame-ancestors/g)).toHaveLength(1);
      expect([headers['cache-control'], headers['x-robots-tag']]).toStrictEqual(['private, no-store', 'noindex']);
      expect(body).not.toMatch(/http-equiv="refresh"|<script/);
      const { data } = (await bench.call('GET', `/api/v1/links/${kind}`, { token })).body;
      expect(data.result).toBe(0);
    },
  );

  it('is kept for five minutes', async () => {
    const { pathname } = await kept('splash');
    const lifetime = await bench.redis.ttl(`links:draft:${pathname.split('/').at(-1)!}`);
    expect(lifetime).toBeGreaterThan(200);
    expect(lifetime).toBeLessThanOrEqual(300);
    await bench.redis.del(`links:draft:${pathname.split('/').at(-1)!}`);
    expect((await bench.visit(pathname, { headers: inFrame })).status).toBe(404);
  });

  it('is not found at another address, on another host, or in a window of its own', async () => {
    const { pathname } = await kept('bio');
    expect((await bench.visit('/+draft/x', { headers: inFrame })).status).toBe(404);
    expect((await bench.visit(pathname, { headers: { ...inFrame, host: 'other.example' } })).status).toBe(404);
    expect((await bench.visit(pathname, { headers: { 'sec-fetch-dest': 'document' } })).status).toBe(404);
    expect((await bench.visit(pathname)).status).toBe(200);
  });

  it('is refused where the page itself would be', async () => {
    const blocked = 'https://blocked.example/';
    await operator(bench, 'block', '--destination', 'blocked.example', '--reason', 'phishing');
    for (const [kind, body] of [
      ['overlay', { type: 'message', name: 'O', settings: { text: 'x', link: blocked } }],
      ['splash', { name: 'S', product: blocked }],
      ['bio', { title: 'B', blocks: [{ type: 'link', text: 'x', url: blocked }] }],
      ['overlay', { type: 'poll', name: 'O', settings: {} }],
      ['bio', { title: '' }],
    ] as const)
      expect((await keep(kind, body)).status).toBe(400);
  });
});
