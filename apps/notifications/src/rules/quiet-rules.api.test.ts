import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';

const always = { from: '00:00', to: '00:00', time_zone: 'UTC' };

describe('rules that keep quiet', () => {
  let bench: NotificationsBench;

  beforeAll(async () => {
    bench = await notificationsBench();
  });
  afterAll(() => bench.close());

  async function withRule(rule: object) {
    const organization = await bench.organization();
    const webhook = await bench.webhook(organization);
    return { organization, webhook, rule: await bench.rule(organization, webhook.uuid, { name: 'Quiet', ...rule }) };
  }

  /** Each is a separate event: the same bytes in the same second would be a repeat of the request. */
  const send = (organization: TestOrganization, body: object = {}) =>
    bench.dispatch({ organization_uuid: organization.uuid, title: randomUUID(), ...body });

  const log = async (organization: TestOrganization, query = '') =>
    (await bench.call('GET', `${organization.path}/notification-deliveries?per_page=100${query}`, organization)).body
      .data;

  const test = async (organization: TestOrganization, body: object) =>
    (await bench.call('POST', `${organization.path}/notifications/test`, { token: organization.token, body })).body
      .data;

  it('send nothing in a mute window, and keep what was missed for a retry by hand', async () => {
    const { organization, webhook, rule } = await withRule({ mute_windows: [always] });
    const { status, body } = await send(organization);
    expect([status, body.matched_destinations, body.delivery_ids]).toStrictEqual([202, 0, []]);
    const [skipped] = await log(organization, '&status=skipped');
    expect([skipped.error_code, skipped.error_message, skipped.rule_uuids]).toStrictEqual([
      'muted',
      'The rule Quiet is muted every day 00:00 to 00:00 (UTC).',
      [rule],
    ]);
    const retried = await bench.call(
      'POST',
      `${organization.path}/notification-deliveries/${skipped.uuid}/retry`,
      organization,
    );
    expect(retried.status).toBe(200);
    await bench.delivery(organization, skipped.uuid, 'success');
    expect(bench.requestsTo(webhook.path).length).toBe(1);
  });

  it('leave the destination to a rule that is not muted', async () => {
    const { organization, webhook } = await withRule({ mute_windows: [always] });
    const urgent = await bench.rule(organization, webhook.uuid, { minimum_severity: 'critical' });
    const { body } = await send(organization, { severity: 'critical' });
    expect((await bench.delivery(organization, body.delivery_ids[0], 'success')).rule_uuids).toStrictEqual([urgent]);
    expect((await log(organization)).length).toBe(1);
  });

  it('send the first of any number of concurrent equal events, and log the others as repeats', async () => {
    const { organization, webhook } = await withRule({ deduplication_key: '{{event}}/{{metadata.host}}' });
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, n) => send(organization, { title: `Number ${n}`, metadata: { host: 'db-1' } })),
    );
    expect(answers.filter(({ body }) => body.matched_destinations === 1).length).toBe(1);
    const other = await send(organization, { metadata: { host: 'db-2' } });
    expect(other.body.matched_destinations).toBe(1);
    const skipped = await log(organization, '&status=skipped');
    expect(skipped.length).toBe(24);
    expect(new Set(skipped.map(({ error_code }: { error_code: string }) => error_code))).toStrictEqual(
      new Set(['duplicate']),
    );
    const sent = answers.find(({ body }) => body.matched_destinations === 1)!.body.delivery_ids[0];
    for (const id of [sent, other.body.delivery_ids[0]]) await bench.delivery(organization, id, 'success');
    expect(bench.requestsTo(webhook.path).length).toBe(2);

    await bench.query(
      `UPDATE notification_deduplication SET expires_at = now() WHERE rule_uuid IN
         (SELECT uuid FROM notification_rule WHERE organization_uuid = $1)`,
      [organization.uuid],
    );
    expect((await send(organization, { metadata: { host: 'db-1' } })).body.matched_destinations).toBe(1);
    expect((await send(organization, { metadata: { host: 'db-1' } })).body.matched_destinations).toBe(0);
  });

  it('send an event of a higher severity than the one sent under its key', async () => {
    const { organization, webhook } = await withRule({ deduplication_key: '{{metadata.host}}' });
    const sent: string[] = [];
    for (const [severity, matched] of [
      ['warning', 1],
      ['warning', 0],
      ['critical', 1],
      ['error', 0],
      ['critical', 0],
      ['warning', 0],
    ] as const) {
      const event = { severity, metadata: { host: 'db-1' } };
      const { matched: wouldMatch } = await test(organization, { event: 'a', ...event });
      const { body } = await send(organization, event);
      expect([severity, wouldMatch.length, body.matched_destinations]).toStrictEqual([severity, matched, matched]);
      if (matched) sent.push(body.delivery_ids[0]);
    }
    for (const id of sent) await bench.delivery(organization, id, 'success');
    const bodies = bench.requestsTo(webhook.path).map(({ rawBody }) => JSON.parse(rawBody.toString()));
    expect(bodies.map(({ severity }) => severity).sort()).toStrictEqual(['critical', 'warning']);
  });

  it('take no event for a repeat without the values of the key, or of one that was not sent', async () => {
    const { organization, rule } = await withRule({ deduplication_key: '{{metadata.host}}', mute_windows: [always] });
    for (let n = 0; n < 2; n += 1) await send(organization, { metadata: { host: 'db-1' } });
    await bench.call('PATCH', `${organization.path}/notification-rules/${rule}`, {
      token: organization.token,
      body: { mute_windows: [] },
    });
    for (const metadata of [{ host: 'db-1' }, {}, {}, undefined]) {
      assert.equal((await send(organization, { metadata })).body.matched_destinations, 1, JSON.stringify(metadata));
    }
    expect((await send(organization, { metadata: { host: 'db-1' } })).body.matched_destinations).toBe(0);
  });

  it('claim no key while their destination is disabled, even when the rules in memory are older', async () => {
    const { organization, webhook } = await withRule({ deduplication_key: '{{event}}' });
    await send(organization, { event: 'other' });
    const switchTo = (disabled: boolean) =>
      bench.query(
        `UPDATE delivery_destination SET disabled_at = CASE WHEN $2 THEN now() END, disabled_reason = 'test'
         WHERE id = $1`,
        [webhook.uuid, disabled],
      );
    await switchTo(true);
    expect((await send(organization, { event: 'a' })).body.matched_destinations).toBe(0);
    await switchTo(false);
    expect((await send(organization, { event: 'a' })).body.matched_destinations).toBe(1);
    expect((await send(organization, { event: 'a' })).body.matched_destinations).toBe(0);
  });

  it('are explained by the routing test, which stores nothing', async () => {
    const night = { from: '22:00', to: '06:00', time_zone: 'Europe/Berlin' };
    const { organization, webhook, rule } = await withRule({
      mute_windows: [night],
      digest_minutes: 15,
      deduplication_key: '{{metadata.host}}',
      deduplication_minutes: 30,
    });
    const event = { event: 'a', metadata: { host: 'db-1' } };
    const byDay = await test(organization, { ...event, at: '2026-06-01T10:00:00+02:00' });
    expect([
      byDay.matched[0].digest_minutes,
      byDay.matched[0].deduplication_key,
      byDay.matched[0].explanation,
    ]).toStrictEqual([
      15,
      'db-1',
      [
        'The pattern * fits a.',
        'It is gathered with what else matches within 15 minutes, and sent as one message.',
        'Further events with the key db-1 are not sent for 30 minutes, unless their severity is higher.',
      ],
    ]);
    const byNight = await test(organization, { ...event, at: '2026-06-01T23:00:00+02:00' });
    expect(
      byNight.unmatched.map(({ rule_uuid, reasons, explanation }: Record<string, unknown>) => [
        rule_uuid,
        reasons,
        explanation,
      ]),
    ).toStrictEqual([[rule, ['muted'], ['The rule Quiet is muted every day 22:00 to 06:00 (Europe/Berlin).']]]);
    await bench.call('PATCH', `${organization.path}/notification-rules/${rule}`, {
      token: organization.token,
      body: { mute_windows: [] },
    });
    const { sent } = await test(organization, { ...event, send: true });
    await bench.delivery(organization, sent[0], 'success');
    assert.equal(bench.requestsTo(webhook.path).length, 1, 'a test is not gathered');
    assert.equal((await send(organization, event)).body.matched_destinations, 1, 'a test claims no key');
    const repeated = await test(organization, { ...event, send: true });
    expect([repeated.unmatched[0].reasons, repeated.sent]).toStrictEqual([['duplicate'], []]);
    expect((await test(organization, { event: 'a' })).matched[0].deduplication_key).toBe(null);
  });
});
