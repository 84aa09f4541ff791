import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { eventually, httpReceiver, type HttpReceiver } from '@platform/testing';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';

const withTls = { 'x-forwarded-proto': 'https' };

describe('a framed link whose destination refuses frames now', () => {
  let bench: LinksBench;
  let destination: HttpReceiver;
  let token: string;

  beforeAll(async () => {
    destination = await httpReceiver();
    bench = await linksBench();
    ({ token } = await bench.account());
  });
  afterAll(async () => {
    await bench.close();
    await destination.close();
  });

  async function overlayType(): Promise<string> {
    const body = { type: 'message', name: 'Box', settings: { text: 'Hello' } };
    return `overlay-${(await bench.call('POST', '/api/overlay/add', { token, body })).body.id}`;
  }
  /** Created while the destination allows frames. */
  async function framed(type: string, path: string): Promise<string> {
    destination.always({});
    const { alias } = await bench.link(token, { type, url: destination.url + path });
    destination.requests.length = 0;
    return alias;
  }

  for (const kind of ['frame', 'overlay'] as const)
    it(`is a plain redirect: ${kind}`, async () => {
      const alias = await framed(kind === 'frame' ? 'frame' : await overlayType(), `/${kind}`);
      destination.always({ headers: { 'x-frame-options': 'DENY' } });
      assert.equal((await bench.visit(`/${alias}`)).status, 200, 'nothing is known yet');
      await eventually(async () => {
        const { status, headers } = await bench.visit(`/${alias}`);
        expect([status, headers.location]).toStrictEqual([302, `${destination.url}/${kind}`]);
      });
      const looks = destination.requests.filter(({ path }) => path === `/${kind}`);
      assert.equal(looks.length, 1, 'one look for all the visits');
    });

  for (const kind of ['frame', 'overlay'] as const)
    it(`is a plain redirect at once where its frame would mix TLS with a page without TLS: ${kind}`, async () => {
      const alias = await framed(kind === 'frame' ? 'frame' : await overlayType(), `/plain-${kind}`);
      const { status, headers } = await bench.visit(`/${alias}`, { headers: withTls });
      expect([status, headers.location]).toStrictEqual([302, `${destination.url}/plain-${kind}`]);
      expect((await bench.visit(`/${alias}`)).status).toBe(200);
    });

  it('is judged by the host of the link, and one that allows it stays a frame', async () => {
    const alias = await framed('frame', '/ours');
    destination.always({ headers: { 'content-security-policy': `frame-ancestors ${linksOrigin}` } });
    expect((await bench.visit(`/${alias}`)).status).toBe(200);
    await eventually(() => expect(destination.requests.some(({ path }) => path === '/ours')).toBeTruthy());
    for (let visits = 0; visits < 5; visits++) expect((await bench.visit(`/${alias}`)).status).toBe(200);
  });
});

describe('a framed link where short URLs have TLS', () => {
  let bench: LinksBench;
  let destination: HttpReceiver;
  let token: string;
  let accountId: number;

  beforeAll(async () => {
    destination = await httpReceiver();
    destination.always({});
    bench = await linksBench({ LINKS_BASE_URL: 'https://go.example' });
    ({ token, id: accountId } = await bench.account());
  });
  afterAll(async () => {
    await bench.close();
    await destination.close();
  });

  it('refuses a destination without TLS, unless the link is on a branded domain without TLS', async () => {
    await bench.query(
      `INSERT INTO domain (account_id, host, scheme, redirectroot, redirect404)
       VALUES ($1, 'brand.example', 'http', '', '')`,
      [accountId],
    );
    const add = (body: object) =>
      bench.call('POST', '/api/url/add', { token, body: { url: destination.url, ...body } });
    const update = (id: number, body: object) => bench.call('PUT', `/api/url/${id}/update`, { token, body });
    const { id } = await bench.link(token, { url: destination.url });
    for (const { status, body } of [await add({ type: 'frame' }), await update(id, { type: 'frame' })]) {
      expect(status).toBe(400);
      expect(body.message).toMatch(/^type cannot be frame: browsers show no destination with http:\/\//);
    }
    const branded = await add({ type: 'frame', domain: 'http://brand.example' });
    expect(branded.status).toBe(200);
    expect((await update(branded.body.id, { url: `${destination.url}/next` })).status).toBe(200);
    assert.equal((await add({ type: 'frame', url: 'https://framed.invalid/' })).status, 200, 'does not answer');
  });
});
