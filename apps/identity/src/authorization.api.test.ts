import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { scopeNames } from '@platform/contracts';
import { agreedPage, AuthorizationMatrix, onePixel, type MatrixCaller, type MatrixRoute } from '@platform/testing';
import { identityBench, redirectUri, type IdentityBench } from './testing/identity-bench.test-helper.js';

const openapi = new URL('../openapi.json', import.meta.url);
const page = new URL('../../../docs/authorization/identity.md', import.meta.url);
const lead =
  'Each route of `apps/identity/openapi.json`, called by everybody: `may` is let in. Made and held by ' +
  '`apps/identity/src/authorization.api.test.ts`. What the path of an account names is not there: ' +
  '404 is said to who may ask.';

describe('the authorization of the identity API', () => {
  let bench: IdentityBench;
  let owner: string;
  let matrix: AuthorizationMatrix;

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
    matrix = await AuthorizationMatrix.of({ openapi, url: bench.url, callers, place });
  });
  afterAll(() => bench.close());

  async function place({ path }: MatrixRoute): Promise<Record<string, string>> {
    if (path.includes('{hash}')) return { hash: await aMark() };
    if (path.startsWith('/api/v1/oauth-clients/{client_id}')) return { client_id: await aClient() };
    return { client_id: 'none', id: 'none', uuid: '01890000-0000-7000-8000-000000000000' };
  }

  async function aClient(): Promise<string> {
    const body = { name: 'Made', type: 'confidential', redirect_uris: [redirectUri], scopes: ['openid'] };
    const answer = await bench.call('POST', '/api/v1/oauth-clients', { token: owner, body });
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    return answer.body.data.client_id;
  }

  async function aMark(): Promise<string> {
    const at = `/api/v1/oauth-clients/${await aClient()}/branding/mark`;
    const { body } = await bench.call('PUT', at, { token: owner, body: { picture: onePixel } });
    return body.data.mark_url.split('/').at(-1);
  }

  const isClosed = ({ isOpen }: MatrixRoute) => !isOpen;
  const ofClients = ({ path, isOpen }: MatrixRoute) => path.startsWith('/api/v1/oauth-clients') && !isOpen;
  const ofAccount = ({ path }: MatrixRoute) => path.startsWith('/api/v1/account');

  it('refuses every route without the token of a person, but the picture that pages show', () => {
    const open = matrix.unexpected('no token', /^401/).map((row) => row.split(':')[0]);
    expect(open).toStrictEqual(['GET /api/v1/oauth-clients/branding/{hash}']);
    expect(matrix.unexpected('no token', /^401 unauthenticated$/, isClosed)).toStrictEqual([]);
    expect(matrix.unexpected('a wrong token', /^401 invalid_token$/, isClosed)).toStrictEqual([]);
    expect(matrix.unexpected("a client's own token", /^403 \w+$/, isClosed)).toStrictEqual([]);
  });

  it('opens the routes of the account to trusted clients only', () => {
    expect(matrix.unexpected('the person', /^403 \w+$/, ofAccount)).toStrictEqual([]);
    const letIn = /^(may|404 not_found|403 reauthentication_required)$/;
    expect(matrix.unexpected('the person, first-party', letIn, ofAccount)).toStrictEqual([]);
  });

  it('opens OAuth clients to their owner with the scope clients:manage', () => {
    for (const scope of scopeNames.filter((name) => name !== 'clients:manage'))
      expect(matrix.unexpected(`the person, \`${scope}\``, /^403 insufficient_scope$/, ofClients)).toStrictEqual([]);
    expect(matrix.unexpected('the person, `clients:manage`', /^may$/, ofClients)).toStrictEqual([]);
    const ofOne = (route: MatrixRoute) => ofClients(route) && route.path.includes('{');
    expect(matrix.unexpected('another person', /^404 not_found$/, ofOne)).toStrictEqual([]);
  });

  it('is what the committed page says', () => {
    const made = matrix.page('Who may call what: identity', lead);
    expect(agreedPage(page, made)).toBe(made);
  });
});
