import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { joiningPaths, type EventType } from '@platform/contracts';
import { eventually, internalCall, smtpReceiver, type InternalCall, type SmtpReceiver } from '@platform/testing';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
  type TestPerson,
} from '../testing/organizations-bench.test-helper.js';

describe('answers to invitations', () => {
  let bench: OrganizationsBench;
  let smtp: SmtpReceiver;
  let acme: TestOrganization;
  beforeAll(async () => {
    smtp = await smtpReceiver();
    bench = await organizationsBench({ SMTP_URL: smtp.url, MEMBER_ADD_LIMIT: '1000' });
    acme = await bench.organization();
  });
  afterAll(async () => {
    await bench.close();
    await smtp.close();
  });

  const invite = async (email: string, role = 'member', { path, token } = acme): Promise<string> => {
    const { status, body } = await bench.call('POST', `${path}/invitations`, { token, body: { email, role } });
    assert.equal(status, 201, JSON.stringify(body));
    return body.data.uuid;
  };
  const answer = (person: Pick<TestPerson, 'token'>, uuid: string, decision: 'accept' | 'decline') =>
    bench.call('POST', `/api/v1/invitations/${uuid}/${decision}`, { token: person.token });
  const eventsOf = async (type: EventType, userOrInvitation: string) =>
    (await bench.outbox(type)).filter(({ payload }) => JSON.stringify(payload).includes(userOrInvitation));
  const tokenFor = (email: string) =>
    eventually(() => {
      const mail = smtp.mails.findLast(({ recipients }) => recipients.includes(email));
      return /inv_[\w-]{43}/.exec(mail?.text ?? '')![0];
    });
  /** Calls as identity does for its pages. */
  const internal = (path: string, body: object, more: Partial<InternalCall> = {}) =>
    internalCall(bench, { caller: 'identity', called: 'organizations', method: 'POST', path, body, ...more });
  const facts = ({ uuid, email, name }: TestPerson) => ({
    ...{ uuid, email, name, surname: 'Test', email_verified: true, language: null },
  });

  it('can be given only by the person with the confirmed address', async () => {
    const bob = await bench.person('Bob');
    const claimed = await bench.person('Mallory', { email: `Twin-${bob.email}`, email_verified: false });
    const uuid = await invite(bob.email, 'viewer');
    await invite(claimed.email);
    const { status, body } = await bench.call('GET', '/api/v1/invitations', { token: bob.token });
    expect(status).toBe(200);
    expect([body.data.length, body.data[0].uuid, body.data[0].organization.uuid]).toStrictEqual([1, uuid, acme.uuid]);
    expect((await bench.call('GET', '/api/v1/invitations', { token: claimed.token })).body).toStrictEqual({ data: [] });
    await answer(bob, uuid, 'decline');
    expect((await bench.call('GET', '/api/v1/invitations', { token: bob.token })).body).toStrictEqual({ data: [] });
  });

  it('make the invitee a member with the role, with the source in the event', async () => {
    const bob = await bench.person('Bob');
    const uuid = await invite(bob.email, 'viewer');
    const { status, body } = await answer(bob, uuid, 'accept');
    expect([status, body.data.user_uuid, body.data.role]).toStrictEqual([200, bob.uuid, 'viewer']);
    const [added] = await eventsOf('member.added', bob.uuid);
    expect(added!.payload.data).toStrictEqual({ role: 'viewer', source: 'invitation' });
    const [accepted] = await eventsOf('invitation.accepted', uuid);
    expect(accepted!.payload.invitation).toStrictEqual({ uuid, email: bob.email, role: 'viewer' });
    expect((await bench.call('GET', acme.path, { token: bob.token })).status).toBe(200);
    for (const decision of ['accept', 'decline'] as const) {
      const again = await answer(bob, uuid, decision);
      expect([again.status, again.body.error]).toStrictEqual([409, 'invitation_not_pending']);
    }
    const log = await bench.query(
      `SELECT event, actor_uuid FROM audit_entry WHERE organization_uuid = $1 AND actor_uuid = $2 ORDER BY created_at`,
      [acme.uuid, bob.uuid],
    );
    expect(log.map(({ event }) => event)).toStrictEqual(['invitation.accepted', 'member.added']);
  });

  it('can decline, which ends the invitation', async () => {
    const bob = await bench.person('Bob');
    const uuid = await invite(bob.email);
    const { status, body } = await answer(bob, uuid, 'decline');
    expect([status, body]).toStrictEqual([200, { data: { uuid, status: 'declined' } }]);
    expect((await eventsOf('invitation.declined', uuid)).length).toBe(1);
    expect(await eventsOf('member.added', bob.uuid)).toStrictEqual([]);
    expect((await answer(bob, uuid, 'accept')).body.error).toBe('invitation_not_pending');
  });

  it('are refused to another address and to one that is not confirmed, with the token as well', async () => {
    const [bob, eve] = [await bench.person('Bob'), await bench.person('Eve')];
    const claimed = await bench.person('Mallory', { email_verified: false });
    const [forBob, forClaimed] = [await invite(bob.email), await invite(claimed.email)];
    const cases: [TestPerson, string, string, string][] = [
      [eve, forBob, bob.email, 'invitation_email_mismatch'],
      [claimed, forClaimed, claimed.email, 'email_unverified'],
    ];
    for (const [person, uuid, email, error] of cases) {
      for (const decision of ['accept', 'decline'] as const) {
        const byId = await answer(person, uuid, decision);
        expect([byId.status, byId.body.error]).toStrictEqual([403, error]);
        const user = { ...facts(person), email_verified: person !== claimed };
        const byToken = await internal(joiningPaths.answer, { token: await tokenFor(email), user, decision });
        expect([byToken.status, byToken.body.error]).toStrictEqual([403, error]);
      }
    }
    assert.equal((await answer(bob, forBob, 'accept')).status, 200, 'it still waits for its invitee');
  });

  it('are refused after seven days', async () => {
    const bob = await bench.person('Bob');
    const uuid = await invite(bob.email);
    await bench.query(`UPDATE invitation SET expires_at = now() - interval '1 second' WHERE uuid = $1`, [uuid]);
    for (const decision of ['accept', 'decline'] as const) {
      const late = await answer(bob, uuid, decision);
      expect([late.status, late.body.error]).toStrictEqual([409, 'invitation_expired']);
    }
    expect((await bench.call('GET', '/api/v1/invitations', { token: bob.token })).body).toStrictEqual({ data: [] });
  });

  it('are valid even if the inviter was removed meanwhile', async () => {
    const organization = await bench.organization();
    const inviter = await bench.member(organization, ['invite_members', 'view_members'], 'Gone');
    const bob = await bench.person('Bob');
    const uuid = await invite(bob.email, 'viewer', { ...organization, token: inviter.token });
    await bench.call('DELETE', `${organization.path}/members/${inviter.uuid}`, { token: organization.token });
    expect((await answer(bob, uuid, 'accept')).body.data.role).toBe('viewer');
  });

  it('by a member keep the role that they have', async () => {
    const organization = await bench.organization();
    const bob = await bench.person('Bob');
    const uuid = await invite(bob.email, 'viewer', organization);
    await bench.query(`INSERT INTO member (organization_uuid, user_uuid, role) VALUES ($1, $2, 'admin')`, [
      organization.uuid,
      bob.uuid,
    ]);
    expect((await answer(bob, uuid, 'accept')).body.data.role).toBe('admin');
    expect(await eventsOf('member.added', bob.uuid)).toStrictEqual([]);
    expect((await eventsOf('invitation.accepted', uuid)).length).toBe(1);
  });

  it('are given by adding the person directly, too', async () => {
    const organization = await bench.organization();
    const bob = await bench.person('Bob');
    const uuid = await invite(bob.email, 'viewer', organization);
    await bench.call('POST', `${organization.path}/members`, { token: organization.token, body: { email: bob.email } });
    expect((await answer(bob, uuid, 'accept')).body.error).toBe('invitation_not_pending');
    expect((await eventsOf('invitation.accepted', uuid)).length).toBe(1);
    expect((await eventsOf('member.added', bob.uuid)).length).toBe(1);
  });

  it('cannot be given in a suspended organization', async () => {
    const organization = await bench.organization();
    const bob = await bench.person('Bob');
    const uuid = await invite(bob.email, 'viewer', organization);
    await bench.query(`UPDATE organization SET is_active = false WHERE uuid = $1`, [organization.uuid]);
    const refused = await answer(bob, uuid, 'accept');
    expect([refused.status, refused.body.error]).toStrictEqual([403, 'organization_inactive']);
  });

  it('on the page change nothing by looking, and use the person as they are at that moment', async () => {
    const email = `new-${randomUUID()}@example.org`;
    const uuid = await invite(email, 'viewer');
    const token = await tokenFor(email);
    const look = () => internal(joiningPaths.invitation, { token });
    expect((await look()).body).toStrictEqual({
      organization: { uuid: acme.uuid, name: 'Acme' },
      email,
      role_display_name: 'Viewer',
      invited_by: 'Ada Test',
      status: 'pending',
    });
    // Registered a second ago: the event is still on its way.
    const user = { uuid: randomUUID(), name: 'New', surname: 'Person', email, email_verified: true, language: 'de' };
    const origin = { ip_address: '192.0.2.9', user_agent: 'Browser/1', request_id: 'page-1' };
    const { status, body } = await internal(joiningPaths.answer, { token, user, decision: 'accept', origin });
    expect([status, body]).toStrictEqual([
      200,
      { status: 'accepted', organization: { uuid: acme.uuid, name: 'Acme' } },
    ]);
    expect((await look()).body.status).toBe('accepted');
    const [added] = await eventsOf('member.added', user.uuid);
    expect((added!.payload.member as { email: string }).email).toBe(email);
    for (const event of ['invitation.accepted', 'member.added']) {
      const log = (await bench.call('GET', `${acme.path}/audit-logs?event=${event}`, acme)).body.data[0];
      const { ip_address, user_agent, request_id } = log;
      assert.deepEqual([log.actor.uuid, { ip_address, user_agent, request_id }], [user.uuid, origin], event);
    }
    const again = await internal(joiningPaths.answer, { token, user, decision: 'decline' });
    expect([again.status, again.body.error]).toStrictEqual([409, 'invitation_not_pending']);
    await bench.publish('user.registered', { user: { ...user, name: 'Newer' } });
    expect(await bench.query(`SELECT name FROM person WHERE uuid = $1`, [user.uuid])).toStrictEqual([
      { name: 'Newer' },
    ]);
    expect((await bench.call('GET', `${acme.path}/invitations/${uuid}`, acme)).body.data.status).toBe('accepted');
  });

  it('on the page are for identity alone, with 404 for unknown and replaced tokens', async () => {
    const email = `old-${randomUUID()}@example.org`;
    const uuid = await invite(email);
    const old = await tokenFor(email);
    await bench.call('POST', `${acme.path}/invitations/${uuid}/resend`, { token: acme.token });
    const user = facts(await bench.person('Bob'));
    for (const token of [old, 'inv_unknown', uuid]) {
      expect((await internal(joiningPaths.invitation, { token })).status).toBe(404);
      expect((await internal(joiningPaths.answer, { token, user, decision: 'accept' })).status).toBe(404);
    }
    for (const path of [joiningPaths.invitation, joiningPaths.answer]) {
      for (const more of [{ secret: 'another-secret-that-is-long-enough-too' }, { caller: 'links' }] as const) {
        const forged = await internal(path, { token: old }, more);
        expect([forged.status, forged.body.error]).toStrictEqual([401, 'invalid_signature']);
      }
    }
    const wrong = await internal(joiningPaths.answer, { token: old, user, decision: 'maybe' });
    expect(wrong.status).toBe(422);
  });

  it('need a token of a person with the scope, and an invitation that exists', async () => {
    const bob = await bench.person('Bob');
    const uuid = await invite(bob.email);
    const cases: [string, string, object, number, string][] = [
      ['GET', '', {}, 401, 'unauthenticated'],
      [
        'GET',
        '',
        { token: await bench.token({ user_uuid: bob.uuid, scopes: ['org:manage'] }) },
        403,
        'insufficient_scope',
      ],
      ['GET', '', { token: await bench.token({ user_uuid: null }) }, 403, 'user_required'],
      ...['accept', 'decline'].flatMap((decision): [string, string, object, number, string][] => [
        ['POST', `/${uuid}/${decision}`, {}, 401, 'unauthenticated'],
        ['POST', `/${uuid}/${decision}`, { token: 'wrong' }, 401, 'invalid_token'],
        ['POST', `/${randomUUID()}/${decision}`, { token: bob.token }, 404, 'not_found'],
        ['POST', `/x/${decision}`, { token: bob.token }, 404, 'not_found'],
      ]),
    ];
    const readOnly = await bench.token({ user_uuid: bob.uuid, scopes: ['org:read'] });
    for (const decision of ['accept', 'decline'])
      cases.push(['POST', `/${uuid}/${decision}`, { token: readOnly }, 403, 'insufficient_scope']);
    for (const [method, at, options, status, error] of cases) {
      const refused = await bench.call(method, `/api/v1/invitations${at}`, options);
      assert.deepEqual([refused.status, refused.body.error], [status, error], `${method} ${at}`);
    }
    const unknown = await bench.call('POST', `/api/v1/invitations/${uuid}/accept`, { token: await bench.token() });
    assert.deepEqual([unknown.status, unknown.headers.get('retry-after')], [503, '1'], 'their facts are on their way');
  });
});
