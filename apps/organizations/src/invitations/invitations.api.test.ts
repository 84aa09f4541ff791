import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eventually, smtpReceiver, type SmtpReceiver } from '@platform/testing';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
} from '../testing/organizations-bench.test-helper.js';
import { ExpiredInvitations } from './expired-invitations.js';

describe('invitations', () => {
  let bench: OrganizationsBench;
  let smtp: SmtpReceiver;
  let acme: TestOrganization;
  beforeAll(async () => {
    smtp = await smtpReceiver();
    bench = await organizationsBench({
      SMTP_URL: smtp.url,
      AUTH_URL: 'https://id.example.org',
      MEMBER_ADD_LIMIT: '1000',
    });
    acme = await bench.organization();
  });
  afterAll(async () => {
    await bench.close();
    await smtp.close();
  });

  const address = () => `${randomUUID()}@example.org`;
  const invite = (body: object, { path, token }: Pick<TestOrganization, 'path' | 'token'> = acme) =>
    bench.call('POST', `${path}/invitations`, { token, body });
  const mailTo = (email: string, count = 1) =>
    eventually(() => {
      const mails = smtp.mails.filter(({ recipients }) => recipients.includes(email));
      expect(mails.length).toBe(count);
      return mails[count - 1]!;
    });
  const expire = (uuid: string) =>
    bench.query(`UPDATE invitation SET expires_at = now() - interval '1 second' WHERE uuid = $1`, [uuid]);
  const eventsOf = async (type: 'invitation.created' | 'invitation.cancelled', uuid: string) =>
    (await bench.outbox(type)).filter(({ payload }) => (payload.invitation as { uuid: string }).uuid === uuid);
  const audited = async (uuid: string) =>
    (await bench.query(`SELECT event FROM audit_entry WHERE target_id = $1 ORDER BY created_at`, [uuid])).map(
      ({ event }: { event: string }) => event,
    );

  it('are pending for seven days, with the token in the mail alone', async () => {
    const email = address();
    const { status, body } = await invite({ email, role: 'viewer', status: 'accepted', token: 'mine' });
    expect(status).toBe(201);
    const { uuid, created_at, expires_at, ...rest } = body.data;
    expect(rest).toStrictEqual({
      email,
      role: 'viewer',
      role_display_name: 'Viewer',
      status: 'pending',
      invited_by: 'Ada Test',
    });
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(7 * 86_400_000);
    const mail = await mailTo(email);
    const [, token = ''] = /https:\/\/id\.example\.org\/invitations\/(inv_[\w-]{43})/.exec(mail.text!) ?? [];
    assert.ok(token && mail.html!.includes(`href="https://id.example.org/invitations/${token}"`));
    const [event] = await eventsOf('invitation.created', uuid);
    expect(Object.keys(event!.payload).sort()).toStrictEqual(['invitation', 'organization']);
    const kept = await bench.query(
      `SELECT to_jsonb(invitation)::text AS row FROM invitation UNION ALL SELECT sealed FROM outgoing_mail
       UNION ALL SELECT payload::text FROM outbox_event UNION ALL SELECT to_jsonb(audit_entry)::text FROM audit_entry`,
    );
    const list = (await bench.call('GET', `${acme.path}/invitations`, acme)).body;
    for (const text of [JSON.stringify(kept), JSON.stringify(body), JSON.stringify(list)])
      expect(text.includes(token)).toBeFalsy();
    expect(await audited(uuid)).toStrictEqual(['invitation.created']);
  });

  it('are in the language of a registered invitee, else in English, as text and HTML', async () => {
    const known = { uuid: randomUUID(), name: 'Jo', surname: 'T', email: address(), email_verified: true };
    const languages: Record<string, RegExp> = {
      'de-AT': /^Sie sind in eine Organisation eingeladen$/,
      fr: /^Vous êtes invité/,
      es: /^Le invitan/,
      it: /^È invitato/,
      'pt-BR': /^Você foi convidado/,
      en: /^You are invited/,
      nl: /^You are invited/,
    };
    for (const [language, words] of Object.entries(languages)) {
      const user = { ...known, uuid: randomUUID(), email: address(), language };
      await bench.publish('user.registered', { user });
      await invite({ email: user.email });
      const mail = await mailTo(user.email);
      expect(mail.subject!).toMatch(words);
      expect(mail.html!).toContain(`<html lang="${language === 'nl' ? 'en' : language.slice(0, 2)}">`);
    }
    const stranger = address();
    await invite({ email: stranger });
    const { subject, text } = await mailTo(stranger);
    expect(subject!).toBe('You are invited to an organization');
    expect(text!).toContain('Organization: Acme\nRole: ');
  });

  it('list names as facts only, and name the confirmed address of the inviter', async () => {
    const advice = 'Verify at https://evil.example/login \u202e';
    const owner = await bench.person('Ada', { email: address() });
    const { body } = await bench.call('POST', '/api/v1/organizations', { ...owner, body: { name: 'Acme' } });
    const { uuid } = body.data;
    // As it was stored before such names were refused.
    await bench.query(`UPDATE organization SET name = $2 WHERE uuid = $1`, [uuid, advice]);
    await bench.query(`UPDATE person SET name = $2 WHERE uuid = $1`, [owner.uuid, advice]);
    const email = address();
    await invite({ email }, { path: `/api/v1/organizations/${uuid}`, token: owner.token });
    const { subject, text, html } = await mailTo(email);
    const [, lead] = text!.split('\n\n');
    expect(subject).toBe('You are invited to an organization');
    expect(lead).toBe(`${owner.email} invites you to join an organization.`);
    expect(text!).toContain('Organization: Verify at evil. example/login\n');
    expect(text! + html!).not.toMatch(/evil\.example|\u202e/);
  });

  it('escape names, and keep them out of mail headers', async () => {
    const organization = await bench.organization('<script>alert(1)</script> & Co');
    const email = address();
    await invite({ email }, organization);
    const mail = await mailTo(email);
    expect(mail.html!).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; Co');
    expect(mail.html!.includes('<script>')).toBeFalsy();
    expect(mail.text!).toContain('<script>alert(1)</script> & Co');
    const { token } = await bench.person('Ada\r\nBcc: eve@example.org\r\n\r\n', { email: address() });
    const { body } = await bench.call('POST', '/api/v1/organizations', { token, body: { name: 'Acme' } });
    const invitee = address();
    await invite({ email: invitee }, { path: `/api/v1/organizations/${body.data.uuid}`, token });
    const { subject, recipients, bcc, headers } = await mailTo(invitee);
    expect([subject, recipients, bcc]).toStrictEqual(['You are invited to an organization', [invitee], undefined]);
    expect(headers.some(({ key }) => key === 'bcc')).toBeFalsy();
  });

  it('treat all spellings of one address as one, and different addresses as different', async () => {
    const organization = await bench.organization();
    const refused = async (email: string, error: string, status = 409) => {
      const answer = await invite({ email }, organization);
      assert.deepEqual([answer.status, answer.body.error], [status, error], email);
    };
    expect((await invite({ email: ' Bob@X.com ' }, organization)).body.data.email).toBe('bob@x.com');
    for (const same of ['bob@x.com', 'BOB@X.COM']) await refused(same, 'invitation_pending');
    await refused(organization.owner.email.toUpperCase(), 'already_member');
    expect((await invite({ email: 'bob+team@x.com' }, organization)).status).toBe(201);
    const idn = await invite({ email: 'bob@BÜCHER.example' }, organization);
    expect(idn.body.data.email).toBe('bob@xn--bcher-kva.example');
    await refused('bob@xn--bcher-kva.example', 'invitation_pending');
    const homograph = await invite({ email: 'bob@х.com' }, organization);
    expect(homograph.body.data.email).toMatch(/^bob@xn--.+\.com$/);
    for (const wrong of ['bİb@x.com', 'bo\u212A@x.com', 'bob@x.com/a', 'bob@x.com:25', 'bob', '', 'a@b@x.com'])
      await refused(wrong, 'validation_failed', 422);
  });

  it('are given by page when they are more than a thousand', async () => {
    const { uuid, path, token, owner } = await bench.organization();
    const add = (from: number, to: number) =>
      bench.query(
        `INSERT INTO invitation (uuid, organization_uuid, email, role, token_hash, invited_by_uuid, expires_at)
         SELECT gen_random_uuid(), $1, n || '@many.example', 'member', gen_random_uuid()::text, $2,
           now() + interval '1 day'
         FROM generate_series($3::int, $4::int) AS n`,
        [uuid, owner.uuid, from, to],
      );
    const list = async () => (await bench.call('GET', `${path}/invitations?status=pending`, { token })).body;
    await add(1, 1000);
    const plain = await list();
    expect([Object.keys(plain), plain.data.length]).toStrictEqual([['data'], 1000]);
    await add(1001, 1001);
    const { data, meta, links } = await list();
    expect([data.length, meta.total, meta.last_page]).toStrictEqual([100, 1001, 11]);
    expect(links.next).toMatch(/status=pending&per_page=100&cursor=[\w-]+$/);
  });

  it('are listed newest first, by status and by page, and shown one by one', async () => {
    const organization = await bench.organization();
    const { path, token } = organization;
    const uuids: string[] = [];
    for (let n = 0; n < 4; n++) uuids.unshift((await invite({ email: address() }, organization)).body.data.uuid);
    await bench.call('DELETE', `${path}/invitations/${uuids[0]}`, { token });
    await expire(uuids[1]!);
    const list = async (query = '') => (await bench.call('GET', `${path}/invitations${query}`, { token })).body;
    const ids = (body: { data: { uuid: string }[] }) => body.data.map(({ uuid }) => uuid);
    expect(ids(await list())).toStrictEqual(uuids);
    expect(ids(await list('?status=pending'))).toStrictEqual(uuids.slice(2));
    expect(ids(await list('?status=cancelled'))).toStrictEqual([uuids[0]]);
    assert.deepEqual(ids(await list('?status=expired')), [uuids[1]], 'also before the sweeper has written it down');
    const page = await list('?status=pending&per_page=1&page=2');
    expect([ids(page), page.meta.total, page.links.next]).toStrictEqual([[uuids[3]], 2, null]);
    expect(page.links.prev).toMatch(/status=pending&per_page=1&page=1$/);
    expect((await bench.call('GET', `${path}/invitations?status=sent`, { token })).status).toBe(422);
    const one = await bench.call('GET', `${path}/invitations/${uuids[1]}`, { token });
    expect(one.body.data.status).toBe('expired');
    const detail = await bench.call('GET', path, { token });
    expect(detail.body.data.pending_invitations_count).toBe(2);
  });

  it('are cancelled while they are pending, once', async () => {
    const { uuid } = (await invite({ email: address() })).body.data;
    const cancel = (id = uuid) => bench.call('DELETE', `${acme.path}/invitations/${id}`, { token: acme.token });
    const first = await cancel();
    expect([first.status, first.body.data]).toStrictEqual([200, { uuid, status: 'cancelled' }]);
    expect(typeof first.body.message).toBe('string');
    const second = await cancel();
    expect([second.status, second.body.error]).toStrictEqual([409, 'invitation_not_pending']);
    expect((await eventsOf('invitation.cancelled', uuid)).length).toBe(1);
    const late = (await invite({ email: address() })).body.data.uuid;
    await expire(late);
    expect((await cancel(late)).body.error).toBe('invitation_not_pending');
  });

  it('can be resent with a new link that replaces the old one, even after they expired', async () => {
    const email = address();
    const { uuid } = (await invite({ email })).body.data;
    const first = await mailTo(email);
    await expire(uuid);
    const resent = await bench.call('POST', `${acme.path}/invitations/${uuid}/resend`, { token: acme.token });
    expect([resent.status, resent.body.data.uuid, resent.body.data.status]).toStrictEqual([200, uuid, 'pending']);
    expect(Date.parse(resent.body.data.expires_at)).toBeGreaterThan(Date.now() + 6.9 * 86_400_000);
    const second = await mailTo(email, 2);
    const tokenIn = (text: string) => /inv_[\w-]{43}/.exec(text)![0];
    expect(tokenIn(first.text!)).not.toBe(tokenIn(second.text!));
    const known = await bench.query(`SELECT token_hash FROM invitation WHERE uuid = $1`, [uuid]);
    expect(known.length).toBe(1);
    expect((await audited(uuid)).filter((event) => event !== 'invitation.expired')).toStrictEqual([
      'invitation.created',
      'invitation.resent',
    ]);
    await bench.call('DELETE', `${acme.path}/invitations/${uuid}`, { token: acme.token });
    const over = await bench.call('POST', `${acme.path}/invitations/${uuid}/resend`, { token: acme.token });
    expect([over.status, over.body.error]).toStrictEqual([409, 'invitation_not_pending']);
  });

  it('allow a new one once they have expired, which the audit log records', async () => {
    const email = address();
    const { uuid } = (await invite({ email })).body.data;
    await expire(uuid);
    expect((await invite({ email })).status).toBe(201);
    const blocked = await bench.call('POST', `${acme.path}/invitations/${uuid}/resend`, { token: acme.token });
    expect([blocked.status, blocked.body.error]).toStrictEqual([409, 'invitation_pending']);
    expect(await audited(uuid)).toStrictEqual(['invitation.created', 'invitation.expired']);
    const late = (await invite({ email: address() })).body.data.uuid;
    const cancelled = (await invite({ email: address() })).body.data.uuid;
    await expire(late);
    await bench.call('DELETE', `${acme.path}/invitations/${cancelled}`, { token: acme.token });
    await expire(cancelled);
    await bench.app.get(ExpiredInvitations).sweep();
    expect(await bench.query(`SELECT status FROM invitation WHERE uuid = $1`, [late])).toStrictEqual([
      { status: 'expired' },
    ]);
    expect(await audited(late)).toStrictEqual(['invitation.created', 'invitation.expired']);
    assert.deepEqual(await audited(cancelled), ['invitation.created', 'invitation.cancelled'], 'it had ended before');
  });

  it('expire in every organization, even if one of them fails', async () => {
    const late: string[] = [];
    for (const organization of [acme, await bench.organization(), await bench.organization()])
      late.push((await invite({ email: address() }, organization)).body.data.uuid);
    const inOrder = () =>
      bench.query(`SELECT uuid, status FROM invitation WHERE uuid = ANY($1) ORDER BY organization_uuid`, [late]);
    const statuses = async () => (await inOrder()).map(({ status }) => status as string);
    const [first] = await inOrder();
    await bench.query(
      `ALTER TABLE invitation ADD CONSTRAINT stuck CHECK (uuid <> '${first!.uuid}' OR status = 'pending') NOT VALID`,
    );
    for (const uuid of late) await expire(uuid);
    await bench.app.get(ExpiredInvitations).sweep();
    expect(await statuses()).toStrictEqual(['pending', 'expired', 'expired']);
    await bench.query(`ALTER TABLE invitation DROP CONSTRAINT stuck`);
    await bench.app.get(ExpiredInvitations).sweep();
    expect(await statuses()).toStrictEqual(['expired', 'expired', 'expired']);
  });

  it('are mailed to one address three times a day at most, over all organizations', async () => {
    const email = address();
    const others = [await bench.organization(), await bench.organization(), await bench.organization()];
    const { uuid } = (await invite({ email })).body.data;
    const answers = await Promise.all([
      ...others.map((organization) => invite({ email }, organization)),
      bench.call('POST', `${acme.path}/invitations/${uuid}/resend`, { token: acme.token }),
    ]);
    const refused = answers.filter(({ status }) => status === 409);
    expect([refused.length, refused[0]!.body.error]).toStrictEqual([2, 'limit_reached']);
    await mailTo(email, 3);
  });

  it('allow another mail to the address a day later', async () => {
    const [email, other] = [address(), address()];
    const { uuid } = (await invite({ email })).body.data;
    await invite({ email: other });
    const resend = () => bench.call('POST', `${acme.path}/invitations/${uuid}/resend`, { token: acme.token });
    expect([(await resend()).status, (await resend()).status, (await resend()).status]).toStrictEqual([200, 200, 409]);
    await bench.query(`UPDATE invitation_mail SET sent_at = sent_at - interval '25 hours' WHERE email = $1`, [email]);
    await bench.app.get(ExpiredInvitations).sweep();
    const mailed = (to: string) => bench.query(`SELECT email FROM invitation_mail WHERE email = $1`, [to]);
    expect([await mailed(email), await mailed(other)]).toStrictEqual([[], [{ email: other }]]);
    expect((await resend()).status).toBe(200);
  });

  it('are at most fifty a day per organization, cancelled ones included', async () => {
    const organization = await bench.organization();
    await bench.query(
      `INSERT INTO invitation (uuid, organization_uuid, email, role, status, token_hash, invited_by_uuid, expires_at)
       SELECT gen_random_uuid(), $1::uuid, n || '@example.org', 'viewer', 'cancelled', $1::uuid::text || n, $2, now()
         FROM generate_series(1, 48) n`,
      [organization.uuid, organization.owner.uuid],
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => invite({ email: address() }, organization)));
    expect(answers.filter(({ status }) => status === 201).length).toBe(2);
    expect(answers.filter(({ body }) => body.error === 'limit_reached').length).toBe(3);
  });

  it('can be created in bulk, each with its own result', async () => {
    const organization = await bench.organization();
    const { path, token, owner } = organization;
    const [first, second] = [address(), address()];
    const invitations = [
      { email: first },
      { email: 'nonsense' },
      { email: owner.email },
      { email: first.toUpperCase() },
      { email: second, role: 'owner' },
      { email: second, role: 'king' },
      { role: 'viewer' },
      { email: second, role: 'viewer' },
    ];
    const { status, body } = await bench.call('POST', `${path}/invitations/bulk`, { token, body: { invitations } });
    expect(status).toBe(200);
    expect(
      body.data.map((item: { invitation: { role: string } | null; error: { error: string } | null }) =>
        item.invitation ? item.invitation.role : item.error?.error,
      ),
    ).toStrictEqual([
      ...['member', 'validation_failed', 'already_member', 'invitation_pending', 'cannot_assign_owner'],
      ...['validation_failed', 'validation_failed', 'viewer'],
    ]);
    expect(body.data[1].error.errors).toStrictEqual({ email: body.data[1].error.errors.email });
    expect([body.data[3].email, body.data[6].email]).toStrictEqual([first.toUpperCase(), null]);
    const send = (given: unknown) =>
      bench.call('POST', `${path}/invitations/bulk`, { token, body: { invitations: given } });
    for (const wrong of [[], Array.from({ length: 51 }, () => ({ email: first })), 'x', [1], undefined])
      expect((await send(wrong)).status).toBe(422);
  });

  it('answer the same whether or not the address has an account', async () => {
    const [known, stranger] = [(await bench.person('Kate')).email, address()];
    const [one, other] = [await invite({ email: known }), await invite({ email: stranger })];
    const shape = ({ status, body }: typeof one) => ({
      status,
      body: { ...body.data, uuid: '', email: '', created_at: '', expires_at: '' },
    });
    expect(shape(one)).toStrictEqual(shape(other));
  });

  it('of another organization are not found', async () => {
    const other = await bench.organization();
    const { uuid } = (await invite({ email: address() }, other)).body.data;
    for (const [method, at] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/resend'],
    ] as const) {
      for (const id of [uuid, randomUUID(), 'x']) {
        const answer = await bench.call(method, `${acme.path}/invitations/${id}${at}`, { token: acme.token });
        assert.deepEqual([answer.status, answer.body.error], [404, 'not_found'], `${method} ${at}`);
      }
    }
  });
});
