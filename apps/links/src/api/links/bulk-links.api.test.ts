import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BulkLinks } from '@platform/contracts';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('one change to many links', () => {
  let bench: LinksBench;
  let token: string;
  beforeAll(async () => {
    bench = await linksBench();
    ({ token } = await bench.account());
  });
  afterAll(() => bench.close());

  const send = (body: object, as = token) => bench.call('POST', '/api/urls/bulk', { token: as, body });
  const run = async (body: BulkLinks) => {
    const { status, body: answer } = await send(body);
    expect([body.action, status]).toStrictEqual([body.action, 200]);
    return answer.results as { id: number; error: number; code?: string }[];
  };
  const details = async (id: number) => (await bench.call('GET', `/api/url/${id}`, { token })).body.details;
  const made = async (count: number) => {
    const ids: number[] = [];
    for (let n = 0; n < count; n++) ids.push((await bench.link(token, { tags: ['old'] })).id);
    return ids as [number, ...number[]];
  };
  const add = async (path: string, as = token): Promise<number> =>
    (await bench.call('POST', `/api/${path}/add`, { token: as, body: { name: `${path} ${Math.random()}` } })).body.id;

  it('adds and takes tags, and leaves the other tags of each link', async () => {
    const ids = await made(2);
    await run({ action: 'tag', ids, tags: ['new', 'old'] });
    expect((await details(ids[0])).tags).toStrictEqual(['new', 'old']);
    await run({ action: 'untag', ids, tags: ['old', 'never'] });
    for (const id of ids) expect((await details(id)).tags).toStrictEqual(['new']);
    await run({ action: 'tag', ids: [ids[0]], tags: Array.from({ length: 29 }, (_, n) => `t${n}`) });
    const [full] = await run({ action: 'tag', ids: [ids[0]], tags: ['one more'] });
    expect([full!.error, full!.code]).toStrictEqual([1, 'invalid_request']);
    expect((await details(ids[0])).tags).toHaveLength(30);
  });

  it('puts links into a campaign, and into a channel besides others', async () => {
    const ids = await made(2);
    const [campaign, channel, other] = [await add('campaign'), await add('channel'), await add('channel')];
    await run({ action: 'campaign', ids, campaign });
    await run({ action: 'channel', ids, channel });
    await run({ action: 'channel', ids, channel: other });
    const { campaign: in1, channels } = await details(ids[0]);
    expect([in1, channels]).toStrictEqual([campaign, [channel, other]]);
    await run({ action: 'unchannel', ids, channel });
    await run({ action: 'campaign', ids, campaign: null });
    const after = await details(ids[0]);
    expect([after.campaign, after.channels]).toStrictEqual([null, [other]]);
  });

  it('disables, enables and deletes links, whose redirects follow', async () => {
    const link = await bench.link(token);
    const visit = async () => (await bench.visit(`/${link.alias}`)).status;
    await run({ action: 'disable', ids: [link.id] });
    expect(await visit()).toBe(404);
    await run({ action: 'enable', ids: [link.id] });
    expect(await visit()).toBe(302);
    await run({ action: 'delete', ids: [link.id] });
    expect(await visit()).toBe(404);
  });

  it('has a result for each id in their order, and what fails leaves the rest alone', async () => {
    const [first, second] = await made(2);
    const stranger = await bench.account('Eve');
    const theirs = await bench.link(stranger.token);
    const results = await run({ action: 'delete', ids: [second!, theirs.id, 987_654_321, first] });
    expect(results.map(({ id, error, code }) => [id, error, code])).toStrictEqual([
      [second, 0, undefined],
      [theirs.id, 1, 'not_found'],
      [987_654_321, 1, 'not_found'],
      [first, 0, undefined],
    ]);
    expect((await bench.visit(`/${theirs.alias}`)).status).toBe(302);
  });

  it('is 404 for a campaign or a channel of another account, and 400 for what cannot be read', async () => {
    const ids = await made(1);
    const stranger = await bench.account('Eve');
    const [campaign, channel] = [await add('campaign', stranger.token), await add('channel', stranger.token)];
    for (const body of [
      { action: 'campaign', ids, campaign },
      { action: 'channel', ids, channel },
      { action: 'unchannel', ids, channel },
    ])
      expect((await send(body)).status).toBe(404);
    expect((await details(ids[0])).campaign).toBe(null);
    for (const body of [
      { action: 'hide', ids },
      { action: 'delete', ids: [] },
      { action: 'delete', ids: Array.from({ length: 101 }, (_, n) => n + 1) },
      { action: 'tag', ids },
      { action: 'campaign', ids },
    ])
      expect((await send(body)).status).toBe(400);
  });
});
