import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { permissionNames } from '@platform/contracts';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
} from '../testing/organizations-bench.test-helper.js';

describe('roles', () => {
  let bench: OrganizationsBench;
  let acme: TestOrganization;
  beforeAll(async () => {
    bench = await organizationsBench({ MEMBER_ADD_LIMIT: '1000' });
    acme = await bench.organization();
  });
  afterAll(() => bench.close());

  const auditor = { name: 'Auditor', display_name: 'The auditor', permissions: ['view_audit_logs', 'view_members'] };
  const create = (body: object, { path, token } = acme) => bench.call('POST', `${path}/roles`, { token, body });
  const eventsOf = async (type: 'role.created' | 'role.updated' | 'role.deleted', { uuid } = acme) =>
    (await bench.outbox(type)).filter(({ payload }) => (payload.organization as { uuid: string }).uuid === uuid);
  const audited = (uuid: string) => bench.query(`SELECT event FROM audit_entry WHERE organization_uuid = $1`, [uuid]);

  it('are created with a slug as name, and each permission once in the order of the table', async () => {
    const { status, body } = await create({
      name: '  3. Prüfer & Co_1 ',
      display_name: ' Prüfer ',
      permissions: ['view_members', 'manage_members', 'view_members'],
    });
    expect(status).toBe(201);
    const { id, ...rest } = body.data;
    expect(typeof id).toBe('number');
    expect(rest).toStrictEqual({
      name: 'pruefer-and-co_1',
      display_name: 'Prüfer',
      permissions: ['manage_members', 'view_members'],
      is_system: false,
      is_default: false,
      members_count: 0,
    });
    const [event] = (await eventsOf('role.created')).slice(-1);
    expect((event!.payload as { role: object }).role).toStrictEqual({
      id,
      name: rest.name,
      display_name: 'Prüfer',
      permissions: rest.permissions,
    });
  });

  it('are a plain list, or a page when a page is asked for', async () => {
    const organization = await bench.organization();
    await create(auditor, organization);
    const path = `${organization.path}/roles`;
    const read = async (query: string) => bench.call('GET', path + query, organization);
    const all = (await read('')).body;
    expect([Object.keys(all), all.data.length]).toStrictEqual([['data'], 5]);
    const { data, links, meta } = (await read('?per_page=2&page=3')).body;
    expect([data, links.next]).toStrictEqual([all.data.slice(4), null]);
    expect([meta.from, meta.to, meta.total, meta.last_page]).toStrictEqual([5, 5, 5, 3]);
    expect(links.prev.endsWith(`${path}?per_page=2&page=2`)).toBeTruthy();
    for (const [query, field] of [
      ['per_page=0', 'per_page'],
      ['per_page=x', 'per_page'],
      ['page=0', 'page'],
    ] as const) {
      const { status, body } = await read(`?${query}`);
      expect([status, Object.keys(body.errors ?? {})]).toStrictEqual([422, [field]]);
    }
  });

  it('are listed and found by id and by name, by any member', async () => {
    const organization = await bench.organization();
    const made = (await create(auditor, organization)).body.data;
    const member = await bench.member(organization, []);
    const read = (path: string) => bench.call('GET', `${organization.path}/roles${path}`, { token: member.token });
    const names = (await read('')).body.data.map((role: { name: string }) => role.name);
    expect(names.slice(0, 5)).toStrictEqual(['owner', 'admin', 'member', 'viewer', 'auditor']);
    expect((await read(`/${made.id}`)).body.data).toStrictEqual(made);
    expect((await read('/auditor')).body.data).toStrictEqual(made);
    expect((await read('/owner')).body.data.members_count).toBe(1);
  });

  it('of another organization are not found, by id or name', async () => {
    const [mine, other] = [await bench.organization(), await bench.organization()];
    const { id } = (await create(auditor, other)).body.data;
    for (const role of [id, 'auditor', 0, 999999999, 99999999999, '-1', 'A', '1e1', '%00']) {
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
        const answer = await bench.call(method, `${mine.path}/roles/${role}`, {
          token: mine.token,
          ...(method.startsWith('P') && { body: {} }),
        });
        assert.deepEqual([answer.status, answer.body.error], [404, 'not_found'], `${method} ${role}`);
      }
    }
  });

  it('are refused when invalid, and nothing is created', async () => {
    const organization = await bench.organization();
    expect((await create(auditor, organization)).status).toBe(201);
    const cases: [object, number, string, string?][] = [
      [{ ...auditor, name: '東京 123' }, 422, 'validation_failed', 'name'],
      [{ ...auditor, name: ' Owner' }, 422, 'validation_failed', 'name'],
      [{ ...auditor, name: 'x', permissions: ['fly'] }, 422, 'validation_failed', 'permissions.0'],
      [{ ...auditor, name: 'x', permissions: 'view_members' }, 422, 'validation_failed', 'permissions'],
      [{ name: 'x', permissions: [] }, 422, 'validation_failed', 'display_name'],
      [{ ...auditor, name: 'x', display_name: ' ' }, 422, 'validation_failed', 'display_name'],
      [{ ...auditor, name: 'x', display_name: 'a\u0000b' }, 422, 'validation_failed', 'display_name'],
      [{ ...auditor, name: 'AUDITOR!' }, 409, 'role_name_taken'],
    ];
    for (const [given, status, error, field] of cases) {
      const { status: answered, body } = await create(given, organization);
      assert.deepEqual([answered, body.error], [status, error], JSON.stringify(given));
      if (field) expect(Object.keys(body.errors)).toStrictEqual([field]);
    }
    const { body } = await bench.call('GET', `${organization.path}/roles`, { token: organization.token });
    expect(body.data.length).toBe(5);
  });

  it('change their display name and permissions, never their name', async () => {
    const organization = await bench.organization();
    const { path, token, uuid } = organization;
    const { id } = (await create(auditor, organization)).body.data;
    const change = (body: object, method = 'PUT') => bench.call(method, `${path}/roles/${id}`, { token, body });
    const changed = await change({ name: 'Auditor', display_name: 'Reviewer', is_system: true, id: 1 }, 'PATCH');
    expect(changed.status).toBe(200);
    expect([changed.body.data.id, changed.body.data.display_name, changed.body.data.is_system]).toStrictEqual([
      id,
      'Reviewer',
      false,
    ]);
    expect((await change({ permissions: ['view_audit_logs'] })).body.data.permissions.length).toBe(1);
    const renamed = await change({ name: 'other' });
    expect([renamed.status, Object.keys(renamed.body.errors)]).toStrictEqual([422, ['name']]);
    expect((await change({})).status).toBe(200);
    expect((await change({ display_name: 'Reviewer' })).status).toBe(200);
    assert.equal((await eventsOf('role.updated', organization)).length, 2, 'what changes nothing tells nobody');
    const events = (await audited(uuid)).map(({ event }) => event);
    expect(events.filter((event) => event === 'role.updated').length).toStrictEqual(2);
  });

  it('of the system cannot be changed or deleted', async () => {
    const { path, token } = acme;
    for (const name of ['owner', 'admin', 'member', 'viewer']) {
      const changed = await bench.call('PUT', `${path}/roles/${name}`, { token, body: { permissions: [] } });
      expect([changed.status, changed.body.error]).toStrictEqual([403, 'role_is_system']);
      const deleted = await bench.call('DELETE', `${path}/roles/${name}`, { token });
      expect([deleted.status, deleted.body.error]).toStrictEqual([403, 'role_is_system']);
    }
  });

  it('are deleted once nobody has them', async () => {
    const organization = await bench.organization();
    const { path, token } = organization;
    await create(auditor, organization);
    const bob = await bench.person('Bob');
    await bench.call('POST', `${path}/members`, { token, body: { email: bob.email, role: 'auditor' } });
    const inUse = await bench.call('DELETE', `${path}/roles/auditor`, { token });
    expect([inUse.status, inUse.body.error]).toStrictEqual([409, 'role_in_use']);
    await bench.call('DELETE', `${path}/members/${bob.uuid}`, { token });
    const deleted = await bench.call('DELETE', `${path}/roles/auditor`, { token });
    expect([deleted.status, deleted.body]).toStrictEqual([204, '']);
    expect((await bench.call('GET', `${path}/roles/auditor`, { token })).status).toBe(404);
    expect((await eventsOf('role.deleted', organization)).length).toBe(1);
  });

  it('are in use while a pending invitation names them', async () => {
    const organization = await bench.organization();
    const { path, token } = organization;
    await create(auditor, organization);
    const invited = await bench.call('POST', `${path}/invitations`, {
      token,
      body: { email: 'o6@example.org', role: 'auditor' },
    });
    const inUse = await bench.call('DELETE', `${path}/roles/auditor`, { token });
    expect([inUse.status, inUse.body.error]).toStrictEqual([409, 'role_in_use']);
    await bench.call('DELETE', `${path}/invitations/${invited.body.data.uuid}`, { token });
    expect((await bench.call('DELETE', `${path}/roles/auditor`, { token })).status).toBe(204);
    const shown = await bench.call('GET', `${path}/invitations/${invited.body.data.uuid}`, { token });
    expect(shown.body.data.role_display_name).toBe('auditor');
  });

  it('are not in use once their only invitation has expired, even before that is stored', async () => {
    const organization = await bench.organization();
    const { path, token } = organization;
    await create(auditor, organization);
    const body = { email: 'o6-late@example.org', role: 'auditor' };
    const { uuid } = (await bench.call('POST', `${path}/invitations`, { token, body })).body.data;
    await bench.query(`UPDATE invitation SET expires_at = now() - interval '1 second' WHERE uuid = $1`, [uuid]);
    expect((await bench.call('DELETE', `${path}/roles/auditor`, { token })).status).toBe(204);
    const resent = await bench.call('POST', `${path}/invitations/${uuid}/resend`, { token });
    expect([resent.status, resent.body.error]).toStrictEqual([409, 'invitation_not_pending']);
  });

  it('have no permission that the member who creates or changes them lacks', async () => {
    const organization = await bench.organization();
    const { path } = organization;
    const admins = permissionNames.filter((name) => name !== 'manage_organization');
    const admin = await bench.member(organization, admins, 'Admin');
    const token = admin.token;
    const [own] = await bench.query(`SELECT role AS name FROM member WHERE user_uuid = $1`, [admin.uuid]);
    expect((await create({ ...auditor, permissions: admins }, { ...organization, token })).status).toBe(201);
    const above = { name: 'above', display_name: 'Above', permissions: ['manage_organization'] };
    expect((await create(above, organization)).status).toBe(201);
    const refusals: [string, string, object?][] = [
      ['POST', '/roles', { ...above, name: 'another' }],
      ['PUT', '/roles/auditor', { permissions: permissionNames }],
      ['PUT', '/roles/above', { permissions: [] }],
      ['PUT', '/roles/above', { display_name: 'Mine' }],
      ['PUT', '/roles/above', { is_default: true }],
      ['DELETE', '/roles/above'],
      ['PUT', `/roles/${own.name}`, { permissions: permissionNames }],
      ['PUT', `/members/${admin.uuid}`, { role: 'above' }],
      ['POST', '/members', { email: (await bench.person('Eve')).email, role: 'above' }],
      ['POST', '/invitations', { email: 'eve@example.org', role: 'above' }],
    ];
    for (const [method, at, body] of refusals) {
      const answer = await bench.call(method, path + at, { token, body });
      assert.deepEqual([answer.status, answer.body.error], [403, 'role_exceeds_caller'], `${method} ${at}`);
    }
    const maker = await bench.member(organization, ['manage_roles'], 'Maker');
    const wide = await create({ ...auditor, name: 'wide' }, { ...organization, token: maker.token });
    expect([wide.status, wide.body.error]).toStrictEqual([403, 'role_exceeds_caller']);
  });

  it('give the owner role only by a transfer', async () => {
    const organization = await bench.organization();
    const { path, token } = organization;
    const [bob, eve] = [await bench.member(organization), await bench.person('Eve')];
    const attempts: [string, string, object, string][] = [
      ['POST', '/members', { email: eve.email, role: 'owner' }, 'cannot_assign_owner'],
      ['PUT', `/members/${bob.uuid}`, { role: 'owner' }, 'cannot_assign_owner'],
      ['POST', '/invitations', { email: 'eve@example.org', role: 'owner' }, 'cannot_assign_owner'],
      ['PUT', '/roles/owner', { is_default: true }, 'cannot_assign_owner'],
      ['POST', '/roles', { name: 'owner', display_name: 'x', permissions: [] }, 'validation_failed'],
    ];
    for (const [method, at, body, error] of attempts) {
      const answer = await bench.call(method, path + at, { token, body });
      assert.deepEqual([answer.status, answer.body.error], [422, error], `${method} ${at}`);
      expect(Object.keys(answer.body.errors).length).toBe(1);
    }
    expect(
      await bench.query(`SELECT user_uuid FROM member WHERE organization_uuid = $1 AND role = 'owner'`, [
        organization.uuid,
      ]),
    ).toStrictEqual([{ user_uuid: organization.owner.uuid }]);
  });

  it('have exactly one default, which people get who join without a role', async () => {
    const organization = await bench.organization();
    const other = await bench.organization();
    const { path, token } = organization;
    const join = async () => {
      const { email } = await bench.person('New');
      return (await bench.call('POST', `${path}/members`, { token, body: { email } })).body.data.role;
    };
    expect(await join()).toBe('member');
    const moved = await bench.call('PUT', `${path}/roles/viewer`, { token, body: { is_default: true } });
    expect([moved.status, moved.body.data.is_default]).toStrictEqual([200, true]);
    const others = await bench.call('GET', `${other.path}/roles/member`, other);
    assert.equal(others.body.data.is_default, true, 'another organization keeps its own');
    expect(await join()).toBe('viewer');
    const unset = await bench.call('PUT', `${path}/roles/viewer`, { token, body: { is_default: false } });
    expect([unset.status, Object.keys(unset.body.errors)]).toStrictEqual([422, ['is_default']]);
    const joined = await Promise.all([
      ...Array.from({ length: 10 }, () => join()),
      ...['member', 'viewer', 'member'].map((name) =>
        bench.call('PATCH', `${path}/roles/${name}`, { token, body: { is_default: true } }),
      ),
    ]);
    expect(joined.slice(0, 10).every((role) => role === 'member' || role === 'viewer')).toBeTruthy();
    const defaults = await bench.query(`SELECT name FROM role WHERE organization_uuid = $1 AND is_default`, [
      organization.uuid,
    ]);
    expect(defaults.length).toBe(1);
    await create(auditor, organization);
    await bench.call('PUT', `${path}/roles/auditor`, { token, body: { is_default: true } });
    const inUse = await bench.call('DELETE', `${path}/roles/auditor`, { token });
    expect([inUse.status, inUse.body.error]).toStrictEqual([409, 'role_in_use']);
    assert.equal((await eventsOf('role.updated', organization)).length, 0, 'the default is no fact of the event');
  });
});
