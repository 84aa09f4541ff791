import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { scopeNames, systemRoles, type Permission } from '@platform/contracts';
import {
  agreedPage,
  authorizationMatrix,
  matrixPage,
  may,
  type Matrix,
  type MatrixCaller,
  type MatrixRoute,
} from '@platform/testing';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
} from './testing/organizations-bench.test-helper.js';

const openapi = new URL('../openapi.json', import.meta.url);
const page = new URL('../../../docs/authorization/organizations.md', import.meta.url);
const lead =
  'Each route of `apps/organizations/openapi.json`, called by everybody: `may` is let in. Made and held by ' +
  '`apps/organizations/src/authorization.api.test.ts`; the roles are those of the organization in the path.';
/** Not decided by what the caller is in the organization: for whom the invitation is, or whose domain their address has. */
const personal = /^\/api\/v1\/invitations\/|\/join$/;
/** Answers everybody who asks for themselves: a stranger has none of the permissions. */
const check = '/api/v1/organizations/{uuid}/permissions';

describe('who may call what of organizations', () => {
  let bench: OrganizationsBench;
  let acme: TestOrganization;
  let matrix: Matrix;

  beforeAll(async () => {
    bench = await organizationsBench({ MEMBER_ADD_LIMIT: '100000' });
    acme = await bench.organization();
    const callers = [
      { name: 'no token', token: null },
      { name: 'a wrong token', token: 'nonsense' },
      { name: "a client's own token", token: await bench.token({ user_uuid: null }) },
      { name: 'owner of another organization', token: (await bench.organization()).token },
      { name: 'member without permissions', token: (await bench.member(acme)).token },
      ...(await Promise.all(Object.entries(systemRoles).map(([role, of]) => roleCaller(role, of.permissions)))),
      ...(await Promise.all(scopeNames.map(scopeCaller))),
    ];
    matrix = await authorizationMatrix({ openapi, url: bench.url, callers, place, placeFor });
  });
  afterAll(() => bench.close());

  async function roleCaller(role: string, permissions: readonly Permission[]): Promise<MatrixCaller> {
    const token = role === 'owner' ? acme.token : (await bench.member(acme, [...permissions])).token;
    return { name: role, token };
  }

  /** The owner with a token that may do one thing. */
  async function scopeCaller(scope: string): Promise<MatrixCaller> {
    return { name: `owner, \`${scope}\``, token: await bench.token({ user_uuid: acme.owner.uuid, scopes: [scope] }) };
  }

  async function place({ path }: MatrixRoute): Promise<Record<string, string>> {
    if (path.startsWith('/api/v1/invitations/')) return { uuid: (await made('invitations', { email: address() })).uuid };
    return { uuid: acme.uuid, ...(await childOf(path)) };
  }

  /** Whoever may delete an organization, deletes another one of theirs. */
  async function placeFor({ method, path }: MatrixRoute, { name }: MatrixCaller) {
    const isOwners = name === 'owner' || name.startsWith('owner, ');
    if (method !== 'DELETE' || !path.endsWith('/organizations/{uuid}') || !isOwners) return undefined;
    return { uuid: await another() };
  }

  async function childOf(path: string): Promise<Record<string, string>> {
    if (path.includes('{userUuid}')) return { userUuid: (await bench.member(acme)).uuid };
    if (path.includes('{role}')) return { role: String((await made('roles', role())).id) };
    if (path.includes('{invitationUuid}'))
      return { invitationUuid: (await made('invitations', { email: address() })).uuid };
    if (path.includes('{team}')) return { team: String((await made('teams', { name: `Team ${randomUUID()}` })).id) };
    if (path.includes('{linkUuid}')) return { linkUuid: (await made('invite-links', {})).uuid };
    if (path.includes('{domainUuid}')) return { domainUuid: (await made('domains', domain())).uuid };
    if (path.includes('{entryUuid}')) return { entryUuid: await anEntry() };
    return {};
  }

  const address = () => `${randomUUID()}@example.org`;
  const domain = () => ({ domain: `${randomUUID()}.com`, mode: 'manual' });
  const role = () => ({ name: `r-${randomUUID()}`, display_name: 'Made', permissions: [] });

  async function made(kind: string, body: object): Promise<{ uuid: string; id: number }> {
    const answer = await bench.call('POST', `${acme.path}/${kind}`, { token: acme.token, body });
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    return answer.body.data;
  }

  async function anEntry(): Promise<string> {
    const { body } = await bench.call('GET', `${acme.path}/audit-logs`, acme);
    return body.data[0].uuid;
  }

  async function another(): Promise<string> {
    const body = { name: `Another ${randomUUID()}` };
    return (await bench.call('POST', '/api/v1/organizations', { token: acme.token, body })).body.data.uuid;
  }

  const cells = (wanted: (route: MatrixRoute) => boolean, caller: string) =>
    matrix
      .filter(({ route }) => wanted(route))
      .map(({ route, cells: all }) => `${route.method} ${route.path}: ${all.get(caller)}`);
  const every = () => true;

  it('is nobody without a token of a person', () => {
    expect(cells(every, 'no token').filter((cell) => !cell.endsWith(': 401 unauthenticated'))).toStrictEqual([]);
    expect(cells(every, 'a wrong token').filter((cell) => !cell.endsWith(': 401 invalid_token'))).toStrictEqual([]);
    const own = cells(every, "a client's own token");
    expect(own.filter((cell) => !cell.endsWith(': 403 user_required'))).toStrictEqual([]);
  });

  it('is an owner only as far as the scope of the token goes', () => {
    for (const scope of scopeNames) {
      const caller = `owner, \`${scope}\``;
      const lacking = cells(({ scopes }) => !scopes.includes(scope), caller);
      expect(lacking.filter((cell) => !cell.endsWith(': 403 insufficient_scope'))).toStrictEqual([]);
      const enough = cells(({ scopes, path }) => scopes.includes(scope) && !personal.test(path), caller);
      expect(enough.filter((cell) => !cell.endsWith(`: ${may}`))).toStrictEqual([]);
    }
  });

  it('is nobody of another organization', () => {
    const isBelow = ({ path }: MatrixRoute) => path.includes('/organizations/{uuid}') && path !== check;
    const refused = / (403 (not_a_member|domain_not_allowed)|404 not_found)$/;
    const below = cells(isBelow, 'owner of another organization');
    expect(below.filter((cell) => !refused.test(cell))).toStrictEqual([]);
  });

  it('is what the page says that was agreed to', () => {
    const said = matrixPage('Who may call what: organizations', lead, matrix);
    expect(agreedPage(page, said)).toBe(said);
  });
});
