import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Permission } from '@platform/contracts';
import { onePixel } from '@platform/testing';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
} from './testing/organizations-bench.test-helper.js';

interface Route {
  method: string;
  /** Below the organization. */
  at: string;
  scope: 'org:read' | 'org:manage';
  /** Callers without it get 403; null when every member may, or when the route decides by something else. */
  needs: Permission | null;
  /** A valid body; null for routes without one. */
  body: object | null;
  /** Whether the body can be invalid. */
  wrong?: object;
  /** Whether the path names a child that exists. */
  hasChild?: boolean;
}

describe('every route of branding, members, roles and invitations', () => {
  let bench: OrganizationsBench;
  let acme: TestOrganization;
  let other: TestOrganization;
  let routes: Route[];
  beforeAll(async () => {
    bench = await organizationsBench({ MEMBER_ADD_LIMIT: '100000' });
    [acme, other] = [await bench.organization(), await bench.organization()];
    routes = routesWith(await children(acme));
  });
  afterAll(() => bench.close());

  async function children({ path, token }: TestOrganization) {
    const member = await bench.member({ path, token, uuid: path.split('/').at(-1)!, owner: acme?.owner }, []);
    const role = { name: 'auditor', display_name: 'Auditor', permissions: [] };
    const { id } = (await bench.call('POST', `${path}/roles`, { token, body: role })).body.data as { id: number };
    const invited = { email: `${randomUUID()}@example.org` };
    const { uuid } = (await bench.call('POST', `${path}/invitations`, { token, body: invited })).body.data as {
      uuid: string;
    };
    return { member: member.uuid, role: id, invitation: uuid };
  }

  function routesWith({ member, role, invitation }: { member: string; role: number; invitation: string }): Route[] {
    const read = { scope: 'org:read', body: null } as const;
    const manage = { scope: 'org:manage', body: null } as const;
    const email = { email: `${randomUUID()}@example.org` };
    const wrongEmail = { email: 'nonsense' };
    const newRole = { name: 'new', display_name: 'New', permissions: [] };
    return [
      { ...read, method: 'GET', at: '', needs: null },
      { ...manage, method: 'PUT', at: '', needs: 'manage_organization', body: {}, wrong: { name: '' } },
      { ...manage, method: 'PATCH', at: '', needs: 'manage_organization', body: {}, wrong: { description: 7 } },
      { ...manage, method: 'POST', at: '/transfer-ownership', needs: null, body: { user_uuid: member }, wrong: {} },
      { ...read, method: 'GET', at: '/branding', needs: null },
      ...['PUT', 'PATCH'].map((method): Route => ({
        ...manage,
        method,
        at: '/branding',
        needs: 'manage_organization',
        body: { accent: '#0b6b47' },
        wrong: { accent: 'green' },
      })),
      ...['PUT', 'PATCH'].map((method): Route => ({
        ...manage,
        method,
        at: '/branding/mark',
        needs: 'manage_organization',
        body: { picture: onePixel },
        wrong: { picture: 'green' },
      })),
      { ...manage, method: 'DELETE', at: '/branding/mark', needs: 'manage_organization' },
      { ...read, method: 'GET', at: '/members', needs: 'view_members' },
      { ...manage, method: 'POST', at: '/members', needs: 'manage_members', body: email, wrong: wrongEmail },
      { ...read, method: 'GET', at: `/members/${member}`, needs: 'view_members', hasChild: true },
      ...['PUT', 'PATCH'].map((method): Route => ({
        ...manage,
        method,
        at: `/members/${member}`,
        needs: 'manage_members',
        body: { role: 'viewer' },
        wrong: { role: 7 },
        hasChild: true,
      })),
      { ...manage, method: 'DELETE', at: `/members/${member}`, needs: 'remove_members', hasChild: true },
      { ...read, method: 'GET', at: '/roles', needs: null },
      { ...manage, method: 'POST', at: '/roles', needs: 'manage_roles', body: newRole, wrong: { name: 'x' } },
      { ...read, method: 'GET', at: `/roles/${role}`, needs: null, hasChild: true },
      ...['PUT', 'PATCH'].map((method): Route => ({
        ...manage,
        method,
        at: `/roles/${role}`,
        needs: 'manage_roles',
        body: {},
        wrong: { permissions: ['fly'] },
        hasChild: true,
      })),
      { ...manage, method: 'DELETE', at: `/roles/${role}`, needs: 'manage_roles', hasChild: true },
      { ...read, method: 'GET', at: '/invitations', needs: 'invite_members' },
      { ...manage, method: 'POST', at: '/invitations', needs: 'invite_members', body: email, wrong: wrongEmail },
      {
        ...manage,
        method: 'POST',
        at: '/invitations/bulk',
        needs: 'invite_members',
        body: { invitations: [email] },
        wrong: { invitations: [] },
      },
      { ...read, method: 'GET', at: `/invitations/${invitation}`, needs: 'invite_members', hasChild: true },
      { ...manage, method: 'POST', at: `/invitations/${invitation}/resend`, needs: 'invite_members', hasChild: true },
      { ...manage, method: 'DELETE', at: `/invitations/${invitation}`, needs: 'invite_members', hasChild: true },
      { ...manage, method: 'DELETE', at: '', needs: null },
    ];
  }

  async function facts(): Promise<string[]> {
    const sums: string[] = [];
    for (const table of ['organization', 'member', 'role', 'invitation', 'outbox_event']) {
      const [row] = await bench.query(`SELECT md5(string_agg(t::text, '' ORDER BY t::text)) AS sum FROM ${table} t`);
      sums.push(row.sum);
    }
    return sums;
  }

  async function refuses(
    status: number,
    error: string,
    attempt: (route: Route) => { token?: string; path?: string; rawBody?: string; body?: object | null } | null,
  ): Promise<void> {
    const before = await facts();
    let tried = 0;
    for (const route of routes) {
      const options = attempt(route);
      if (!options) continue;
      tried++;
      const { path = acme.path + route.at, token, rawBody, body = route.body } = options;
      const answer = await bench.call(route.method, path, {
        ...(token && { token }),
        ...(route.method !== 'GET' && (rawBody !== undefined ? { rawBody } : body && { body })),
      });
      assert.deepEqual([answer.status, answer.body.error], [status, error], `${route.method} ${path}`);
      expect(typeof answer.body.message).toBe('string');
    }
    expect(tried).toBeGreaterThan(0);
    assert.deepEqual(await facts(), before, 'nothing changed');
  }

  it('answers 401 without a token and with an unknown one, whatever else is wrong', async () => {
    await refuses(401, 'unauthenticated', () => ({ rawBody: '{' }));
    await refuses(401, 'invalid_token', () => ({ token: 'unknown', rawBody: '{' }));
  });

  it('answers 403 without the scope, whatever else is wrong', async () => {
    const scopes = { 'org:read': ['org:manage'], 'org:manage': ['org:read'] };
    const tokens = {
      'org:read': await bench.token({ user_uuid: acme.owner.uuid, scopes: scopes['org:read'] }),
      'org:manage': await bench.token({ user_uuid: acme.owner.uuid, scopes: scopes['org:manage'] }),
    };
    await refuses(403, 'insufficient_scope', ({ scope }) => ({ token: tokens[scope], rawBody: '{' }));
  });

  it("answers 403 to a client's own token", async () => {
    const token = await bench.token({ user_uuid: null });
    await refuses(403, 'user_required', () => ({ token, rawBody: '{' }));
  });

  it('answers 404 for an organization that is unknown, deleted or no id', async () => {
    const gone = await bench.organization();
    await bench.call('DELETE', gone.path, { token: gone.token });
    for (const uuid of [randomUUID(), gone.uuid, 'x', '%00']) {
      const path = (at: string) => `/api/v1/organizations/${uuid}${at}`;
      await refuses(404, 'organization_not_found', ({ at }) => ({ token: gone.token, path: path(at), rawBody: '{' }));
    }
  });

  it('answers 403 to who is not a member, also of another organization', async () => {
    await refuses(403, 'not_a_member', () => ({ token: other.token, rawBody: '{' }));
  });

  it('answers 403 without the permission, before it looks for the child or at the body', async () => {
    const nobody = await bench.member(acme, []);
    await refuses(403, 'insufficient_permission', ({ needs, at }) =>
      needs ? { token: nobody.token, path: acme.path + at, rawBody: '{' } : null,
    );
    const isOwners = ({ at, scope, needs }: Route) => scope === 'org:manage' && !needs && at !== '/members';
    await refuses(403, 'owner_only', (route) => (isOwners(route) ? { token: nobody.token, rawBody: '{' } : null));
  });

  it('answers 404 for the child of another organization, before it looks at the body', async () => {
    const foreign = routesWith(await children(other)).map(({ at }) => at);
    await refuses(404, 'not_found', (route) =>
      route.hasChild
        ? {
            token: acme.token,
            path: acme.path + foreign[routes.indexOf(route)],
            ...(route.wrong && { body: route.wrong }),
          }
        : null,
    );
  });

  it('answers 400 to a body that cannot be read', async () => {
    await refuses(400, 'invalid_request', ({ body }) => (body ? { token: acme.token, rawBody: '{"role":' } : null));
    await refuses(400, 'invalid_request', ({ body }) => (body ? { token: acme.token, rawBody: '["x"]' } : null));
  });

  it('answers 422 to a field that fails', async () => {
    await refuses(422, 'validation_failed', ({ wrong }) => (wrong ? { token: acme.token, body: wrong } : null));
  });

  it('answers 403 to every change while the organization is suspended, and shows it', async () => {
    await bench.query(`UPDATE organization SET is_active = false WHERE uuid = $1`, [acme.uuid]);
    await refuses(403, 'organization_inactive', ({ scope }) => (scope === 'org:manage' ? { token: acme.token } : null));
    for (const { method, at } of routes.filter(({ scope }) => scope === 'org:read'))
      assert.equal((await bench.call(method, acme.path + at, { token: acme.token })).status, 200, at);
    await bench.query(`UPDATE organization SET is_active = true WHERE uuid = $1`, [acme.uuid]);
  });

  it('succeeds for who may', async () => {
    const expected: Record<string, number> = { POST: 201, DELETE: 204 };
    for (const { method, at, body } of routes) {
      // Ends without a transfer, so that the owner can continue; other tests check the transfer.
      if (at === '/transfer-ownership') continue;
      const isOther = /bulk$|resend$|transfer/.test(at) || (method === 'DELETE' && at.startsWith('/invitations'));
      const status = isOther ? 200 : (expected[method] ?? 200);
      const given = at === '/members' && method === 'POST' ? { email: other.owner.email } : body;
      const answer = await bench.call(method, acme.path + at, { token: acme.token, ...(given && { body: given }) });
      assert.equal(answer.status, status, `${method} ${at} ${JSON.stringify(answer.body)}`);
    }
  });
});
