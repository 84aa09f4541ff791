import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { scopeNames, systemRoles, type Permission } from '@platform/contracts';
import { agreedPage, AuthorizationMatrix, onePixel, type MatrixCaller, type MatrixRoute } from '@platform/testing';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
} from './testing/organizations-bench.test-helper.js';

const openapi = new URL('../openapi.json', import.meta.url);
const page = new URL('../../../docs/authorization/organizations.md', import.meta.url);
const lead =
  'Each route of `apps/organizations/openapi.json`, called by everybody: `may` is let in. Made and held by ' +
  '`apps/organizations/src/authorization.api.test.ts`; the roles are those of the organization in the path. ' +
  'That of the owner without a second factor demands one of its members (`docs/adr/0029`).';
/** Decided by whom the invitation is for or whose domain the address has, not by the caller's role. */
const personal = /^\/api\/v1\/invitations\/|\/join$/;
/** Answers every person about themselves: people who are not members have no permission. */
const check = '/api/v1/organizations/{uuid}/permissions';
const isBelow = ({ path }: MatrixRoute) => path.includes('/organizations/{uuid}') && path !== check;
const isClosed = ({ isOpen }: MatrixRoute) => !isOpen;
const withoutFactor = 'owner without a second factor';

describe('the authorization of the organizations API', () => {
  let bench: OrganizationsBench;
  let acme: TestOrganization;
  let strict: TestOrganization;
  let matrix: AuthorizationMatrix;

  beforeAll(async () => {
    bench = await organizationsBench({ MEMBER_ADD_LIMIT: '100000' });
    acme = await bench.organization();
    strict = await bench.organization();
    await bench.query(`UPDATE organization SET requires_mfa = true WHERE uuid = $1`, [strict.uuid]);
    const callers = [
      { name: 'no token', token: null },
      { name: 'a wrong token', token: 'nonsense' },
      { name: "a client's own token", token: await bench.token({ user_uuid: null }) },
      { name: 'owner of another organization', token: (await bench.organization()).token },
      { name: 'member without permissions', token: (await bench.member(acme)).token },
      ...(await Promise.all(Object.entries(systemRoles).map(([role, of]) => roleCaller(role, of.permissions)))),
      { name: withoutFactor, token: strict.token },
      ...(await Promise.all(scopeNames.map(scopeCaller))),
    ];
    matrix = await AuthorizationMatrix.of({ openapi, url: bench.url, callers, place, placeFor });
  });
  afterAll(() => bench.close());

  async function roleCaller(role: string, permissions: readonly Permission[]): Promise<MatrixCaller> {
    const token = role === 'owner' ? acme.token : (await bench.member(acme, [...permissions])).token;
    return { name: role, token };
  }

  /** The owner, with a token of one scope. */
  async function scopeCaller(scope: string): Promise<MatrixCaller> {
    return { name: `owner, \`${scope}\``, token: await bench.token({ user_uuid: acme.owner.uuid, scopes: [scope] }) };
  }

  async function place({ path }: MatrixRoute): Promise<Record<string, string>> {
    if (path.startsWith('/api/v1/invitations/'))
      return { uuid: (await made('invitations', { email: address() })).uuid };
    return { uuid: acme.uuid, ...(await childOf(path)) };
  }

  /** A caller who may delete an organization deletes another one of their own. */
  async function placeFor(route: MatrixRoute, { name }: MatrixCaller) {
    if (name === withoutFactor && isBelow(route)) return inStrict();
    const { method, path } = route;
    const isOwners = name === 'owner' || name.startsWith('owner, ');
    if (method !== 'DELETE' || !path.endsWith('/organizations/{uuid}') || !isOwners) return undefined;
    return { uuid: await another() };
  }

  /** Callers who may not read the organization do not learn whether the child exists. */
  function inStrict(): Record<string, string> {
    const children = ['userUuid', 'invitationUuid', 'linkUuid', 'domainUuid', 'entryUuid'];
    return {
      ...{ uuid: strict.uuid, role: '1', team: '1' },
      ...Object.fromEntries(children.map((name) => [name, randomUUID()])),
    };
  }

  async function childOf(path: string): Promise<Record<string, string>> {
    if (path.includes('{userUuid}')) return { userUuid: (await bench.member(acme)).uuid };
    if (path.includes('{role}')) return { role: String((await made('roles', role())).id) };
    if (path.includes('{invitationUuid}'))
      return { invitationUuid: (await made('invitations', { email: address() })).uuid };
    if (path.includes('{team}')) return { team: String((await made('teams', { name: `Team ${randomUUID()}` })).id) };
    if (path.includes('{linkUuid}')) return { linkUuid: (await made('invite-links', {})).uuid };
    if (path.includes('{domainUuid}')) return { domainUuid: (await made('domains', domain())).uuid };
    if (path.includes('{hash}')) return { hash: await aMark() };
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

  async function aMark(): Promise<string> {
    const { body } = await bench.call('PUT', `${acme.path}/branding/mark`, { ...acme, body: { picture: onePixel } });
    return body.data.mark_url.split('/').at(-1);
  }

  async function another(): Promise<string> {
    const body = { name: `Another ${randomUUID()}` };
    return (await bench.call('POST', '/api/v1/organizations', { token: acme.token, body })).body.data.uuid;
  }

  it('refuses every route without the token of a person, but the picture that pages show', () => {
    const open = matrix.unexpected('no token', /^401/).map((row) => row.split(':')[0]);
    expect(open).toStrictEqual(['GET /api/v1/organizations/branding/{hash}']);
    expect(matrix.unexpected('no token', /^401 unauthenticated$/, isClosed)).toStrictEqual([]);
    expect(matrix.unexpected('a wrong token', /^401 invalid_token$/, isClosed)).toStrictEqual([]);
    expect(matrix.unexpected("a client's own token", /^403 user_required$/, isClosed)).toStrictEqual([]);
  });

  it('opens to an owner what the scope of the token covers, and nothing else', () => {
    for (const scope of scopeNames) {
      const caller = `owner, \`${scope}\``;
      const isCovered = ({ scopes, path }: MatrixRoute) => scopes.includes(scope) && !personal.test(path);
      expect(
        matrix.unexpected(
          caller,
          /^403 insufficient_scope$/,
          ({ scopes, isOpen }) => !isOpen && !scopes.includes(scope),
        ),
      ).toStrictEqual([]);
      expect(matrix.unexpected(caller, /^may$/, isCovered)).toStrictEqual([]);
    }
  });

  it('refuses the owner of another organization', () => {
    const refused = /^(403 (not_a_member|domain_not_allowed)|404 not_found)$/;
    expect(matrix.unexpected('owner of another organization', refused, isBelow)).toStrictEqual([]);
  });

  it('refuses every route of an organization that demands a second factor to a sign-in without one', () => {
    const isOfMembers = (route: MatrixRoute) => isBelow(route) && !personal.test(route.path);
    expect(matrix.unexpected(withoutFactor, /^403 second_factor_required$/, isOfMembers)).toStrictEqual([]);
  });

  it('is what the committed page says', () => {
    const made = matrix.page('Who may call what: organizations', lead);
    expect(agreedPage(page, made)).toBe(made);
  });
});
