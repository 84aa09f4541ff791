import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { permissionNames } from '@platform/contracts';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
} from '../testing/organizations-bench.test-helper.js';

describe('roles', () => {
  let bench: OrganizationsBench;
  let acme: TestOrganization;
  before(async () => {
    bench = await organizationsBench({ MEMBER_ADD_LIMIT: '1000' });
    acme = await bench.organization();
  });
  after(() => bench.close());

  const auditor = { name: 'Auditor', display_name: 'The auditor', permissions: ['view_audit_logs', 'view_members'] };
  const create = (body: object, { path, token } = acme) => bench.call('POST', `${path}/roles`, { token, body });
  const eventsOf = async (type: 'role.created' | 'role.updated' | 'role.deleted', { uuid } = acme) =>
    (await bench.outbox(type)).filter(({ payload }) => (payload.organization as { uuid: string }).uuid === uuid);
  const audited = (uuid: string) => bench.query(`SELECT event FROM audit_entry WHERE organization_uuid = $1`, [uuid]);

  it('are made with a slugified name and each permission once, in the order of the table', async () => {
    const { status, body } = await create({
      name: '  3. Prüfer & Co_1 ',
      display_name: ' Prüfer ',
      permissions: ['view_members', 'manage_members', 'view_members'],
    });
    assert.equal(status, 201);
    const { id, ...rest } = body.data;
    assert.equal(typeof id, 'number');
    assert.deepEqual(rest, {
      name: 'pruefer-and-co_1',
      display_name: 'Prüfer',
      permissions: ['manage_members', 'view_members'],
      is_system: false,
      is_default: false,
      members_count: 0,
    });
    const [event] = (await eventsOf('role.created')).slice(-1);
    assert.deepEqual((event!.payload as { role: object }).role, {
      id,
      name: rest.name,
      display_name: 'Prüfer',
      permissions: rest.permissions,
    });
  });

  it('are listed whole, or by the page', async () => {
    const organization = await bench.organization();
    await create(auditor, organization);
    const path = `${organization.path}/roles`;
    const read = async (query: string) => bench.call('GET', path + query, organization);
    const all = (await read('')).body;
    assert.deepEqual([Object.keys(all), all.data.length], [['data'], 5]);
    const { data, links, meta } = (await read('?per_page=2&page=3')).body;
    assert.deepEqual([data, links.next], [all.data.slice(4), null]);
    assert.deepEqual([meta.from, meta.to, meta.total, meta.last_page], [5, 5, 5, 3]);
    assert.ok(links.prev.endsWith(`${path}?per_page=2&page=2`));
    for (const [query, field] of [
      ['per_page=0', 'per_page'],
      ['per_page=x', 'per_page'],
      ['page=0', 'page'],
    ] as const) {
      const { status, body } = await read(`?${query}`);
      assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, [field]]);
    }
  });

  it('are listed and found by id and by name, by any member', async () => {
    const organization = await bench.organization();
    const made = (await create(auditor, organization)).body.data;
    const member = await bench.member(organization, []);
    const read = (path: string) => bench.call('GET', `${organization.path}/roles${path}`, { token: member.token });
    const names = (await read('')).body.data.map((role: { name: string }) => role.name);
    assert.deepEqual(names.slice(0, 5), ['owner', 'admin', 'member', 'viewer', 'auditor']);
    assert.deepEqual((await read(`/${made.id}`)).body.data, made);
    assert.deepEqual((await read('/auditor')).body.data, made);
    assert.equal((await read('/owner')).body.data.members_count, 1);
  });

  it('O11 of another organization are not found, by id or name', async () => {
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

  it('that cannot be are refused, and nothing is made', async () => {
    const organization = await bench.organization();
    assert.equal((await create(auditor, organization)).status, 201);
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
      if (field) assert.deepEqual(Object.keys(body.errors), [field]);
    }
    const { body } = await bench.call('GET', `${organization.path}/roles`, { token: organization.token });
    assert.equal(body.data.length, 5);
  });

  it('change their display name and permissions, never their name', async () => {
    const organization = await bench.organization();
    const { path, token, uuid } = organization;
    const { id } = (await create(auditor, organization)).body.data;
    const change = (body: object, method = 'PUT') => bench.call(method, `${path}/roles/${id}`, { token, body });
    const changed = await change({ name: 'Auditor', display_name: 'Reviewer', is_system: true, id: 1 }, 'PATCH');
    assert.equal(changed.status, 200);
    assert.deepEqual(
      [changed.body.data.id, changed.body.data.display_name, changed.body.data.is_system],
      [id, 'Reviewer', false],
    );
    assert.equal((await change({ permissions: ['view_audit_logs'] })).body.data.permissions.length, 1);
    const renamed = await change({ name: 'other' });
    assert.deepEqual([renamed.status, Object.keys(renamed.body.errors)], [422, ['name']]);
    assert.equal((await change({})).status, 200);
    assert.equal((await change({ display_name: 'Reviewer' })).status, 200);
    assert.equal((await eventsOf('role.updated', organization)).length, 2, 'what changes nothing tells nobody');
    const events = (await audited(uuid)).map(({ event }) => event);
    assert.deepEqual(events.filter((event) => event === 'role.updated').length, 2);
  });

  it('of the system cannot be changed or deleted', async () => {
    const { path, token } = acme;
    for (const name of ['owner', 'admin', 'member', 'viewer']) {
      const changed = await bench.call('PUT', `${path}/roles/${name}`, { token, body: { permissions: [] } });
      assert.deepEqual([changed.status, changed.body.error], [403, 'role_is_system']);
      const deleted = await bench.call('DELETE', `${path}/roles/${name}`, { token });
      assert.deepEqual([deleted.status, deleted.body.error], [403, 'role_is_system']);
    }
  });

  it('are deleted once nobody has them', async () => {
    const organization = await bench.organization();
    const { path, token } = organization;
    await create(auditor, organization);
    const bob = await bench.person('Bob');
    await bench.call('POST', `${path}/members`, { token, body: { email: bob.email, role: 'auditor' } });
    const inUse = await bench.call('DELETE', `${path}/roles/auditor`, { token });
    assert.deepEqual([inUse.status, inUse.body.error], [409, 'role_in_use']);
    await bench.call('DELETE', `${path}/members/${bob.uuid}`, { token });
    const deleted = await bench.call('DELETE', `${path}/roles/auditor`, { token });
    assert.deepEqual([deleted.status, deleted.body], [204, '']);
    assert.equal((await bench.call('GET', `${path}/roles/auditor`, { token })).status, 404);
    assert.equal((await eventsOf('role.deleted', organization)).length, 1);
  });

  it('O6 are in use while a pending invitation names them, and no longer', async () => {
    const organization = await bench.organization();
    const { path, token } = organization;
    await create(auditor, organization);
    const invited = await bench.call('POST', `${path}/invitations`, {
      token,
      body: { email: 'o6@example.org', role: 'auditor' },
    });
    const inUse = await bench.call('DELETE', `${path}/roles/auditor`, { token });
    assert.deepEqual([inUse.status, inUse.body.error], [409, 'role_in_use']);
    await bench.call('DELETE', `${path}/invitations/${invited.body.data.uuid}`, { token });
    assert.equal((await bench.call('DELETE', `${path}/roles/auditor`, { token })).status, 204);
    const shown = await bench.call('GET', `${path}/invitations/${invited.body.data.uuid}`, { token });
    assert.equal(shown.body.data.role_display_name, 'auditor');
  });

  it('O6 are free when the only invitation has expired, also before that is written down', async () => {
    const organization = await bench.organization();
    const { path, token } = organization;
    await create(auditor, organization);
    const body = { email: 'o6-late@example.org', role: 'auditor' };
    const { uuid } = (await bench.call('POST', `${path}/invitations`, { token, body })).body.data;
    await bench.query(`UPDATE invitation SET expires_at = now() - interval '1 second' WHERE uuid = $1`, [uuid]);
    assert.equal((await bench.call('DELETE', `${path}/roles/auditor`, { token })).status, 204);
    const resent = await bench.call('POST', `${path}/invitations/${uuid}/resend`, { token });
    assert.deepEqual([resent.status, resent.body.error], [409, 'invitation_not_pending']);
  });

  it('O4 hold nothing that their maker or changer does not hold', async () => {
    const organization = await bench.organization();
    const { path } = organization;
    const admins = permissionNames.filter((name) => name !== 'manage_organization');
    const admin = await bench.member(organization, admins, 'Admin');
    const token = admin.token;
    const [own] = await bench.query(`SELECT role AS name FROM member WHERE user_uuid = $1`, [admin.uuid]);
    assert.equal((await create({ ...auditor, permissions: admins }, { ...organization, token })).status, 201);
    const above = { name: 'above', display_name: 'Above', permissions: ['manage_organization'] };
    assert.equal((await create(above, organization)).status, 201);
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
    assert.deepEqual([wide.status, wide.body.error], [403, 'role_exceeds_caller']);
  });

  it('O3 the owner role is reached by no way but transfer', async () => {
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
      assert.equal(Object.keys(answer.body.errors).length, 1);
    }
    assert.deepEqual(
      await bench.query(`SELECT user_uuid FROM member WHERE organization_uuid = $1 AND role = 'owner'`, [
        organization.uuid,
      ]),
      [{ user_uuid: organization.owner.uuid }],
    );
  });

  it('O16 who joins without a role gets the default one, of which there is exactly one', async () => {
    const organization = await bench.organization();
    const other = await bench.organization();
    const { path, token } = organization;
    const join = async () => {
      const { email } = await bench.person('New');
      return (await bench.call('POST', `${path}/members`, { token, body: { email } })).body.data.role;
    };
    assert.equal(await join(), 'member');
    const moved = await bench.call('PUT', `${path}/roles/viewer`, { token, body: { is_default: true } });
    assert.deepEqual([moved.status, moved.body.data.is_default], [200, true]);
    const others = await bench.call('GET', `${other.path}/roles/member`, other);
    assert.equal(others.body.data.is_default, true, 'another organization keeps its own');
    assert.equal(await join(), 'viewer');
    const unset = await bench.call('PUT', `${path}/roles/viewer`, { token, body: { is_default: false } });
    assert.deepEqual([unset.status, Object.keys(unset.body.errors)], [422, ['is_default']]);
    const joined = await Promise.all([
      ...Array.from({ length: 10 }, () => join()),
      ...['member', 'viewer', 'member'].map((name) =>
        bench.call('PATCH', `${path}/roles/${name}`, { token, body: { is_default: true } }),
      ),
    ]);
    assert.ok(joined.slice(0, 10).every((role) => role === 'member' || role === 'viewer'));
    const defaults = await bench.query(`SELECT name FROM role WHERE organization_uuid = $1 AND is_default`, [
      organization.uuid,
    ]);
    assert.equal(defaults.length, 1);
    await create(auditor, organization);
    await bench.call('PUT', `${path}/roles/auditor`, { token, body: { is_default: true } });
    const inUse = await bench.call('DELETE', `${path}/roles/auditor`, { token });
    assert.deepEqual([inUse.status, inUse.body.error], [409, 'role_in_use']);
    assert.equal((await eventsOf('role.updated', organization)).length, 0, 'the default is no fact of the event');
  });
});
