import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { apiKeyScopes, scopeNames } from '@platform/contracts';
import { agreedPage, AuthorizationMatrix, type MatrixCaller, type MatrixRoute } from '@platform/testing';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';

const openapi = new URL('../../openapi.json', import.meta.url);
const page = new URL('../../../../docs/authorization/links.md', import.meta.url);
const lead =
  'Each route of `apps/links/openapi.json`, called by everybody: `may` is let in. Made and held by ' +
  '`apps/links/src/contract/authorization.api.test.ts`. What the path names belongs to one account; ' +
  'the other callers are of another one.';

/** A body that creates one of the resources that a path can name. */
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
  'utm-templates': () => ({ name: randomUUID(), source: 'x' }),
};

describe('the authorization of the links API', () => {
  let bench: LinksBench;
  let owner: Awaited<ReturnType<LinksBench['account']>>;
  let matrix: AuthorizationMatrix;

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
    matrix = await AuthorizationMatrix.of({ openapi, url: bench.url, callers, place, atOnce: 8 });
  }, 300_000);
  afterAll(() => bench.close());

  const tokenOf = (user_uuid: string, record: object = {}) => bench.token({ user_uuid, ...record });

  async function keyWith(scopes: string[]): Promise<string> {
    const { status, body } = await bench.call('POST', '/api/account/keys', { token: owner.token, body: { scopes } });
    assert.equal(status, 200, JSON.stringify(body));
    return body.key;
  }

  async function add(kind: string): Promise<string> {
    if (kind === 'imports') return anImport();
    const paths: Record<string, string> = { keys: 'account/keys', 'utm-templates': kind };
    const [path, body] = [paths[kind] ?? `${kind}/add`, made[kind]?.() ?? {}];
    const answer = await bench.call('POST', `/api/${path}`, { token: owner.token, body });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return String(answer.body.id);
  }

  async function anImport(): Promise<string> {
    const headers = { 'content-type': 'text/csv' };
    const rawBody = 'url\nhttps://example.org/\n';
    const { status, body } = await bench.call('POST', '/api/urls/imports', { token: owner.token, rawBody, headers });
    assert.equal(status, 200, JSON.stringify(body));
    return String(body.data.id);
  }

  async function place({ path }: MatrixRoute): Promise<Record<string, string>> {
    const [, kind = ''] = /([\w-]+)\/\{id\}/.exec(path) ?? [];
    if (path.includes('/statistics/{type}/')) return { type: 'links', id: await add('url') };
    return {
      ...(path.includes('{alias}') && { alias: 'not-taken' }),
      ...(path.includes('{id}') && { id: await add(kind) }),
      ...(path.includes('{linkId}') && { linkId: await add('url') }),
      ...(path.includes('{type}') && { type: 'links', itemId: await add('url') }),
    };
  }

  const isOwners = ({ path }: MatrixRoute) => path.startsWith('/api/v1/links/');
  const isKeys = (route: MatrixRoute) => !isOwners(route);

  it('refuses every route without a valid key or the token of a person', () => {
    for (const caller of ['no key', 'a wrong key', 'expired key'])
      expect(matrix.unexpected(caller, /^401 \w+$/)).toStrictEqual([]);
    expect(matrix.unexpected("a client's own token", /^40[134] \w+$/)).toStrictEqual([]);
  });

  it('finds nothing of another account', () => {
    // Whether an alias is free is the same for everybody.
    const names = ({ path }: MatrixRoute) => path.includes('{') && !path.includes('{alias}');
    for (const [caller, routes] of [
      ['key of another account', isKeys],
      ['token of another person', isOwners],
    ] as const)
      expect(matrix.unexpected(caller, /^404 not_found$/, (route) => names(route) && routes(route))).toStrictEqual([]);
  });

  it('takes keys below /api and tokens with links:manage below /api/v1/links, and neither elsewhere', () => {
    expect(matrix.unexpected('key', /^may$/, isKeys)).toStrictEqual([]);
    expect(matrix.unexpected('first-party token', /^may$/, isOwners)).toStrictEqual([]);
    expect(matrix.unexpected('key', /^401 \w+$/, isOwners)).toStrictEqual([]);
    expect(matrix.unexpected('first-party token', /^401 \w+$/, isKeys)).toStrictEqual([]);
    for (const scope of scopeNames.filter((name) => name !== 'links:manage'))
      expect(matrix.unexpected(`token, \`${scope}\``, /^403 \w+$/, isOwners)).toStrictEqual([]);
  });

  it('refuses a read-only key where something is changed', () => {
    const reads = /\/api\/(url\/(get|stats)|urls\/imports\/preview|(qr|overlay|splash|bio)\/preview)$/;
    const changes = (route: MatrixRoute) => isKeys(route) && route.method !== 'GET' && !reads.test(route.path);
    expect(matrix.unexpected('read-only key', /^403 insufficient_scope$/, changes)).toStrictEqual([]);
  });

  it('is what the committed page says', () => {
    const made = matrix.page('Who may call what: links', lead);
    expect(agreedPage(page, made)).toBe(made);
  });
});
