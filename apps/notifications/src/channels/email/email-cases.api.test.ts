import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { eventually, lockWaiters } from '@platform/testing';
import { DataSource } from 'typeorm';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../../testing/notifications-bench.test-helper.js';

/** The e-mail cases of docs/hard-cases.md#deliveries. */
describe('the e-mail channel in hard cases', () => {
  let bench: NotificationsBench;
  beforeAll(async () => {
    bench = await notificationsBench({ DELIVERY_RETRY_SCHEDULE: '3600,3600' });
  });
  afterAll(() => bench.close());

  async function listeners(...more: string[]) {
    const organization = await bench.organization();
    await bench.rule(organization, await bench.email(organization, [organization.email, ...more]));
    return organization;
  }

  /** A delivery whose first attempt the mail server deferred by an hour. */
  async function waiting(organization: TestOrganization): Promise<string> {
    bench.mailbox.refuse(451);
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
    const [id] = body.delivery_ids;
    await eventually(async () => {
      const [row] = await bench.query<{ error_code: string; lease_until: Date | null }>(
        `SELECT error_code, lease_until FROM delivery WHERE id = $1`,
        [id],
      );
      expect([row?.error_code, row?.lease_until]).toStrictEqual(['smtp_deferred', null]);
    });
    return id;
  }

  /** Unsubscribes by the link of the first mail. */
  function unsubscribe(email: string) {
    const [, link] = /(\/notifications\/unsubscribe\/\S+)/.exec(bench.mailsTo(email)[0]!.text!)!;
    return bench.call('POST', link!, {
      rawBody: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }

  /** As if the hour had passed. */
  const due = (id: string) => bench.query(`UPDATE delivery SET due_at = now() WHERE id = $1`, [id]);

  const outcome = (id: string, status: string) =>
    eventually(async () => {
      const [row] = await bench.query<{ status: string; error_code: string }>(
        `SELECT status, error_code FROM delivery WHERE id = $1`,
        [id],
      );
      expect(row?.status).toBe(status);
      return row;
    });

  it('delivers the longest text of markup and emoji whole, and splits no character of the subject', async () => {
    const organization = await listeners();
    const family = '👩‍👩‍👧‍👦';
    const message = '<&>😀'.repeat(2000);
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid, title: family.repeat(36), message });
    await bench.delivery(organization, body.delivery_ids[0], 'success');
    const [mail] = bench.mailsTo(organization.email);
    expect(mail!.text!).toContain(message);
    expect(mail!.html!).toContain('&lt;&amp;&gt;😀'.repeat(2000));
    assert.ok(mail!.subject!.isWellFormed() && [...mail!.subject!].length <= 150);
  });

  it('turns a hostile message into text: no header, markup, script or changed direction', async () => {
    const organization = await listeners();
    const hostile =
      '@everyone <!channel> <users/all> [x](javascript:alert(1)) \u202egnp.exe\u0000 <script>alert(1)</script>';
    const { status, body } = await bench.dispatch({
      organization_uuid: organization.uuid,
      title: `Down\r\nBcc: evil@example.net\r\n\r\n${hostile}`,
      message: hostile,
      metadata: {
        '<img src=x onerror=alert(1)>': '"><svg onload=alert(1)>',
        'a\r\nX-Evil: 1': 'b\r\n.\r\nMAIL FROM:<x>',
      },
    });
    expect(status).toBe(202);
    await bench.delivery(organization, body.delivery_ids[0], 'success');
    const [mail] = bench.mailsTo(organization.email);
    expect(mail!.recipients).toStrictEqual([organization.email]);
    const names = mail!.headers.map(({ key }) => key);
    assert.ok(!names.includes('bcc') && !names.includes('x-evil'), names.join());
    expect(mail!.html!).not.toMatch(/<script|<img|<svg|href="javascript|\u202e|\u0000/);
    expect(mail!.text! + mail!.subject!).not.toMatch(/[\u202e\u0000]/);
    expect(mail!.text!).toContain('@everyone <!channel> <users/all>');
    const script = await bench.dispatch({ organization_uuid: organization.uuid, url: 'javascript:alert(1)' });
    expect([script.status, Object.keys(script.body.errors)]).toStrictEqual([422, ['url']]);
  });

  it('sends a former member nothing that was pending, and the others theirs once', async () => {
    const organization = await bench.organization();
    const bob = await bench.member(organization);
    await bench.rule(organization, await bench.email(organization, [organization.email, bob.email]));
    const id = await waiting(organization);
    const { token: _, ...member } = bob;
    const { uuid, name, slug } = organization;
    await bench.publish('member.removed', { organization: { uuid, name, slug }, member, data: { role: 'member' } });
    const before = bench.mailsTo(bob.email).length;
    await due(id);
    await outcome(id, 'success');
    expect([bench.mailsTo(organization.email).length, bench.mailsTo(bob.email).length]).toStrictEqual([1, before]);
  });

  for (const [event, what] of [
    ['organization.deleted', 'the organization was deleted'],
    ['organization.updated', 'it was suspended'],
  ] as const) {
    it(`sends no mail after ${what}`, async () => {
      const organization = await listeners();
      const id = await waiting(organization);
      const { uuid, name, slug } = organization;
      const facts = { uuid, name, slug, description: null, is_active: false };
      await bench.publish(event, { organization: facts, data: { name } });
      await due(id);
      expect((await outcome(id, 'skipped'))?.error_code).toBe('organization_inactive');
      expect(bench.mailsTo(organization.email)).toStrictEqual([]);
    });
  }

  it('sends an address nothing that was pending when it unsubscribed', async () => {
    const organization = await listeners();
    const first = await bench.dispatch({ organization_uuid: organization.uuid, title: 'First' });
    await bench.delivery(organization, first.body.delivery_ids[0], 'success');
    const id = await waiting(organization);
    expect((await unsubscribe(organization.email)).status).toBe(200);
    await due(id);
    await outcome(id, 'skipped');
    expect(bench.mailsTo(organization.email).length).toBe(1);
  });

  it('disables a destination whose last addresses all unsubscribe at once', async () => {
    const organization = await bench.organization();
    const others = await Promise.all(Array.from({ length: 4 }, () => bench.member(organization)));
    const emails = [organization, ...others].map(({ email }) => email);
    const endpoint = await bench.email(organization, emails);
    await bench.rule(organization, endpoint);
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
    await bench.delivery(organization, body.delivery_ids[0], 'success');
    // All of them wait before one has stored that its address unsubscribed.
    const { answers } = await bench.app.get(DataSource).transaction(async (tx) => {
      await tx.query(`LOCK TABLE notification_unsubscription IN SHARE MODE`);
      const answers = Promise.all(emails.map(unsubscribe));
      await eventually(async () => expect(await lockWaiters(bench)).toBe(emails.length));
      return { answers };
    });
    expect((await answers).every(({ status }) => status === 200)).toBeTruthy();
    const at = `${organization.path}/notification-endpoints/${endpoint}`;
    const { data } = (await bench.call('GET', at, organization)).body;
    expect([data.status, data.disabled_reason]).toStrictEqual(['disabled', 'no_recipient_left']);
  });
});
