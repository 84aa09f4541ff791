import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { apiKeyScopes, scopeNames } from '@platform/contracts';
import {
  agreedPage,
  authorizationMatrix,
  matrixPage,
  may,
  type Matrix,
  type MatrixCaller,
  type MatrixRoute,
} from '@platform/testing';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';

const openapi = new URL('../../openapi.json', import.meta.url);
const page = new URL('../../../../docs/authorization/links.md', import.meta.url);
const lead =
  'Each route of `apps/links/openapi.json`, called by everybody: `may` is let in. Made and held by ' +
  '`apps/links/src/contract/authorization.api.test.ts`. What the path names belongs to one account; the other callers are of another one.';

/** A body that makes one of the things that a path can name. */
const made: Record<string, () => object> = {
  url: () => ({ url: 'https://example.org/' }),
  domain: () => ({ domain: `https://${randomUUID()}.example.com` }),
  campaign: () => ({ name: randomUUID() }),
  channel: () => ({ name: randomUUID() }),
  overlay: () => ({ type: 'message', name: randomUUID(), settings: { text: 'T' } }),
  splash: () => ({ name: randomUUID() }),
  pixel: () => ({ type: 'bing', name: randomUUID(), tag: String(Math.floor(1e11 * (1 + Math.random()))) }),
  qr: () => ({ type: 'text', data: 'x' }),
  bio: () => ({ title: 'Page' }),
};

describe('who may call what of links', () => {
  let bench: LinksBench;
  let owner: Awaited<ReturnType<LinksBench['account']>>;
  let matrix: Matrix;

  beforeAll(async () => {
    bench = await linksBench({ LINKS_STATIC_DNS: '*=go.example' });
    owner = await bench.account();
    const stranger = await bench.account('Eve');
    const callers: MatrixCaller[] = [
      { name: 'no key', token: null },
      { name: 'a wrong key', token: 'nonsense' },
      { name: 'expired key', token: await bench.key(owner.id, new Date(Date.now() - 1_000)) },
      { name: 'key of another account', token: stranger.token },
      { name: 'key', token: owner.token },
      { name: 'read-only key', token: await keyWith(['account:read', 'links:read']) },
      ...(await Promise.all(
        apiKeyScopes.map(async (scope) => ({ name: `key, \`${scope}\``, token: await keyWith([scope]) })),
      )),
      { name: "a client's own token", token: await bench.token({ user_uuid: null }) },
      { name: 'token of another person', token: await tokenOf(stranger.user.uuid, { is_trusted: true }) },
      { name: 'token', token: await tokenOf(owner.user.uuid) },
      { name: 'first-party token', token: await tokenOf(owner.user.uuid, { is_trusted: true }) },
      ...(await Promise.all(
        scopeNames.map(async (scope) => ({
          name: `token, \`${scope}\``,
          token: await tokenOf(owner.user.uuid, { scopes: [scope] }),
        })),
      )),
    ];
    matrix = await authorizationMatrix({ openapi, url: bench.url, callers, place });
  });
  afterAll(() => bench.close());

  const tokenOf = (user_uuid: string, record: object = {}) => bench.token({ user_uuid, ...record });

  async function keyWith(scopes: string[]): Promise<string> {
    const { status, body } = await bench.call('POST', '/api/account/keys', { token: owner.token, body: { scopes } });
    assert.equal(status, 200, JSON.stringify(body));
    return body.key;
  }

  async function add(kind: string): Promise<string> {
    const [path, body] = kind === 'keys' ? ['account/keys', {}] : [`${kind}/add`, made[kind]!()];
    const answer = await bench.call('POST', `/api/${path}`, { token: owner.token, body });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return String(answer.body.id);
  }

  async function place({ path }: MatrixRoute): Promise<Record<string, string>> {
    const [, kind = ''] = /(\w+)\/\{id\}/.exec(path) ?? [];
    if (path.includes('/statistics/{type}/')) return { type: 'links', id: await add('url') };
    return {
      ...(path.includes('{id}') && { id: await add(kind) }),
      ...(path.includes('{linkId}') && { linkId: await add('url') }),
      ...(path.includes('{type}') && { type: 'links', itemId: await add('url') }),
    };
  }

  const cells = (wanted: (route: MatrixRoute) => boolean, caller: string) =>
    matrix
      .filter(({ route }) => wanted(route))
      .map(({ route, cells: all }) => `${route.method} ${route.path}: ${all.get(caller)}`);
  const isOwners = ({ path }: MatrixRoute) => path.startsWith('/api/v1/links/');
  const isKeys = (route: MatrixRoute) => !isOwners(route);
  const every = () => true;
  const refused = / 40[134] \w+$/;

  it('is nobody without a live key, or a token of a person', () => {
    for (const caller of ['no key', 'a wrong key', 'expired key'])
      expect(cells(every, caller).filter((cell) => !/: 401 \w+$/.test(cell))).toStrictEqual([]);
    expect(cells(every, "a client's own token").filter((cell) => !refused.test(cell))).toStrictEqual([]);
  });

  it('is nobody with the key or the token of somebody else', () => {
    const names = ({ path }: MatrixRoute) => path.includes('{');
    for (const [caller, routes] of [
      ['key of another account', isKeys],
      ['token of another person', isOwners],
    ] as const)
      expect(
        cells((route) => names(route) && routes(route), caller).filter((cell) => !cell.endsWith(': 404 not_found')),
      ).toStrictEqual([]);
  });

  it('is a key on its routes, a token with its scope on the others, and neither there nor here', () => {
    expect(cells(isKeys, 'key').filter((cell) => !cell.endsWith(`: ${may}`))).toStrictEqual([]);
    expect(cells(isOwners, 'first-party token').filter((cell) => !cell.endsWith(`: ${may}`))).toStrictEqual([]);
    expect(cells(isOwners, 'key').filter((cell) => !/: 401 \w+$/.test(cell))).toStrictEqual([]);
    expect(cells(isKeys, 'first-party token').filter((cell) => !/: 401 \w+$/.test(cell))).toStrictEqual([]);
    for (const scope of scopeNames.filter((name) => name !== 'links:manage'))
      expect(cells(isOwners, `token, \`${scope}\``).filter((cell) => !/: 403 \w+$/.test(cell))).toStrictEqual([]);
  });

  it('is no key that only reads where something is changed', () => {
    const reads = /\/api\/url\/(get|stats)$/;
    const changes = (route: MatrixRoute) => isKeys(route) && route.method !== 'GET' && !reads.test(route.path);
    expect(cells(changes, 'read-only key').filter((cell) => !cell.endsWith(': 403 insufficient_scope'))).toStrictEqual(
      [],
    );
  });

  it('is what the page says that was agreed to', () => {
    const said = matrixPage('Who may call what: links', lead, matrix);
    expect(agreedPage(page, said)).toBe(said);
  });
});
