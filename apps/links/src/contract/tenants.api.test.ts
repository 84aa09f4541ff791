import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';

interface Described {
  paths: Record<string, Record<string, { parameters?: { in?: string; name?: string }[]; requestBody?: object }>>;
}

/** Every resource of an account, once for the account and once for a stranger. */
describe('ids of another account', () => {
  let bench: LinksBench;
  let owner: Awaited<ReturnType<typeof everything>>;
  let stranger: Awaited<ReturnType<typeof everything>>;

  beforeAll(async () => {
    bench = await linksBench({ LINKS_STATIC_DNS: '*=go.example' });
    [owner, stranger] = [await everything('Ada'), await everything('Eve')];
  });
  afterAll(() => bench.close());

  async function everything(name: string) {
    const { token, user } = await bench.account(name);
    const add = async (path: string, body: object): Promise<number> => {
      const answer = await bench.call('POST', `/api/${path}`, { token, body });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      return answer.body.id;
    };
    const host = `${name.toLowerCase()}.example.com`;
    const made = {
      token,
      signedIn: await bench.token({ user_uuid: user.uuid, is_trusted: true }),
      host,
      link: await add('url/add', { url: 'https://example.org/' }),
      domain: await add('domain/add', { domain: `https://${host}` }),
      campaign: await add('campaign/add', { name: 'Autumn' }),
      channel: await add('channel/add', { name: 'C' }),
      overlay: await add('overlay/add', { type: 'message', name: 'O', settings: { text: 'T' } }),
      splash: await add('splash/add', { name: 'S' }),
      pixel: await add('pixel/add', { type: 'bing', name: 'P', tag: '12345' }),
      qr: await add('qr/add', { type: 'text', data: 'x' }),
      bio: await add('bio/add', { title: 'B' }),
      'utm-templates': await add('utm-templates', { name: 'T', source: 'x' }),
      key: await add('account/keys', {}),
    };
    return made;
  }

  const count = async () =>
    JSON.stringify(
      await bench.query(
        `SELECT
           (SELECT json_agg(link ORDER BY id) FROM (
             SELECT id, url, campaign_id, domain_id, splash_id, overlay_id, state FROM link
           ) link) AS links,
           (SELECT json_agg(channel_item ORDER BY channel_id, item_id) FROM channel_item) AS items,
           (SELECT json_agg(link_pixel) FROM link_pixel) AS link_pixels,
           (SELECT json_agg(campaign ORDER BY id) FROM campaign) AS campaigns,
           (SELECT json_agg(channel ORDER BY id) FROM channel) AS channels,
           (SELECT json_agg(pixel ORDER BY id) FROM pixel) AS pixels,
           (SELECT json_agg(overlay ORDER BY id) FROM overlay) AS overlays,
           (SELECT json_agg(splash ORDER BY id) FROM splash) AS splash,
           (SELECT json_agg(domain ORDER BY id) FROM domain) AS domains,
           (SELECT json_agg(utm_template ORDER BY id) FROM utm_template) AS templates,
           (SELECT count(*) FROM qr) AS qr, (SELECT json_agg(bio_page ORDER BY id) FROM bio_page) AS bio,
           (SELECT count(*) FROM api_key WHERE revoked_at IS NULL) AS keys`,
      ),
    );

  /** All answer as for an id that never existed, and change nothing. */
  async function assertUnknown(calls: [method: string, path: string, body?: object][]): Promise<void> {
    const before = await count();
    const never = await bench.call('GET', '/api/pixel/987654321', { token: stranger.token });
    for (const [method, path, body] of calls) {
      const answer = await bench.call(method, `/api/${path}`, { token: stranger.token, body });
      expect([`${method} ${path}`, answer.status, answer.body]).toStrictEqual([`${method} ${path}`, 404, never.body]);
    }
    expect(await count()).toBe(before);
  }

  it('are 404 in paths: reads, updates, deletions', () => {
    const id = owner;
    return assertUnknown([
      ['GET', `url/${id.link}`],
      ['PUT', `url/${id.link}/update`, { url: 'https://eve.example/' }],
      ['DELETE', `url/${id.link}/delete`],
      ['POST', 'url/stats', { urlid: id.link }],
      ['GET', `domain/${id.domain}`],
      ['PUT', `domain/${id.domain}/update`, { redirectroot: 'https://eve.example/' }],
      ['DELETE', `domain/${id.domain}/delete?force=1`],
      ['GET', `campaign/${id.campaign}`],
      ['PUT', `campaign/${id.campaign}/update`, { name: 'Eve' }],
      ['DELETE', `campaign/${id.campaign}/delete`],
      ['GET', `channel/${id.channel}`],
      ['GET', `channel/${id.channel}/details`],
      ['PUT', `channel/${id.channel}/update`, { name: 'Eve' }],
      ['DELETE', `channel/${id.channel}/delete`],
      ['GET', `overlay/${id.overlay}`],
      ['PUT', `overlay/${id.overlay}/update`, { name: 'Eve' }],
      ['DELETE', `overlay/${id.overlay}/delete`],
      ['GET', `splash/${id.splash}`],
      ['PUT', `splash/${id.splash}/update`, { name: 'Eve' }],
      ['DELETE', `splash/${id.splash}/delete`],
      ['GET', `pixel/${id.pixel}`],
      ['PUT', `pixel/${id.pixel}/update`, { tag: '54321' }],
      ['DELETE', `pixel/${id.pixel}/delete`],
      ['GET', `qr/${id.qr}`],
      ['PUT', `qr/${id.qr}/update`, { data: 'y' }],
      ['DELETE', `qr/${id.qr}/delete`],
      ['GET', `bio/${id.bio}`],
      ['PUT', `bio/${id.bio}/update`, { title: 'Eve' }],
      ['DELETE', `bio/${id.bio}/delete`],
      ['GET', `utm-templates/${id['utm-templates']}`],
      ['PUT', `utm-templates/${id['utm-templates']}`, { name: 'Eve' }],
      ['DELETE', `utm-templates/${id['utm-templates']}`],
      ['POST', `account/keys/${id.key}/rotate`, {}],
      ['DELETE', `account/keys/${id.key}/revoke`],
    ]);
  });

  it('are 404 before a body or a query is validated, on every route with an id and one of them', async () => {
    const { paths } = JSON.parse(await readFile(new URL('../../openapi.json', import.meta.url), 'utf8')) as Described;
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => {
        const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => `${name}=%7B`);
        const isSuch = path.includes('{id}') && method !== 'get' && (requestBody || query.length > 0);
        return isSuch ? [{ method: method.toUpperCase(), path: `${path}?${query.join('&')}` }] : [];
      }),
    );
    assert.ok(routes.length >= 15, String(routes.length));
    const names: Record<string, string> = { url: 'link', keys: 'key' };
    const idOf = (all: typeof owner, kind: string) => all[(names[kind] ?? kind) as keyof typeof owner];
    const before = await count();
    const unknown = await bench.call('GET', '/api/pixel/987654321', { token: stranger.token });
    for (const { method, path } of routes) {
      const token = path.startsWith('/api/v1/') ? stranger.signedIn : stranger.token;
      const [, kind = ''] = /([\w-]+)\/\{id\}/.exec(path) ?? [];
      const call = (id: number | string) => bench.call(method, path.replace('{id}', String(id)), { token, body: [] });
      assert.equal((await call(idOf(stranger, kind))).status, 400, `${method} ${path}, their own`);
      for (const id of [idOf(owner, kind), 987654321, 2 ** 31, 'x']) {
        const answer = await call(id);
        expect([path, id, answer.status, answer.body]).toStrictEqual([path, id, 404, unknown.body]);
      }
    }
    expect(await count()).toBe(before);
  });

  it('are 404 where two ids meet, whichever belongs to the other account, as if they did not exist', async () => {
    const never: typeof owner = { ...owner, campaign: 987654321, channel: 987654321, link: 987654321, qr: 987654321 };
    const paths = (group: typeof owner, item: typeof owner) =>
      ['assign', 'unassign'].flatMap((verb) => [
        `campaign/${group.campaign}/${verb}/${item.link}`,
        `channel/${group.channel}/${verb}/links/${item.link}`,
        `channel/${group.channel}/${verb}/qr/${item.qr}`,
      ]);
    const call = (path: string) => bench.call('POST', `/api/${path}`, { token: stranger.token });
    const before = await count();
    for (const [theirs, unknown] of [
      [paths(owner, stranger), paths(never, stranger)],
      [paths(stranger, owner), paths(stranger, never)],
      [paths(owner, owner), paths(never, never)],
    ] as const) {
      for (const [place, path] of theirs.entries()) {
        const [answer, expected] = [await call(path), await call(unknown[place]!)];
        expect([path, answer.status, answer.body]).toStrictEqual([path, 404, expected.body]);
      }
    }
    expect(await count()).toBe(before);
  });

  it('are 404 in bodies of links, and no link is made', async () => {
    const bodies = [
      { campaign: owner.campaign },
      { channel: owner.channel },
      { pixels: [stranger.pixel, owner.pixel] },
      { type: String(owner.splash) },
      { type: `overlay-${owner.overlay}` },
    ];
    const before = await count();
    for (const body of bodies) {
      for (const [method, path] of [
        ['POST', 'url/add'],
        ['PUT', `url/${stranger.link}/update`],
      ] as const) {
        const answer = await bench.call(method, `/api/${path}`, {
          token: stranger.token,
          body: { url: 'https://example.org/', ...body },
        });
        expect([path, body, answer.status, answer.body.error]).toStrictEqual([path, body, 404, 1]);
      }
    }
    const domain = await bench.call('POST', '/api/url/add', {
      token: stranger.token,
      body: { url: 'https://example.org/', domain: `https://${owner.host}` },
    });
    assert.ok([400, 404].includes(domain.status), JSON.stringify(domain.body));
    expect(await count()).toBe(before);
  });

  it('are in no list', async () => {
    for (const [list, key, name] of [
      ['urls', 'urls', 'link'],
      ['domains', 'domains', 'domain'],
      ['campaigns', 'campaigns', 'campaign'],
      ['channels', 'channels', 'channel'],
      ['overlay', 'cta', 'overlay'],
      ['splash', 'splash', 'splash'],
      ['pixels', 'pixels', 'pixel'],
      ['qr', 'qrs', 'qr'],
      ['utm-templates', 'templates', 'utm-templates'],
    ] as const) {
      const { body } = await bench.call('GET', `/api/${list}?limit=100`, { token: stranger.token });
      assert.deepEqual(
        body.data[key].map(({ id }: { id: number }) => id),
        [stranger[name]],
        list,
      );
    }
  });
});
