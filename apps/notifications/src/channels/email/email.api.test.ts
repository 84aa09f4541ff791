import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Delivery, type ClaimedDelivery } from '@platform/delivery';
import { eventually } from '@platform/testing';
import { DataSource } from 'typeorm';
import type { NotificationEndpoint } from '../../endpoint-store/notification-endpoint.entity.js';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../../testing/notifications-bench.test-helper.js';
import { Recipients } from './recipients.js';

describe('e-mail channel', () => {
  let bench: NotificationsBench;

  beforeAll(async () => {
    bench = await notificationsBench();
  });
  afterAll(() => bench.close());

  /** An organization with an e-mail destination of its owner and further members, for every event. */
  async function listeners(count: number) {
    const organization = await bench.organization();
    const members = [];
    for (let number = 1; number < count; number++) members.push(await bench.member(organization));
    const emails = [organization.email, ...members.map(({ email }) => email)];
    const endpoint = await bench.email(organization, emails);
    await bench.rule(organization, endpoint);
    return { organization, members, emails, endpoint };
  }

  const statuses = (delivery: { recipients: { status: string }[] }) =>
    delivery.recipients.map(({ status }) => status).sort();

  async function dispatched({ uuid }: TestOrganization, body: object = {}): Promise<string> {
    const answer = await bench.dispatch({ organization_uuid: uuid, ...body });
    expect(answer.status).toBe(202);
    return answer.body.delivery_ids[0];
  }

  async function destination(organization: TestOrganization, endpoint: string) {
    const { body } = await bench.call('GET', `${organization.path}/notification-endpoints/${endpoint}`, organization);
    return body.data;
  }

  it('writes to each recipient alone, with text and HTML, threaded, and with one id for all attempts', async () => {
    const { organization, emails } = await listeners(3);
    const id = await dispatched(organization, {
      severity: 'critical',
      message: 'First\nSecond',
      url: 'https://example.org/x',
    });
    await bench.delivery(organization, id, 'success');
    const mails = emails.flatMap((email) => bench.mailsTo(email));
    expect(mails.map(({ recipients }) => recipients)).toStrictEqual(emails.map((email) => [email]));
    const [mail] = mails;
    expect(mail!.subject).toBe('[CRITICAL] Down');
    expect(mail!.text!).toMatch(/^CRITICAL: Down\n\nFirst\nSecond\n/);
    expect(mail!.html!).toMatch(/CRITICAL/);
    expect(mail!.messageId!).toMatch(new RegExp(`^<${id}\\.[0-9a-f]{20}@platform\\.localhost>$`));
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3);
    const header = (name: string) => mail!.headers.find(({ key }) => key === name)?.value;
    expect([header('auto-submitted'), header('x-auto-response-suppress'), header('x-platform-delivery')]).toStrictEqual(
      ['auto-generated', 'All', id],
    );
    const second = await dispatched(organization, { title: 'Still down' });
    await bench.delivery(organization, second, 'success');
    const later = bench.mailsTo(emails[0]!)[1]!;
    expect(later.references).toBe(mail!.references);
    expect(later.inReplyTo).toBe(mail!.inReplyTo);
    expect(later.messageId).not.toBe(mail!.messageId);
  });

  it('writes to members in their language, and in English to other addresses', async () => {
    const { organization, members, endpoint } = await listeners(3);
    await bench.reads(organization, 'pt-BR');
    await bench.reads(members[0]!, 'de');
    await bench.reads(members[1]!, 'ja');
    const outside = `outside-${crypto.randomUUID()}@example.net`;
    const emails = [organization.email, members[0]!.email, members[1]!.email, outside];
    const at = `${organization.path}/notification-endpoints/${endpoint}`;
    await bench.call('PUT', at, { ...organization, body: { emails } });
    await bench.query(`UPDATE notification_address SET confirmed_at = now() WHERE email = $1`, [outside]);
    await bench.delivery(organization, await dispatched(organization), 'success');
    const last = (email: string) => bench.mailsTo(email).at(-1)!;
    expect(emails.map((email) => /<html lang="(\w+)">/.exec(last(email).html!)![1])).toStrictEqual([
      'pt',
      'de',
      'en',
      'en',
    ]);
    const unsubscribe = [/^Cancelar a inscrição: /m, /^Abbestellen: /m, /^Unsubscribe: /m, /^Unsubscribe: /m];
    for (const [index, email] of emails.entries()) {
      expect(last(email).text!).toMatch(unsubscribe[index]!);
      expect(last(email).text!).toMatch(/^INFO: Down\n\nIt is\.\n/);
    }
  });

  it('writes to addresses of every script and with every character that mail servers accept', async () => {
    const organization = await bench.organization();
    const typed = [`Ада-${crypto.randomUUID()}@Пример.рф`, `r&d/${crypto.randomUUID()}@example.net`];
    const endpoint = await bench.email(organization, typed);
    const { emails } = (await destination(organization, endpoint)) as { emails: string[] };
    expect(emails.map((email) => email.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '')).sort()).toStrictEqual([
      'r&d/@example.net',
      'ада-@xn--e1afmkfd.xn--p1ai',
    ]);
    await bench.query(`UPDATE notification_address SET confirmed_at = now() WHERE notification_endpoint_uuid = $1`, [
      endpoint,
    ]);
    await bench.rule(organization, endpoint);
    const delivery = await bench.delivery(organization, await dispatched(organization), 'success');
    expect(statuses(delivery)).toStrictEqual(['sent', 'sent']);
  });

  it('retries only for addresses whose mail server asked to try later', async () => {
    const { organization, emails } = await listeners(4);
    bench.mailbox.refuse(451);
    const id = await dispatched(organization);
    const delivery = await bench.delivery(organization, id, 'success');
    expect(
      delivery.attempts.map(({ outcome, error_code }: Record<string, unknown>) => [outcome, error_code]),
    ).toStrictEqual([
      ['failure', 'smtp_deferred'],
      ['success', null],
    ]);
    expect(statuses(delivery)).toStrictEqual(['sent', 'sent', 'sent', 'sent']);
    for (const email of emails) expect(bench.mailsTo(email).length).toBe(1);
  });

  /** As if the first counted answer had come a day ago. */
  const aDayLater = (endpoint: string) =>
    bench.query(
      `UPDATE notification_address SET unknown_since = unknown_since - interval '1 day'
       WHERE notification_endpoint_uuid = $1`,
      [endpoint],
    );
  /** Dispatches an event whose recipient the mail server calls unknown. */
  async function unknown(organization: TestOrganization, title: string) {
    bench.mailbox.refuseRecipients('550 5.1.1 No such user');
    return bench.delivery(organization, await dispatched(organization, { title }), 'failed');
  }
  it('counts as delivered to the others when one address does not exist', async () => {
    const { organization } = await listeners(2);
    bench.mailbox.refuseRecipients('550 5.1.1 No such user');
    const delivery = await bench.delivery(organization, await dispatched(organization), 'success');
    expect(statuses(delivery)).toStrictEqual(['sent', 'unknown_address']);
  });

  it('stops writing to an address that mail servers call unknown three times in a row over a day', async () => {
    const { organization, emails, endpoint } = await listeners(1);
    for (const title of ['First', 'Second', 'Third']) await unknown(organization, title);
    // Three within a moment may be one fault of a mail server.
    expect((await destination(organization, endpoint)).suppressed_emails).toStrictEqual([]);
    await aDayLater(endpoint);
    const last = await unknown(organization, 'Fourth');
    expect([last.error_code, last.attempt]).toStrictEqual(['unknown_address', 1]);
    expect(await destination(organization, endpoint)).toMatchObject({
      suppressed_emails: emails,
      status: 'disabled',
      disabled_reason: 'no_recipient_left',
    });
    // Removed and entered again, it gets mail.
    const at = `${organization.path}/notification-endpoints/${endpoint}`;
    const { email } = await bench.member(organization);
    await bench.call('PUT', at, { ...organization, body: { emails: [email] } });
    await bench.call('PUT', at, { ...organization, body: { emails } });
    await bench.delivery(organization, await dispatched(organization, { title: 'Fifth' }), 'success');
    expect(bench.mailsTo(emails[0]!).filter(({ subject }) => /Fifth/.test(subject!)).length).toBe(1);
  });

  it('resets the count of unknown answers when a mail has arrived in between', async () => {
    const { organization, endpoint } = await listeners(1);
    for (const title of ['First', 'Second']) await unknown(organization, title);
    await bench.delivery(organization, await dispatched(organization, { title: 'Arrives' }), 'success');
    await unknown(organization, 'Third');
    await aDayLater(endpoint);
    await unknown(organization, 'Fourth');
    expect(await destination(organization, endpoint)).toMatchObject({ suppressed_emails: [], status: 'active' });
  });

  it('resets the count of unknown answers for a person’s new address', async () => {
    const { organization, endpoint } = await listeners(1);
    for (const title of ['First', 'Second']) await unknown(organization, title);
    await aDayLater(endpoint);
    const email = `moved.${organization.email}`;
    const user = {
      uuid: organization.user_uuid,
      name: 'Ada',
      surname: 'Test',
      email,
      email_verified: true,
      language: null,
    };
    await bench.publish('user.updated', { user });
    await unknown(organization, 'Third');
    expect(await destination(organization, endpoint)).toMatchObject({ suppressed_emails: [], status: 'active' });
  });

  it.each([
    ['a full mailbox', 'refuseRecipients', '550 Mailbox full', 'success'],
    ['a policy at RCPT TO', 'refuseRecipients', '550 5.7.23 SPF validation failed', 'failed'],
    ['a bare 550 at RCPT TO', 'refuseRecipients', '550 Requested action not taken', 'failed'],
    ['spam after DATA', 'refuse', '550 5.7.1 This looks like spam', 'failed'],
    ['a bare 550 after DATA', 'refuse', '550', 'failed'],
  ] as const)('does not count %s against the address', async (_what, stage, answer, status) => {
    const { organization, endpoint } = await listeners(1);
    await bench.query(
      `UPDATE notification_address SET unknown_count = 9, unknown_since = now() - interval '9 days'
       WHERE notification_endpoint_uuid = $1`,
      [endpoint],
    );
    bench.mailbox[stage](answer);
    await bench.delivery(organization, await dispatched(organization), status);
    expect(await destination(organization, endpoint)).toMatchObject({ suppressed_emails: [], status: 'active' });
  });

  it('does not retry a mail that was refused for its content, except by hand', async () => {
    const { organization, emails } = await listeners(2);
    bench.mailbox.refuse(554);
    const id = await dispatched(organization);
    const failed = await bench.delivery(organization, id, 'failed');
    expect([failed.error_code, failed.attempt, failed.status_code]).toStrictEqual(['smtp_refused', 1, 554]);
    expect(failed.error_message).toMatch(/^1 of 2 recipients got it\./);
    expect(statuses(failed)).toStrictEqual(['failed', 'sent']);
    await bench.call('POST', `${organization.path}/notification-deliveries/${id}/retry`, organization);
    const delivery = await bench.delivery(organization, id, 'success');
    expect(statuses(delivery)).toStrictEqual(['sent', 'sent']);
    for (const email of emails) expect(bench.mailsTo(email).length).toBe(1);
  });

  it('keeps an address delivered, whatever a slower attempt reports', async () => {
    const { organization, emails, endpoint } = await listeners(1);
    const id = await dispatched(organization);
    const { generation } = await bench.app.get(DataSource).getRepository(Delivery).findOneByOrFail({ id });
    await bench.delivery(organization, id, 'success');
    const slower = { id, generation } as ClaimedDelivery;
    const at = { uuid: endpoint } as NotificationEndpoint;
    await bench.app.get(Recipients).record(slower, at, emails[0]!, { status: 'deferred', message: 'Too slow.' });
    expect(statuses(await bench.delivery(organization, id, 'success'))).toStrictEqual(['sent']);
  });

  it('writes to no former member', async () => {
    const { organization, members } = await listeners(2);
    const { token: _, ...member } = members[0]!;
    const { uuid, name, slug } = organization;
    await bench.publish('member.removed', { organization: { uuid, name, slug }, member, data: { role: 'member' } });
    const delivery = await bench.delivery(organization, await dispatched(organization), 'success');
    expect(statuses(delivery)).toStrictEqual(['sent', 'skipped']);
    expect(bench.mailsTo(member.email).length).toBe(0);
  });
});

describe('the e-mail channel without its mail server', () => {
  it('waits and uses up no attempt, as the recipient is not at fault', async () => {
    const bench = await notificationsBench({ SMTP_URL: 'smtp://127.0.0.1:9' });
    try {
      const organization = await bench.organization();
      await bench.rule(organization, await bench.email(organization, [organization.email]));
      const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
      await eventually(async () => {
        const { data } = (
          await bench.call('GET', `${organization.path}/notification-deliveries/${body.delivery_ids[0]}`, organization)
        ).body;
        expect([data.status, data.attempt, data.error_code]).toStrictEqual(['pending', 0, 'mail_server_unavailable']);
        expect(data.attempts[0].outcome).toBe('deferred');
      });
    } finally {
      await bench.close();
    }
  });
});
