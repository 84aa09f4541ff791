import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
  type TestPerson,
} from '../testing/organizations-bench.test-helper.js';

describe('an organization that demands a second factor', () => {
  let bench: OrganizationsBench;
  let acme: TestOrganization;
  let bob: TestPerson;
  beforeAll(async () => (bench = await organizationsBench()));
  afterAll(() => bench.close());
  beforeEach(async () => {
    acme = await bench.organization();
    bob = await bench.member(acme, ['view_members', 'manage_organization', 'remove_members']);
  });

  const withFactor = ({ uuid }: TestPerson) => bench.token({ user_uuid: uuid, has_second_factor: true });
  const change = (token: string, body: object) => bench.call('PUT', acme.path, { token, body });
  const demand = async () =>
    expect((await change(await withFactor(acme.owner), { requires_mfa: true })).status).toBe(200);
  const refused = ({ status, body }: { status: number; body: { error: string } }) => [status, body.error];
  const isRefused = [403, 'second_factor_required'];

  it('refuses members who signed in without one, the owner included', async () => {
    await demand();
    const routes: [method: string, path: string, body?: object][] = [
      ['GET', ''],
      ['PUT', '', { name: 'Taken' }],
      ['DELETE', ''],
      ['POST', '/transfer-ownership', { user_uuid: bob.uuid }],
      ['GET', '/members'],
      ['GET', `/members/${bob.uuid}`],
      ['POST', '/members', { email: bob.email }],
      ['DELETE', `/members/${randomUUID()}`],
      ['GET', '/roles'],
      ['GET', '/teams'],
      ['GET', '/domains'],
      ['GET', '/invitations'],
      ['POST', '/invitations', { email: 'grace@example.org' }],
      ['GET', '/invite-links'],
      ['GET', '/audit-logs'],
    ];
    for (const [method, at, body] of routes)
      for (const { token } of [acme.owner, bob])
        assert.deepEqual(refused(await bench.call(method, acme.path + at, { token, body })), isRefused, method + at);
    expect((await bench.call('GET', acme.path, { token: await withFactor(bob) })).body.data.requires_mfa).toBe(true);
    expect((await bench.call('GET', `${acme.path}/members`, { token: await withFactor(acme.owner) })).status).toBe(200);
  });

  it('tells people who are not members nothing new, and takes older tokens for ones without', async () => {
    await demand();
    const stranger = await bench.person('Eve');
    expect(refused(await bench.call('GET', acme.path, stranger))).toStrictEqual([403, 'not_a_member']);
    const old = await bench.token({ user_uuid: acme.owner.uuid, has_second_factor: undefined });
    expect(refused(await bench.call('GET', acme.path, { token: old }))).toStrictEqual(isRefused);
  });

  it('lets them leave, and read their permissions and organizations', async () => {
    await demand();
    const { token, uuid } = bob;
    const checked = await bench.call('GET', `${acme.path}/permissions?permissions=view_members`, { token });
    expect([checked.status, checked.body.data.checked]).toStrictEqual([200, { view_members: true }]);
    const [listed] = (await bench.call('GET', '/api/v1/organizations', { token })).body.data;
    expect([listed.uuid, listed.requires_mfa]).toStrictEqual([acme.uuid, true]);
    const other = await bench.member(acme);
    expect(refused(await bench.call('DELETE', `${acme.path}/members/${other.uuid}`, { token }))).toStrictEqual(
      isRefused,
    );
    expect((await bench.call('DELETE', `${acme.path}/members/${uuid.toUpperCase()}`, { token })).status).toBe(204);
    expect(await bench.query(`SELECT FROM member WHERE user_uuid = $1`, [uuid])).toStrictEqual([]);
  });

  it('is changed only by a caller who signed in with one and may manage the organization', async () => {
    const { token } = acme;
    expect((await change(token, { name: 'Engines' })).body.data.requires_mfa).toBe(false);
    const locked = await change(token, { name: 'Locked', requires_mfa: true });
    expect(refused(locked)).toStrictEqual(isRefused);
    expect(locked.body.message).toMatch(/^Sign in with a second factor yourself/);
    const viewer = await bench.member(acme, ['view_members']);
    const lacking = await change(await withFactor(viewer), { requires_mfa: true });
    expect(refused(lacking)).toStrictEqual([403, 'insufficient_permission']);
    for (const wrong of ['true', 1, null])
      expect((await change(await withFactor(bob), { requires_mfa: wrong })).status).toBe(422);
    // The same value is no change.
    expect((await change(token, { requires_mfa: false })).status).toBe(200);
    expect((await bench.call('GET', acme.path, { token })).body.data).toMatchObject({
      name: 'Engines',
      requires_mfa: false,
    });
    expect((await change(await withFactor(bob), { requires_mfa: true })).body.data.requires_mfa).toBe(true);
    expect(refused(await change(token, { requires_mfa: false }))).toStrictEqual(isRefused);
    expect((await change(await withFactor(acme.owner), { requires_mfa: false })).status).toBe(200);
    expect((await bench.call('GET', acme.path, { token })).status).toBe(200);
  });

  it('publishes an event and records an audit entry', async () => {
    await demand();
    const told = (await bench.outbox('organization.updated')).at(-1)!.payload;
    expect(told.organization).toMatchObject({ uuid: acme.uuid, requires_mfa: true });
    const token = await withFactor(acme.owner);
    const { body } = await bench.call('GET', `${acme.path}/audit-logs?event=organization.updated`, { token });
    expect(body.data[0].changes).toStrictEqual({ requires_mfa: { old: false, new: true } });
  });
});
