import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import type { ChannelType } from '@platform/contracts';
import { eventually } from '@platform/testing';
import { DataSource } from 'typeorm';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';
import { chatAddresses } from '../testing/provider-fakes.test-helper.js';
import { OwnerNotices } from '../notices/owner-notices.js';

describe('the care of destinations', () => {
  let bench: NotificationsBench;
  beforeAll(async () => {
    bench = await notificationsBench();
  });
  afterAll(() => bench.close());

  const at = ({ path }: TestOrganization, uuid: string, more = '') => `${path}/notification-endpoints/${uuid}${more}`;

  /** A destination whose receiver answered 410. */
  async function disabled(organization: TestOrganization) {
    const made = await bench.webhook(organization, { name: 'Pager' });
    await bench.rule(organization, made.uuid);
    bench.receiver.script({ status: 410 });
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
    await bench.delivery(organization, body.delivery_ids[0], 'failed');
    return made;
  }

  it('sends one real, signed test message and reports its result, without a log entry', async () => {
    const organization = await bench.organization();
    const { uuid, path } = await bench.webhook(organization, { webhook_secret: 'topsecret' });
    const answer = await bench.call('POST', at(organization, uuid, '/test'), {
      ...organization,
      body: { severity: 'critical' },
    });
    expect(answer.status).toBe(200);
    const { duration_ms, ...result } = answer.body.data;
    expect(result).toStrictEqual({ success: true, status_code: 200, error: null });
    expect(Number.isInteger(duration_ms)).toBeTruthy();
    const [request] = bench.requestsTo(path);
    const sent = JSON.parse(request!.rawBody.toString());
    expect([sent.event, sent.severity, sent.organization.uuid]).toStrictEqual([
      'notification.test',
      'critical',
      organization.uuid,
    ]);
    assert.ok(request!.headers['x-platform-signature-256']);
    bench.receiver.script({ status: 500, body: 'no' });
    const failed = await bench.call('POST', at(organization, uuid, '/test'), organization);
    expect([failed.status, failed.body.data.success, failed.body.data.status_code]).toStrictEqual([200, false, 500]);
    expect(failed.body.data.error).toMatch(/500/);
    const log = await bench.call('GET', `${organization.path}/notification-deliveries`, organization);
    expect(log.body.data).toStrictEqual([]);
    const { body } = await bench.call('GET', at(organization, uuid), organization);
    expect(body.data.status).toBe('active');
  });

  it('sends a test to each address of an e-mail destination', async () => {
    const organization = await bench.organization();
    const uuid = await bench.email(organization, [organization.email]);
    const answer = await bench.call('POST', at(organization, uuid, '/test'), organization);
    assert.equal(answer.body.data.success, true, JSON.stringify(answer.body));
    expect(bench.mailsTo(organization.email)[0]!.subject).toBe('[INFO] Test of E-mail');
  });

  it('tests a destination five times a minute, however many requests are concurrent', async () => {
    const organization = await bench.organization();
    const { uuid, path } = await bench.webhook(organization);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => bench.call('POST', at(organization, uuid, '/test'), organization)),
    );
    expect(answers.map(({ status }) => status).sort()).toStrictEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body.error).toBe('rate_limit_exceeded');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(bench.requestsTo(path).length).toBe(5);
  });

  it('mails the creator of a destination once when it is disabled', async () => {
    const organization = await bench.organization();
    const { uuid } = await disabled(organization);
    const mail = await eventually(() => {
      const [found] = bench.mailsTo(organization.email);
      assert.ok(found);
      return found;
    });
    expect(mail.subject).toBe('Notifications to Pager are switched off');
    expect(mail?.text).toMatch(/410 Gone/);
    expect(mail?.text).toContain(`/console/organizations/${organization.uuid}/destinations`);
    const enabled = await bench.call('POST', at(organization, uuid, '/enable'), organization);
    assert.equal(enabled.status, 200, JSON.stringify(enabled.body));
    bench.receiver.script({ status: 410 });
    const again = await bench.dispatch({ organization_uuid: organization.uuid, title: 'Again' });
    assert.equal(again.body.delivery_ids?.length, 1, JSON.stringify(again.body));
    await bench.delivery(organization, again.body.delivery_ids[0], 'failed');
    await eventually(() => expect(bench.mailsTo(organization.email).length).toBe(2));
  });

  for (const [language, subject, text] of [
    ['de', 'Benachrichtigungen an Pager sind abgeschaltet', /410 Gone geantwortet[^]*„Pager“ von Acme & Söhne/],
    ['pt-BR', 'As notificações para Pager estão desativadas', /respondeu 410 Gone/],
    ['ja', 'Notifications to Pager are switched off', /410 Gone, which says/],
  ] as const) {
    it(`mails the creator about a disabled destination in their language: ${language}`, async () => {
      const organization = await bench.organization();
      await bench.reads(organization, language);
      await disabled(organization);
      await eventually(() => {
        const [mail] = bench.mailsTo(organization.email);
        expect(mail?.subject).toBe(subject);
        expect(mail?.text).toMatch(text);
      });
    });
  }

  it('warns the creator of a failing destination in their language, with times to look up in logs', async () => {
    const organization = await bench.organization();
    await bench.reads(organization, 'de-AT');
    const { uuid } = await bench.webhook(organization, { name: 'Pager' });
    const [since, disabledAt] = ['2026-11-01T10:00Z', '2026-11-06T10:00Z'].map((moment) => new Date(moment));
    const notices = bench.app.get(OwnerNotices);
    await bench.app.get(DataSource).transaction((tx) => notices.mailFailing(tx, uuid, since!, disabledAt!));
    await eventually(() => {
      const [mail] = bench.mailsTo(organization.email);
      expect(mail?.subject).toBe('Benachrichtigungen an Pager schlagen fehl');
      expect(mail?.text).toMatch(/Seit 2026-11-01 10:00 UTC ist[^]*Wenn bis 2026-11-06 10:00 UTC nichts ankommt/);
    });
  });

  it('mails the owner of the organization when the creator has left', async () => {
    const organization = await bench.organization();
    const admin = await bench.member(organization, ['manage_notifications']);
    await bench.reads(admin, 'de');
    await bench.reads(organization, 'fr');
    const { uuid } = await bench.webhook({ ...organization, token: admin.token });
    await bench.rule(organization, uuid);
    const { token: _, ...member } = admin;
    const { name, slug } = organization;
    await bench.publish('member.removed', {
      organization: { uuid: organization.uuid, name, slug },
      member,
      data: { role: 'member' },
    });
    bench.receiver.script({ status: 410 });
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
    await bench.delivery(organization, body.delivery_ids[0], 'failed');
    await eventually(() =>
      expect(bench.mailsTo(organization.email).map(({ subject }) => subject)).toStrictEqual([
        'Les notifications vers Webhook sont désactivées',
      ]),
    );
    expect(bench.mailsTo(admin.email)).toStrictEqual([]);
  });

  it('enables a disabled destination again, and sends there', async () => {
    const organization = await bench.organization();
    const { uuid } = await disabled(organization);
    const enabled = await bench.call('POST', at(organization, uuid, '/enable'), organization);
    expect([enabled.status, enabled.body.data.status, enabled.body.data.disabled_reason]).toStrictEqual([
      200,
      'active',
      null,
    ]);
    const again = await bench.call('POST', at(organization, uuid, '/enable'), organization);
    expect([again.status, again.body.error]).toStrictEqual([409, 'not_disabled']);
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid, title: 'Back' });
    await bench.delivery(organization, body.delivery_ids[0], 'success');
    const events = (await bench.outbox('notification.audited')).map(
      ({ payload }) => (payload['audit'] as { event: string }).event,
    );
    assert.ok(events.includes('notification_endpoint.enabled') && events.includes('notification_endpoint.tested'));
  });

  it('shows until when an unreachable destination is paused, which stops retries until it is enabled', async () => {
    const organization = await bench.organization();
    const { uuid } = await bench.webhook(organization);
    await bench.rule(organization, uuid);
    bench.receiver.always({ status: 503 });
    for (const title of ['One', 'Two', 'Three']) await bench.dispatch({ organization_uuid: organization.uuid, title });
    const pausedUntil = await eventually(async () => {
      const { body } = await bench.call('GET', at(organization, uuid), organization);
      expect(Date.parse(body.data.paused_until)).toBeGreaterThan(Date.now());
      expect([body.data.status, body.data.disabled_reason]).toStrictEqual(['active', null]);
      return body.data.paused_until;
    });
    bench.receiver.always({});
    const deliveries = `${organization.path}/notification-deliveries`;
    const waiting = await eventually(async () => {
      const { body } = await bench.call('GET', `${deliveries}?status=pending`, organization);
      expect(body.data.length).toBeGreaterThan(0);
      for (const { next_retry_at } of body.data) expect(next_retry_at).toBe(pausedUntil);
      return body.data;
    });
    const one = await bench.call('GET', `${deliveries}/${waiting[0].uuid}`, organization);
    expect(one.body.data.next_retry_at).toBe(pausedUntil);
    const enabled = await bench.call('POST', at(organization, uuid, '/enable'), organization);
    expect([enabled.status, enabled.body.data.paused_until]).toStrictEqual([200, null]);
    for (const { uuid: delivery } of waiting) await bench.delivery(organization, delivery, 'success');
    const again = await bench.call('POST', at(organization, uuid, '/enable'), organization);
    expect([again.status, again.body.error]).toStrictEqual([409, 'not_disabled']);
  });

  it('lists destinations by type and status, page by page', async () => {
    const organization = await bench.organization();
    const gone = await disabled(organization);
    const hook = await bench.webhook(organization);
    const mail = await bench.email(organization, [organization.email]);
    const listed = async (query: string) =>
      (await bench.call('GET', `${organization.path}/notification-endpoints${query}`, organization)).body;
    const ids = async (query: string) => (await listed(query)).data.map(({ uuid }: { uuid: string }) => uuid);
    expect(await ids('')).toStrictEqual([gone.uuid, hook.uuid, mail]);
    expect(await ids('?type=email')).toStrictEqual([mail]);
    expect(await ids('?status=disabled')).toStrictEqual([gone.uuid]);
    expect(await ids('?type=webhook&status=active')).toStrictEqual([hook.uuid]);
    const second = await listed('?per_page=2&page=2');
    expect([second.meta.total, second.meta.last_page, second.data.length]).toStrictEqual([3, 2, 1]);
    for (const query of ['type=pager', 'status=lost', 'page=0']) {
      const { status, body } = await bench.call(
        'GET',
        `${organization.path}/notification-endpoints?${query}`,
        organization,
      );
      expect([status, Object.keys(body.errors)]).toStrictEqual([422, [query.split('=')[0]]]);
    }
  });

  it('needs manage_notifications, and has no access to another organization', async () => {
    const organization = await bench.organization();
    const stranger = await bench.organization();
    const { uuid, path } = await bench.webhook(organization);
    const viewer = await bench.member(organization, ['view_members']);
    for (const more of ['/test', '/enable']) {
      const status = async (token?: string, from = organization) =>
        (await bench.call('POST', at(from, uuid, more), { token: token ?? null })).status;
      expect([
        await status(),
        await status(viewer.token),
        await status(stranger.token),
        await status(stranger.token, stranger),
      ]).toStrictEqual([401, 403, 403, 404]);
    }
    const bad = await bench.call('POST', at(organization, uuid, '/test'), {
      ...organization,
      body: { severity: 'loud' },
    });
    expect([bad.status, Object.keys(bad.body.errors)]).toStrictEqual([422, ['severity']]);
    expect(bench.requestsTo(path)).toStrictEqual([]);
  });

  it('describes every type for a form, whose patterns accept what the server accepts', async () => {
    const { body } = await bench.call('GET', '/api/v1/notification-channel-types', await bench.organization());
    const types = body.data as ChannelType[];
    const addresses: Partial<Record<string, string>> = {
      ...chatAddresses,
      webhook: 'https://example.com/in',
    };
    for (const type of types) {
      assert.ok(type.icon && type.label && type.instructions && type.supports.includes('test'), type.type);
      const url = type.fields.find(({ key }) => key === 'webhook_url');
      const address = addresses[type.type];
      if (!url || !address) continue;
      assert.match(address, new RegExp(url.pattern!, 'v'), type.type);
      if (type.type !== 'webhook')
        expect('https://hooks.example.org/services/T1/B1/x').not.toMatch(new RegExp(url.pattern!, 'v'));
    }
  });
});
