import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { EventType } from '@platform/contracts';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
} from '../testing/organizations-bench.test-helper.js';

describe('an account that was erased', () => {
  let bench: OrganizationsBench;
  before(async () => {
    bench = await organizationsBench({ MEMBER_ADD_LIMIT: '1000' });
  });
  after(() => bench.close());

  const erase = (uuid: string) => bench.publish('user.deleted', { user: { uuid } }, { version: Date.now() });
  const join = async ({ path, token }: TestOrganization, role: string) => {
    const person = await bench.person('Bob');
    await bench.call('POST', `${path}/members`, { token, body: { email: person.email, role } });
    return person;
  };
  const eventsOf = async (type: EventType, uuid: string) =>
    (await bench.outbox(type)).filter(({ payload }) => (payload.organization as { uuid: string }).uuid === uuid);
  const membersOf = ({ uuid }: TestOrganization) =>
    bench.query(`SELECT user_uuid, role FROM member WHERE organization_uuid = $1 ORDER BY joined_at`, [uuid]);

  it('is a member nowhere, and nothing but its id is known of it', async () => {
    const organization = await bench.organization();
    const bob = await join(organization, 'member');
    const invite = { token: bob.token, body: { email: 'guest@example.org', role: 'viewer' } };
    const invited = await bench.call('POST', `${organization.path}/invitations`, invite);
    await erase(bob.uuid);
    assert.deepEqual(await membersOf(organization), [{ user_uuid: organization.owner.uuid, role: 'owner' }]);
    const [removed] = await eventsOf('member.removed', organization.uuid);
    assert.deepEqual(removed!.payload.data, { role: 'member' });
    const [person] = await bench.query(
      `SELECT name, surname, email, email_verified, language FROM person WHERE uuid = $1`,
      [bob.uuid],
    );
    assert.deepEqual(person, { name: '', surname: '', email: '', email_verified: false, language: null });
    const shown = await bench.call('GET', `${organization.path}/invitations/${invited.body.data.uuid}`, organization);
    assert.equal(shown.body.data.invited_by, 'Deleted user');
    const kept = await bench.query(
      `SELECT to_jsonb(audit_personal)::text AS row FROM audit_personal UNION ALL SELECT to_jsonb(invitation)::text FROM invitation`,
    );
    assert.ok(!JSON.stringify(kept).includes(bob.email));
  });

  it('does not come back by an older event', async () => {
    const bob = await bench.person('Bob');
    await erase(bob.uuid);
    const user = { uuid: bob.uuid, name: 'Bob', surname: 'T', email: bob.email, email_verified: true, language: null };
    await bench.publish('user.updated', { user }, { version: 5 });
    assert.deepEqual(await bench.query(`SELECT name FROM person WHERE uuid = $1`, [bob.uuid]), [{ name: '' }]);
  });

  it('O2 leaves its organization to the administrator who has been there the longest', async () => {
    const organization = await bench.organization();
    await join(organization, 'member');
    const [first] = [await join(organization, 'admin'), await join(organization, 'admin')];
    await erase(organization.owner.uuid);
    const roles = (await membersOf(organization)).map(({ role }) => role);
    assert.deepEqual(roles, ['member', 'owner', 'admin']);
    assert.equal((await bench.call('GET', organization.path, first)).body.data.owner.user_uuid, first.uuid);
    const [updated] = await eventsOf('member.updated', organization.uuid);
    assert.deepEqual(updated!.payload.data, { old_role: 'admin', new_role: 'owner' });
    assert.equal((await eventsOf('member.removed', organization.uuid)).length, 1);
  });

  it('takes its organization with it when there is no administrator', async () => {
    const organization = await bench.organization();
    const bob = await join(organization, 'member');
    await erase(organization.owner.uuid);
    const answer = await bench.call('GET', organization.path, bob);
    assert.deepEqual([answer.status, answer.body.error], [404, 'organization_not_found']);
    assert.equal((await eventsOf('organization.deleted', organization.uuid)).length, 1);
  });
});
