import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { EventType } from '@platform/contracts';
import { ExpiredInvitations } from '../invitations/expired-invitations.js';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
  type TestPerson,
} from '../testing/organizations-bench.test-helper.js';
import { secondProcess } from '../testing/second-process.test-helper.js';

type Call = [method: string, path: string, token: string, body?: object];

/** Runs a race several times: simultaneous requests, half of them to each of two processes. */
describe('races over two processes', () => {
  const rounds = 5;
  let bench: OrganizationsBench;
  let other: Awaited<ReturnType<typeof secondProcess>>;
  beforeAll(async () => {
    bench = await organizationsBench({ MEMBER_ADD_LIMIT: '100000', INVITATION_MAILS_PER_ADDRESS: '1000' });
    other = await secondProcess(bench);
  });
  afterAll(async () => {
    await other.stop();
    await bench.close();
  });

  async function race(calls: Call[]) {
    const started = calls.map(([method, path, token, body], index) =>
      (index % 2 ? other : bench).call(method, path, { token, ...(body && { body }) }),
    );
    return (await Promise.all(started)).map(({ status, body }) => ({ status, body, error: body.error as string }));
  }
  const join = async ({ path, token }: TestOrganization, role: string, person?: TestPerson) => {
    const joining = person ?? (await bench.person('Bob'));
    const { status } = await bench.call('POST', `${path}/members`, { token, body: { email: joining.email, role } });
    expect(status).toBe(201);
    return joining;
  };
  const invite = async ({ path, token }: TestOrganization, { email }: TestPerson): Promise<string> =>
    (await bench.call('POST', `${path}/invitations`, { token, body: { email, role: 'viewer' } })).body.data.uuid;
  const owners = async ({ uuid }: TestOrganization) =>
    (await bench.query(`SELECT user_uuid FROM member WHERE organization_uuid = $1 AND role = 'owner'`, [uuid])).map(
      ({ user_uuid }) => user_uuid as string,
    );
  const told = async (type: EventType, fact: string) =>
    (await bench.outbox(type)).filter(({ payload }) => JSON.stringify(payload).includes(fact)).length;
  const repeat = async (run: () => Promise<void>) => {
    for (let round = 0; round < rounds; round++) await run();
  };

  it('let one of two transfers win, with one owner', () =>
    repeat(async () => {
      const organization = await bench.organization();
      const { path, token } = organization;
      const [bob, eve] = [await join(organization, 'member'), await join(organization, 'member')];
      const answers = await race(
        [bob, eve].map(({ uuid }): Call => ['POST', `${path}/transfer-ownership`, token, { user_uuid: uuid }]),
      );
      expect(answers.map(({ status }) => status).sort()).toStrictEqual([200, 403]);
      const [winner] = [bob, eve].filter((_, index) => answers[index]!.status === 200);
      expect(await owners(organization)).toStrictEqual([winner!.uuid]);
    }));

  it('fail either the transfer or the removal of the new owner, with one owner', () =>
    repeat(async () => {
      const organization = await bench.organization();
      const { path, token, owner } = organization;
      const bob = await join(organization, 'member');
      const admin = await join(organization, 'admin');
      const [transfer, removal] = await race([
        ['POST', `${path}/transfer-ownership`, token, { user_uuid: bob.uuid }],
        ['DELETE', `${path}/members/${bob.uuid}`, admin.token],
      ]);
      if (transfer!.status === 200) {
        expect(removal!.error).toBe('cannot_remove_owner');
        expect(await owners(organization)).toStrictEqual([bob.uuid]);
      } else {
        expect([transfer!.status, removal!.status]).toStrictEqual([422, 204]);
        expect(await owners(organization)).toStrictEqual([owner.uuid]);
      }
    }));

  it('leave one owner who exists, when an account is erased during a transfer', () =>
    repeat(async () => {
      for (const erased of ['owner', 'newOwner'] as const) {
        const organization = await bench.organization();
        const { path, token, owner } = organization;
        const [bob, admin] = [await join(organization, 'member'), await join(organization, 'admin')];
        const gone = erased === 'owner' ? owner : bob;
        await Promise.all([
          race([['POST', `${path}/transfer-ownership`, token, { user_uuid: bob.uuid }]]),
          bench.publish('user.deleted', { user: { uuid: gone.uuid } }),
        ]);
        const [now, ...more] = await owners(organization);
        expect(more).toStrictEqual([]);
        assert.ok(now !== gone.uuid && [owner.uuid, bob.uuid, admin.uuid].includes(now!));
      }
    }));

  it('either delete the organization or transfer it', () =>
    repeat(async () => {
      const organization = await bench.organization();
      const { path, token, uuid } = organization;
      const bob = await join(organization, 'member');
      const [transfer, deletion] = await race([
        ['POST', `${path}/transfer-ownership`, token, { user_uuid: bob.uuid }],
        ['DELETE', path, token],
      ]);
      const wasDeleted = deletion!.status === 204;
      expect([transfer!.status, deletion!.error]).toStrictEqual(wasDeleted ? [404, undefined] : [200, 'owner_only']);
      expect(await told('organization.deleted', uuid)).toBe(wasDeleted ? 1 : 0);
    }));

  it('either delete a role or assign it', () =>
    repeat(async () => {
      const organization = await bench.organization();
      const { path, token } = organization;
      const [bob, eve] = [await join(organization, 'member'), await bench.person('Eve')];
      const role = { name: 'auditor', display_name: 'Auditor', permissions: ['view_members'] };
      await bench.call('POST', `${path}/roles`, { token, body: role });
      const [deletion, update, add, invitation] = await race([
        ['DELETE', `${path}/roles/auditor`, token],
        ['PUT', `${path}/members/${bob.uuid}`, token, { role: 'auditor' }],
        ['POST', `${path}/members`, token, { email: eve.email, role: 'auditor' }],
        ['POST', `${path}/invitations`, token, { email: `${randomUUID()}@example.org`, role: 'auditor' }],
      ]);
      const statuses = [update!.status, add!.status, invitation!.status];
      if (deletion!.status === 204) expect(statuses).toStrictEqual([422, 422, 422]);
      else {
        expect(deletion!.error).toBe('role_in_use');
        expect(statuses.some((status) => status < 300)).toBeTruthy();
      }
    }));

  it('add a person once of fifty requests, with the correct count', async () => {
    const organization = await bench.organization();
    const { path, token } = organization;
    const bob = await bench.person('Bob');
    const answers = await race(
      Array.from({ length: 50 }, (): Call => ['POST', `${path}/members`, token, { email: bob.email }]),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBe(1);
    expect(answers.filter(({ error }) => error === 'already_member').length).toBe(49);
    expect((await bench.call('GET', path, { token })).body.data.members_count).toBe(2);
    expect(await told('member.added', bob.uuid)).toBe(1);
  });

  it('accept an invitation once of many tabs, with one member and one event', () =>
    repeat(async () => {
      const organization = await bench.organization();
      const bob = await bench.person('Bob');
      const uuid = await invite(organization, bob);
      const accept: Call = ['POST', `/api/v1/invitations/${uuid}/accept`, bob.token];
      const answers = await race(Array.from({ length: 10 }, () => accept));
      expect(answers.filter(({ status }) => status === 200).length).toBe(1);
      expect(answers.filter(({ error }) => error === 'invitation_not_pending').length).toBe(9);
      expect(await told('member.added', bob.uuid)).toBe(1);
      expect(await told('invitation.accepted', uuid)).toBe(1);
    }));

  it('let one of accept, decline and cancel win, and add a member only by accept', () =>
    repeat(async () => {
      const organization = await bench.organization();
      const bob = await bench.person('Bob');
      const uuid = await invite(organization, bob);
      const answers = await race([
        ['POST', `/api/v1/invitations/${uuid}/accept`, bob.token],
        ['DELETE', `${organization.path}/invitations/${uuid}`, organization.token],
        ['POST', `/api/v1/invitations/${uuid}/decline`, bob.token],
      ]);
      expect(answers.map(({ status }) => status).sort()).toStrictEqual([200, 409, 409]);
      const wasAccepted = answers[0]!.status === 200 ? 1 : 0;
      expect(await told('member.added', bob.uuid)).toBe(wasAccepted);
      let ended = 0;
      for (const end of ['accepted', 'cancelled', 'declined'] as const) ended += await told(`invitation.${end}`, uuid);
      expect(ended).toBe(1);
    }));

  it('add one member by accept and direct add, with one event that names the source', () =>
    repeat(async () => {
      const organization = await bench.organization();
      const bob = await bench.person('Bob');
      const uuid = await invite(organization, bob);
      const [accept, add] = await race([
        ['POST', `/api/v1/invitations/${uuid}/accept`, bob.token],
        ['POST', `${organization.path}/members`, organization.token, { email: bob.email, role: 'member' }],
      ]);
      expect([accept!.status, add!.status].sort()).toStrictEqual(accept!.status === 200 ? [200, 409] : [201, 409]);
      expect(await told('member.added', bob.uuid)).toBe(1);
      expect(await told('invitation.accepted', uuid)).toBe(1);
    }));

  it('never decline an expired invitation, and leave a resent one pending', () =>
    repeat(async () => {
      const organization = await bench.organization();
      const bob = await bench.person('Bob');
      const uuid = await invite(organization, bob);
      await bench.query(`UPDATE invitation SET expires_at = now() - interval '1 second' WHERE uuid = $1`, [uuid]);
      const [answers] = await Promise.all([
        race([
          ['POST', `/api/v1/invitations/${uuid}/decline`, bob.token],
          ['POST', `${organization.path}/invitations/${uuid}/resend`, organization.token],
        ]),
        bench.app.get(ExpiredInvitations).sweep(),
      ]);
      const [decline, resend] = answers;
      expect(resend!.status).toBe(decline!.status === 200 && resend!.status === 409 ? 409 : 200);
      const [{ status }] = await bench.query(`SELECT status FROM invitation WHERE uuid = $1`, [uuid]);
      expect(status).toBe(decline!.status === 200 ? 'declined' : 'pending');
      if (decline!.status !== 200) expect(decline!.error).toBe('invitation_expired');
      expect(await told('invitation.declined', uuid)).toBe(decline!.status === 200 ? 1 : 0);
    }));

  it('create one invitation and one mail for ten spellings of an address', async () => {
    const organization = await bench.organization();
    const { path, token } = organization;
    const local = randomUUID().replaceAll('-', 'x');
    const spellings = Array.from({ length: 10 }, (_, n) => `${n % 2 ? local : local.toUpperCase()}@Example.ORG`);
    const answers = await race(spellings.map((email): Call => ['POST', `${path}/invitations`, token, { email }]));
    expect(answers.filter(({ status }) => status === 201).length).toBe(1);
    expect(answers.filter(({ error }) => error === 'invitation_pending').length).toBe(9);
    const mails = await bench.query(`SELECT FROM invitation_mail WHERE email = $1`, [`${local}@example.org`]);
    expect(mails.length).toBe(1);
  });

  it('give a hundred organizations of one name a hundred slugs', async () => {
    const name = `Same ${randomUUID()}`;
    const people = await Promise.all(Array.from({ length: 4 }, () => bench.person('Ada')));
    const answers = await race(
      Array.from({ length: 100 }, (_, n): Call => ['POST', '/api/v1/organizations', people[n % 4]!.token, { name }]),
    );
    expect(new Set(answers.map(({ status }) => status))).toStrictEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.data.slug)).size).toBe(100);
  });

  it('give people who join while the default role moves one of the default roles', () =>
    repeat(async () => {
      const organization = await bench.organization();
      const { path, token } = organization;
      const people = await Promise.all(Array.from({ length: 4 }, () => bench.person('New')));
      const answers = await race([
        ...people.map(({ email }): Call => ['POST', `${path}/members`, token, { email }]),
        ['PUT', `${path}/roles/viewer`, token, { is_default: true }],
        ['PUT', `${path}/roles/member`, token, { is_default: true }],
      ]);
      for (const { status, body } of answers.slice(0, 4)) {
        expect(status).toBe(201);
        expect(['member', 'viewer']).toContain(body.data.role);
      }
      const roles = (await bench.call('GET', `${path}/roles`, { token })).body.data;
      expect(roles.filter(({ is_default }: { is_default: boolean }) => is_default).length).toBe(1);
    }));
});
