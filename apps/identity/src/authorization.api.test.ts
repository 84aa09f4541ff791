import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { scopeNames } from '@platform/contracts';
import {
  agreedPage,
  authorizationMatrix,
  matrixPage,
  may,
  type Matrix,
  type MatrixCaller,
  type MatrixRoute,
} from '@platform/testing';
import { identityBench, redirectUri, type IdentityBench } from './testing/identity-bench.test-helper.js';

const openapi = new URL('../openapi.json', import.meta.url);
const page = new URL('../../../docs/authorization/identity.md', import.meta.url);
const lead =
  'Each route of `apps/identity/openapi.json`, called by everybody: `may` is let in. Made and held by ' +
  '`apps/identity/src/authorization.api.test.ts`. What the path of an account names is not there: 404 is said to who may ask.';

describe('who may call what of identity', () => {
  let bench: IdentityBench;
  let owner: string;
  let matrix: Matrix;

  beforeAll(async () => {
    bench = await identityBench({ API_RATE_LIMIT: '100000' });
    const { uuid } = await bench.person({ isVerified: true });
    const stranger = (await bench.person({ isVerified: true })).uuid;
    const ofPerson = async (user_uuid: string | null, record: object = {}) =>
      bench.token({ user_uuid, is_trusted: false, ...record });
    owner = await ofPerson(uuid);
    const callers: MatrixCaller[] = [
      { name: 'no token', token: null },
      { name: 'a wrong token', token: 'nonsense' },
      { name: "a client's own token", token: await ofPerson(null) },
      { name: 'another person', token: await ofPerson(stranger) },
      { name: 'the person', token: owner },
      { name: 'the person, first-party', token: await ofPerson(uuid, { is_trusted: true }) },
      ...(await Promise.all(
        scopeNames.map(async (scope) => ({
          name: `the person, \`${scope}\``,
          token: await ofPerson(uuid, { scopes: [scope] }),
        })),
      )),
    ];
    matrix = await authorizationMatrix({ openapi, url: bench.url, callers, place });
  });
  afterAll(() => bench.close());

  async function place({ path }: MatrixRoute): Promise<Record<string, string>> {
    if (path.startsWith('/api/v1/oauth-clients/{client_id}')) return { client_id: await aClient() };
    return { client_id: 'none', id: 'none', uuid: '01890000-0000-7000-8000-000000000000' };
  }

  async function aClient(): Promise<string> {
    const body = { name: 'Made', type: 'confidential', redirect_uris: [redirectUri], scopes: ['openid'] };
    const answer = await bench.call('POST', '/api/v1/oauth-clients', { token: owner, body });
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    return answer.body.data.client_id;
  }

  const cells = (wanted: (route: MatrixRoute) => boolean, caller: string) =>
    matrix
      .filter(({ route }) => wanted(route))
      .map(({ route, cells: all }) => `${route.method} ${route.path}: ${all.get(caller)}`);
  const every = () => true;
  const ofClients = ({ path }: MatrixRoute) => path.startsWith('/api/v1/oauth-clients');
  const ofAccount = ({ path }: MatrixRoute) => path.startsWith('/api/v1/account');

  it('is nobody without a token of a person', () => {
    expect(cells(every, 'no token').filter((cell) => !cell.endsWith(': 401 unauthenticated'))).toStrictEqual([]);
    expect(cells(every, 'a wrong token').filter((cell) => !cell.endsWith(': 401 invalid_token'))).toStrictEqual([]);
    expect(cells(every, "a client's own token").filter((cell) => !/: 403 \w+$/.test(cell))).toStrictEqual([]);
  });

  it('are first-party clients alone where it is about the account itself', () => {
    expect(cells(ofAccount, 'the person').filter((cell) => !/: 403 \w+$/.test(cell))).toStrictEqual([]);
    const letIn = /: (may|404 not_found|403 reauthentication_required)$/;
    expect(cells(ofAccount, 'the person, first-party').filter((cell) => !letIn.test(cell))).toStrictEqual([]);
  });

  it('is the owner of a client with the scope for it', () => {
    for (const scope of scopeNames.filter((name) => name !== 'clients:manage'))
      expect(
        cells(ofClients, `the person, \`${scope}\``).filter((cell) => !cell.endsWith(': 403 insufficient_scope')),
      ).toStrictEqual([]);
    const allowed = cells(ofClients, 'the person, `clients:manage`');
    expect(allowed.filter((cell) => !cell.endsWith(`: ${may}`))).toStrictEqual([]);
    const strangers = cells((route) => ofClients(route) && route.path.includes('{'), 'another person');
    expect(strangers.filter((cell) => !cell.endsWith(': 404 not_found'))).toStrictEqual([]);
  });

  it('is what the page says that was agreed to', () => {
    const said = matrixPage('Who may call what: identity', lead, matrix);
    expect(agreedPage(page, said)).toBe(said);
  });
});
