import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { eventually, httpReceiver, type HttpReceiver } from '@platform/testing';
import { linksBench, linksOrigin, type LinksBench } from '../testing/links-bench.test-helper.js';

describe('a frame whose destination refuses frames by now', () => {
  let bench: LinksBench;
  let destination: HttpReceiver;
  let token: string;

  before(async () => {
    destination = await httpReceiver();
    bench = await linksBench();
    ({ token } = await bench.account());
  });
  after(async () => {
    await bench.close();
    await destination.close();
  });

  async function overlayType(): Promise<string> {
    const body = { type: 'message', name: 'Box', settings: { text: 'Hello' } };
    return `overlay-${(await bench.call('POST', '/api/overlay/add', { token, body })).body.id}`;
  }
  /** Made while the destination allows frames. */
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
        assert.deepEqual([status, headers.location], [302, `${destination.url}/${kind}`]);
      });
      const looks = destination.requests.filter(({ path }) => path === `/${kind}`);
      assert.equal(looks.length, 1, 'one look for all the visits');
    });

  it('is judged by the host of the link, and one that allows it stays a frame', async () => {
    const alias = await framed('frame', '/ours');
    destination.always({ headers: { 'content-security-policy': `frame-ancestors ${linksOrigin}` } });
    assert.equal((await bench.visit(`/${alias}`)).status, 200);
    await eventually(() => assert.ok(destination.requests.some(({ path }) => path === '/ours')));
    for (let visits = 0; visits < 5; visits++) assert.equal((await bench.visit(`/${alias}`)).status, 200);
  });
});
