import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ChannelType } from '@platform/contracts';
import { eventually } from '@platform/testing';
import { DataSource } from 'typeorm';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';
import { chatAddresses } from '../testing/provider-fakes.test-helper.js';
import { OwnerNotices } from './owner-notices.js';

describe('care of destinations', () => {
  let bench: NotificationsBench;
  before(async () => {
    bench = await notificationsBench();
  });
  after(() => bench.close());

  const at = ({ path }: TestOrganization, uuid: string, more = '') => `${path}/notification-endpoints/${uuid}${more}`;

  /** A destination that its receiver has called gone. */
  async function disabled(organization: TestOrganization) {
    const made = await bench.webhook(organization, { name: 'Pager' });
    await bench.rule(organization, made.uuid);
    bench.receiver.script({ status: 410 });
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
    await bench.delivery(organization, body.delivery_ids[0], 'failed');
    return made;
  }

  it('sends one real, signed message as a test and says what came of it, with no trace in the delivery log', async () => {
    const organization = await bench.organization();
    const { uuid, path } = await bench.webhook(organization, { webhook_secret: 'topsecret' });
    const answer = await bench.call('POST', at(organization, uuid, '/test'), {
      ...organization,
      body: { severity: 'critical' },
    });
    assert.equal(answer.status, 200);
    const { duration_ms, ...result } = answer.body.data;
    assert.deepEqual(result, { success: true, status_code: 200, error: null });
    assert.ok(Number.isInteger(duration_ms));
    const [request] = bench.requestsTo(path);
    const sent = JSON.parse(request!.rawBody.toString());
    assert.deepEqual(
      [sent.event, sent.severity, sent.organization.uuid],
      ['notification.test', 'critical', organization.uuid],
    );
    assert.ok(request!.headers['x-platform-signature-256']);
    bench.receiver.script({ status: 500, body: 'no' });
    const failed = await bench.call('POST', at(organization, uuid, '/test'), organization);
    assert.deepEqual([failed.status, failed.body.data.success, failed.body.data.status_code], [200, false, 500]);
    assert.match(failed.body.data.error, /500/);
    const log = await bench.call('GET', `${organization.path}/notification-deliveries`, organization);
    assert.deepEqual(log.body.data, []);
    const { body } = await bench.call('GET', at(organization, uuid), organization);
    assert.equal(body.data.status, 'active');
  });

  it('sends a test to each address of an e-mail destination', async () => {
    const organization = await bench.organization();
    const uuid = await bench.email(organization, [organization.email]);
    const answer = await bench.call('POST', at(organization, uuid, '/test'), organization);
    assert.equal(answer.body.data.success, true, JSON.stringify(answer.body));
    assert.equal(bench.mailsTo(organization.email)[0]!.subject, '[INFO] Test of E-mail');
  });

  it('tests a destination five times a minute, however many ask at the same time', async () => {
    const organization = await bench.organization();
    const { uuid, path } = await bench.webhook(organization);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => bench.call('POST', at(organization, uuid, '/test'), organization)),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 200, 200, 200, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429)!;
    assert.equal(refused.body.error, 'rate_limit_exceeded');
    assert.ok(Number(refused.headers.get('retry-after')) >= 1);
    assert.equal(bench.requestsTo(path).length, 5);
  });

  it('tells who made a destination by mail, once, when it is disabled', async () => {
    const organization = await bench.organization();
    const { uuid } = await disabled(organization);
    const mail = await eventually(() => {
      const [found] = bench.mailsTo(organization.email);
      assert.ok(found);
      return found;
    });
    assert.equal(mail.subject, 'Notifications to Pager are switched off');
    assert.match(mail.text!, /410 Gone/);
    assert.ok(mail.text!.includes(`/console/organizations/${organization.uuid}/destinations`));
    const enabled = await bench.call('POST', at(organization, uuid, '/enable'), organization);
    assert.equal(enabled.status, 200, JSON.stringify(enabled.body));
    bench.receiver.script({ status: 410 });
    const again = await bench.dispatch({ organization_uuid: organization.uuid, title: 'Again' });
    assert.equal(again.body.delivery_ids?.length, 1, JSON.stringify(again.body));
    await bench.delivery(organization, again.body.delivery_ids[0], 'failed');
    await eventually(() => assert.equal(bench.mailsTo(organization.email).length, 2));
  });

  for (const [language, subject, text] of [
    ['de', 'Benachrichtigungen an Pager sind abgeschaltet', /410 Gone geantwortet[^]*„Pager“ von Acme & Söhne/],
    ['pt-BR', 'As notificações para Pager estão desativadas', /respondeu 410 Gone/],
    ['ja', 'Notifications to Pager are switched off', /410 Gone, which says/],
  ] as const) {
    it(`tells it in the language of who made the destination: ${language}`, async () => {
      const organization = await bench.organization();
      await bench.reads(organization, language);
      await disabled(organization);
      await eventually(() => {
        const [mail] = bench.mailsTo(organization.email);
        assert.equal(mail?.subject, subject);
        assert.match(mail.text!, text);
      });
    });
  }

  it('warns of a failing destination in the language of who made it, with moments that can be looked up in logs', async () => {
    const organization = await bench.organization();
    await bench.reads(organization, 'de-AT');
    const { uuid } = await bench.webhook(organization, { name: 'Pager' });
    const [since, disabledAt] = ['2026-11-01T10:00Z', '2026-11-06T10:00Z'].map((moment) => new Date(moment));
    const notices = bench.app.get(OwnerNotices);
    await bench.app.get(DataSource).transaction((tx) => notices.tellFailing(tx, uuid, since!, disabledAt!));
    await eventually(() => {
      const [mail] = bench.mailsTo(organization.email);
      assert.equal(mail?.subject, 'Benachrichtigungen an Pager schlagen fehl');
      assert.match(mail.text!, /Seit 2026-11-01 10:00 UTC ist[^]*Wenn bis 2026-11-06 10:00 UTC nichts ankommt/);
    });
  });

  it('tells the owner when who made it has left', async () => {
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
      assert.deepEqual(
        bench.mailsTo(organization.email).map(({ subject }) => subject),
        ['Les notifications vers Webhook sont désactivées'],
      ),
    );
    assert.deepEqual(bench.mailsTo(admin.email), []);
  });

  it('enables a disabled destination again, and sends there', async () => {
    const organization = await bench.organization();
    const { uuid } = await disabled(organization);
    const enabled = await bench.call('POST', at(organization, uuid, '/enable'), organization);
    assert.deepEqual(
      [enabled.status, enabled.body.data.status, enabled.body.data.disabled_reason],
      [200, 'active', null],
    );
    const again = await bench.call('POST', at(organization, uuid, '/enable'), organization);
    assert.deepEqual([again.status, again.body.error], [409, 'not_disabled']);
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid, title: 'Back' });
    await bench.delivery(organization, body.delivery_ids[0], 'success');
    const events = (await bench.outbox('notification.audited')).map(
      ({ payload }) => (payload['audit'] as { event: string }).event,
    );
    assert.ok(events.includes('notification_endpoint.enabled') && events.includes('notification_endpoint.tested'));
  });

  it('says until when a destination is paused that cannot be reached, and that nothing is retried before, unless it is enabled', async () => {
    const organization = await bench.organization();
    const { uuid } = await bench.webhook(organization);
    await bench.rule(organization, uuid);
    bench.receiver.always({ status: 503 });
    for (const title of ['One', 'Two', 'Three']) await bench.dispatch({ organization_uuid: organization.uuid, title });
    const pausedUntil = await eventually(async () => {
      const { body } = await bench.call('GET', at(organization, uuid), organization);
      assert.ok(Date.parse(body.data.paused_until) > Date.now());
      assert.deepEqual([body.data.status, body.data.disabled_reason], ['active', null]);
      return body.data.paused_until;
    });
    bench.receiver.always({});
    const deliveries = `${organization.path}/notification-deliveries`;
    const waiting = await eventually(async () => {
      const { body } = await bench.call('GET', `${deliveries}?status=pending`, organization);
      assert.ok(body.data.length > 0);
      for (const { next_retry_at } of body.data) assert.equal(next_retry_at, pausedUntil);
      return body.data;
    });
    const one = await bench.call('GET', `${deliveries}/${waiting[0].uuid}`, organization);
    assert.equal(one.body.data.next_retry_at, pausedUntil);
    const enabled = await bench.call('POST', at(organization, uuid, '/enable'), organization);
    assert.deepEqual([enabled.status, enabled.body.data.paused_until], [200, null]);
    for (const { uuid: delivery } of waiting) await bench.delivery(organization, delivery, 'success');
    const again = await bench.call('POST', at(organization, uuid, '/enable'), organization);
    assert.deepEqual([again.status, again.body.error], [409, 'not_disabled']);
  });

  it('lists destinations by type and status, page by page', async () => {
    const organization = await bench.organization();
    const gone = await disabled(organization);
    const hook = await bench.webhook(organization);
    const mail = await bench.email(organization, [organization.email]);
    const listed = async (query: string) =>
      (await bench.call('GET', `${organization.path}/notification-endpoints${query}`, organization)).body;
    const ids = async (query: string) => (await listed(query)).data.map(({ uuid }: { uuid: string }) => uuid);
    assert.deepEqual(await ids(''), [gone.uuid, hook.uuid, mail]);
    assert.deepEqual(await ids('?type=email'), [mail]);
    assert.deepEqual(await ids('?status=disabled'), [gone.uuid]);
    assert.deepEqual(await ids('?type=webhook&status=active'), [hook.uuid]);
    const second = await listed('?per_page=2&page=2');
    assert.deepEqual([second.meta.total, second.meta.last_page, second.data.length], [3, 2, 1]);
    for (const query of ['type=pager', 'status=lost', 'page=0']) {
      const { status, body } = await bench.call(
        'GET',
        `${organization.path}/notification-endpoints?${query}`,
        organization,
      );
      assert.deepEqual([status, Object.keys(body.errors)], [422, [query.split('=')[0]]]);
    }
  });

  it('is for those who manage notifications, and never reaches into another organization', async () => {
    const organization = await bench.organization();
    const stranger = await bench.organization();
    const { uuid, path } = await bench.webhook(organization);
    const viewer = await bench.member(organization, ['view_members']);
    for (const more of ['/test', '/enable']) {
      const status = async (token?: string, from = organization) =>
        (await bench.call('POST', at(from, uuid, more), { token: token ?? null })).status;
      assert.deepEqual(
        [
          await status(),
          await status(viewer.token),
          await status(stranger.token),
          await status(stranger.token, stranger),
        ],
        [401, 403, 403, 404],
      );
    }
    const bad = await bench.call('POST', at(organization, uuid, '/test'), {
      ...organization,
      body: { severity: 'loud' },
    });
    assert.deepEqual([bad.status, Object.keys(bad.body.errors)], [422, ['severity']]);
    assert.deepEqual(bench.requestsTo(path), []);
  });

  it('describes every type so that a form can be built from it, whose patterns take what the server takes', async () => {
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
        assert.doesNotMatch('https://hooks.example.org/services/T1/B1/x', new RegExp(url.pattern!, 'v'));
    }
  });
});
