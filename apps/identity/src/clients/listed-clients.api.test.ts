import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identityBench, redirectUri, type IdentityBench } from '../testing/identity-bench.test-helper.js';

const path = '/api/v1/oauth-clients';

describe('the list of OAuth clients', () => {
  let bench: IdentityBench;
  let token: string;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    bench = await identityBench();
    const manager = async () => bench.token({ user_uuid: (await bench.person()).uuid, scopes: ['clients:manage'] });
    token = await manager();
    const make = async (name: string, by: string) => {
      const body = { name, redirect_uris: [redirectUri], scopes: ['openid'] };
      const made = await bench.call('POST', path, { token: by, body });
      ids[name] = made.body.data.client_id;
    };
    for (const name of ['Chart room', 'bridge', 'Engine room']) await make(name, token);
    await make('Room of a stranger', await manager());
  });
  afterAll(() => bench.close());

  const read = (query: string) => bench.call('GET', `${path}?${query}`, { token });
  const names = async (query: string): Promise<string[]> =>
    (await read(query)).body.data.map(({ name }: { name: string }) => name);

  const nextOf = async (query: string) => new URL((await read(query)).body.links.next).search.slice(1);

  it('is found by a part of the name or by the whole id, and holds nothing of others', async () => {
    expect(await names('q=ROOM')).toStrictEqual(['Chart room', 'Engine room']);
    expect(await names(`q=${ids['bridge']}`)).toStrictEqual(['bridge']);
    expect(await names(`q=${ids['Room of a stranger']}`)).toStrictEqual([]);
    expect(await names('q=%25')).toStrictEqual([]);
  });

  it('is in the order that is asked for', async () => {
    expect(await names('')).toStrictEqual(['Chart room', 'bridge', 'Engine room']);
    expect(await names('sort=-created_at')).toStrictEqual(['Engine room', 'bridge', 'Chart room']);
    expect(await names('sort=name')).toStrictEqual(['bridge', 'Chart room', 'Engine room']);
    expect(await names('sort=-name')).toStrictEqual(['Engine room', 'Chart room', 'bridge']);
  });

  it('comes in pages, whose links go on where the last one ended', async () => {
    const { body } = await read('sort=name&per_page=2');
    expect([body.data.length, body.meta.total, body.meta.last_page]).toStrictEqual([2, 3, 2]);
    expect(await names(await nextOf('sort=name&per_page=2'))).toStrictEqual(['Engine room']);
    expect(await names('sort=name&per_page=2&page=2')).toStrictEqual(['Engine room']);
    expect((await read('')).body.meta).toBeUndefined();
  });

  it('refuses an order that it does not know, a page that is none, and one of another order', async () => {
    for (const [query, field] of [
      ['sort=owner', 'sort'],
      ['page=0', 'page'],
      ['cursor=x', 'cursor'],
      [(await nextOf('sort=name&per_page=2')).replace('sort=name', 'sort=-name'), 'cursor'],
    ] as const) {
      const { status, body } = await read(query);
      expect([status, Object.keys(body.errors)]).toStrictEqual([422, [field]]);
    }
  });
});
