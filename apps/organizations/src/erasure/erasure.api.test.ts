import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { EventType } from '@platform/contracts';
import { unattendedIn } from '@platform/service-kit';
import { eventually, lockWaiters } from '@platform/testing';
import { DataSource } from 'typeorm';
import { AuditChain } from '../audit/audit-chain.js';
import { ExpiredInvitations } from '../invitations/expired-invitations.js';
import { MembersService } from '../members/members.service.js';
import { findLocked } from '../access/organization-lock.js';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
  type TestPerson,
} from '../testing/organizations-bench.test-helper.js';

describe('the erasure of an account', () => {
  let bench: OrganizationsBench;
  beforeAll(async () => {
    bench = await organizationsBench({ MEMBER_ADD_LIMIT: '1000' });
  });
  afterAll(() => bench.close());

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

  it('ends all memberships and erases everything but the UUID', async () => {
    const organization = await bench.organization();
    const bob = await join(organization, 'member');
    const guest = { token: bob.token, body: { email: 'guest@example.org', role: 'viewer' } };
    const invited = await bench.call('POST', `${organization.path}/invitations`, guest);
    await erase(bob.uuid);
    expect(await membersOf(organization)).toStrictEqual([{ user_uuid: organization.owner.uuid, role: 'owner' }]);
    const [removed] = await eventsOf('member.removed', organization.uuid);
    expect(removed!.payload.data).toStrictEqual({ role: 'member' });
    const [person] = await bench.query(
      `SELECT name, surname, email, email_verified, language FROM person WHERE uuid = $1`,
      [bob.uuid],
    );
    expect(person).toStrictEqual({ name: '', surname: '', email: '', email_verified: false, language: null });
    const shown = await bench.call('GET', `${organization.path}/invitations/${invited.body.data.uuid}`, organization);
    expect(shown.body.data.invited_by).toBe('Deleted user');
    const kept = await bench.query(
      `SELECT to_jsonb(audit_personal)::text AS row FROM audit_personal
       UNION ALL SELECT to_jsonb(invitation)::text FROM invitation`,
    );
    expect(JSON.stringify(kept).includes(bob.email)).toBeFalsy();
  });

  /** Invites `person` and returns the path of the invitation. */
  const invite = async ({ path, token }: TestOrganization, { email }: { email: string }) => {
    const { status, body } = await bench.call('POST', `${path}/invitations`, { token, body: { email } });
    expect(status).toBe(201);
    return `${path}/invitations/${body.data.uuid}`;
  };
  const renewAddress = async ({ uuid, email }: TestPerson) => {
    const user = { uuid, name: 'Bob', surname: 'T', email: `new-${email}`, email_verified: true, language: null };
    await bench.publish('user.updated', { user });
  };
  /** Everything that members can read of invitations and of the audit log. */
  const readable = async (organization: TestOrganization) => {
    const lists = ['invitations', 'audit-logs', 'members'];
    const answers = await Promise.all(lists.map((at) => bench.call('GET', `${organization.path}/${at}`, organization)));
    expect(answers.every(({ status }) => status === 200)).toBeTruthy();
    return JSON.stringify(answers.map(({ body }) => body));
  };

  it('erases former addresses, whatever the status of the invitation to them', async () => {
    for (const became of ['accept', 'decline', 'added', 'cancelled', 'pending']) {
      const organization = await bench.organization();
      const bob = await bench.person('Bob');
      const invitation = await invite(organization, bob);
      if (became === 'added')
        await bench.call('POST', `${organization.path}/members`, { ...organization, body: { email: bob.email } });
      else if (became === 'cancelled') await bench.call('DELETE', invitation, organization);
      else if (became !== 'pending')
        await bench.call('POST', `/api/v1/invitations/${invitation.split('/').at(-1)}/${became}`, bob);
      await renewAddress(bob);
      assert.ok((await readable(organization)).includes(bob.email), became);
      await erase(bob.uuid);
      assert.ok(!(await readable(organization)).includes(bob.email), became);
      const [chain] = await bench.app.get(AuditChain).verify(organization.uuid);
      expect(chain!.faults).toStrictEqual([]);
    }
  });

  it('keeps a former address that somebody else has by now', async () => {
    const organization = await bench.organization();
    const bob = await bench.person('Bob');
    await invite(organization, bob);
    await renewAddress(bob);
    const eve = await bench.person('Eve', { email: bob.email });
    await erase(bob.uuid);
    const received = await bench.call('GET', '/api/v1/invitations', eve);
    expect(received.body.data.length).toBe(1);
    expect(await readable(organization)).toContain(bob.email);
  });

  it('erases nothing by an address that the account never confirmed', async () => {
    const organization = await bench.organization();
    const victim = `victim.${randomUUID()}@example.org`;
    const invitation = await invite(organization, { email: victim });
    const claimer = await bench.person('Eve', { email: victim, email_verified: false });
    await erase(claimer.uuid);
    const { status, email } = (await bench.call('GET', invitation, organization)).body.data;
    expect([status, email]).toStrictEqual(['pending', victim]);
  });

  it('expires pending invitations, which cannot be resent', async () => {
    const organization = await bench.organization();
    const bob = await bench.person('Bob', { email: `Bob.${randomUUID()}@Bücher.example` });
    const invitation = await invite(organization, bob);
    const { email } = (await bench.call('GET', invitation, organization)).body.data;
    const elsewhere = await bench.organization();
    const declined = await invite(elsewhere, bob);
    await bench.call('POST', `/api/v1/invitations/${declined.split('/').at(-1)}/decline`, bob);
    await erase(bob.uuid);
    await bench.app.get(ExpiredInvitations).sweep();
    expect((await bench.call('GET', invitation, organization)).body.data.status).toBe('expired');
    expect((await bench.call('GET', declined, elsewhere)).body.data.status).toBe('declined');
    const again = await bench.call('POST', `${invitation}/resend`, organization);
    expect([again.status, again.body.error]).toStrictEqual([409, 'invitation_not_pending']);
    expect((await readable(organization)).includes(email)).toBeFalsy();
  });

  it('is not undone by an older event', async () => {
    const bob = await bench.person('Bob');
    await erase(bob.uuid);
    const user = { uuid: bob.uuid, name: 'Bob', surname: 'T', email: bob.email, email_verified: true, language: null };
    await bench.publish('user.updated', { user }, { version: 5 });
    expect(await bench.query(`SELECT name FROM person WHERE uuid = $1`, [bob.uuid])).toStrictEqual([{ name: '' }]);
  });

  const isWaiting = () => eventually(async () => expect(await lockWaiters(bench)).toBe(1));

  it('removes the person from an organization that is adding them at the same time', async () => {
    const organization = await bench.organization();
    const bob = await bench.person('Bob');
    let erased: Promise<unknown> | undefined;
    await bench.app.get(DataSource).transaction(async (tx) => {
      const locked = await findLocked(tx, organization.uuid);
      const author = unattendedIn(organization.uuid);
      await bench.app.get(MembersService).add(tx, locked!, bob.uuid, { role: 'member', source: 'direct' }, author);
      erased = erase(bob.uuid);
      await isWaiting();
    });
    await erased;
    expect(await membersOf(organization)).toStrictEqual([{ user_uuid: organization.owner.uuid, role: 'owner' }]);
    expect((await eventsOf('member.removed', organization.uuid)).length).toBe(1);
  });

  it('keeps others from adding the person while it runs', async () => {
    const [organization, other] = [await bench.organization(), await bench.organization()];
    const bob = await join(other, 'member');
    let erased: Promise<unknown> | undefined;
    await bench.app.get(DataSource).transaction(async (tx) => {
      await findLocked(tx, other.uuid);
      erased = erase(bob.uuid);
      await isWaiting();
      const body = { email: bob.email, role: 'member' };
      const added = await bench.call('POST', `${organization.path}/members`, { token: organization.token, body });
      expect(added.status).toBe(503);
      const own = await bench.call('POST', '/api/v1/organizations', { token: bob.token, body: { name: 'Of nobody' } });
      expect(own.status).toBe(503);
    });
    await erased;
    expect(await bench.query(`SELECT FROM organization WHERE name = 'Of nobody'`)).toStrictEqual([]);
    expect(await membersOf(organization)).toStrictEqual([{ user_uuid: organization.owner.uuid, role: 'owner' }]);
  });

  it('makes the administrator who joined first the owner', async () => {
    const organization = await bench.organization();
    await join(organization, 'member');
    const [first] = [await join(organization, 'admin'), await join(organization, 'admin')];
    await erase(organization.owner.uuid);
    const roles = (await membersOf(organization)).map(({ role }) => role);
    expect(roles).toStrictEqual(['member', 'owner', 'admin']);
    expect((await bench.call('GET', organization.path, first)).body.data.owner.user_uuid).toBe(first.uuid);
    const [updated] = await eventsOf('member.updated', organization.uuid);
    expect(updated!.payload.data).toStrictEqual({ old_role: 'admin', new_role: 'owner' });
    expect((await eventsOf('member.removed', organization.uuid)).length).toBe(1);
  });

  it('prefers administrators who can sign in as the new owner', async () => {
    const disable = ({ uuid, name, email }: TestPerson) => {
      const user = { uuid, name, surname: 'Test', email, email_verified: true, language: null };
      return bench.publish('user.status_changed', { user: { ...user, is_active: false } });
    };
    const ownerOf = async (organization: TestOrganization) =>
      (await membersOf(organization)).find(({ role }) => role === 'owner')?.user_uuid;
    const organization = await bench.organization();
    const [asleep, awake] = [await join(organization, 'admin'), await join(organization, 'admin')];
    await disable(asleep);
    await erase(organization.owner.uuid);
    expect(await ownerOf(organization)).toBe(awake.uuid);
    await erase(awake.uuid);
    expect(await ownerOf(organization)).toBe(asleep.uuid);
  });

  it('deletes the organization when there is no administrator', async () => {
    const organization = await bench.organization();
    const bob = await join(organization, 'member');
    await erase(organization.owner.uuid);
    const answer = await bench.call('GET', organization.path, bob);
    expect([answer.status, answer.body.error]).toStrictEqual([404, 'organization_not_found']);
    expect((await eventsOf('organization.deleted', organization.uuid)).length).toBe(1);
  });
});
