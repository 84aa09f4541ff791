import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@platform/testing';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';

describe('digests', () => {
  let bench: NotificationsBench;

  beforeAll(async () => {
    bench = await notificationsBench();
  });
  afterAll(() => bench.close());

  async function gathering(rule: object = {}) {
    const organization = await bench.organization();
    const webhook = await bench.webhook(organization);
    const uuid = await bench.rule(organization, webhook.uuid, { name: 'Gathered', digest_minutes: 15, ...rule });
    return { organization, webhook, rule: uuid };
  }

  const send = (organization: TestOrganization, body: object = {}) =>
    bench.dispatch({ organization_uuid: organization.uuid, ...body });

  /** As if its minutes had passed. */
  async function close(deliveryId: string) {
    await bench.query(`UPDATE notification_digest SET closes_at = now() WHERE delivery_id = $1`, [deliveryId]);
    await bench.query(`UPDATE delivery SET due_at = now() WHERE id = $1`, [deliveryId]);
    await bench.query(
      `UPDATE delivery_destination SET ready_at = now() WHERE id = (SELECT destination_id FROM delivery WHERE id = $1)`,
      [deliveryId],
    );
  }

  const bodiesTo = (path: string) => bench.requestsTo(path).map(({ rawBody }) => JSON.parse(rawBody.toString()));

  it('collect matching events and send them as one message, the most severe first', async () => {
    const { organization, webhook, rule } = await gathering();
    const first = await send(organization, { severity: 'warning', event: 'disk.low', title: 'Disk at 90 %' });
    expect(first.status).toBe(202);
    expect(first.body.matched_destinations).toBe(1);
    const [id] = first.body.delivery_ids;
    for (const body of [
      { severity: 'warning', event: 'disk.low', title: 'Disk at 90 %', message: 'Again' },
      { severity: 'critical', event: 'disk.full', title: 'Disk full', url: 'https://example.org/disk' },
    ])
      expect((await send(organization, body)).body.delivery_ids).toStrictEqual([id]);

    const waiting = await bench.delivery(organization, id, 'pending');
    expect([waiting.attempt, waiting.digest.count]).toStrictEqual([0, null]);
    expect(waiting.digest.closes_at).toMatch(/\+00:00$/);
    expect(bench.requestsTo(webhook.path).length).toBe(0);

    await close(id);
    const sent = await bench.delivery(organization, id, 'success');
    expect([sent.event, sent.severity, sent.title, sent.digest.count, sent.rule_uuids]).toStrictEqual([
      'digest',
      'critical',
      '3 events: Gathered',
      3,
      [rule],
    ]);
    const [body, ...others] = bodiesTo(webhook.path);
    expect(others).toStrictEqual([]);
    expect(
      body.digest.events.map(({ event, severity, title, count }: Record<string, unknown>) => [
        event,
        severity,
        title,
        count,
      ]),
    ).toStrictEqual([
      ['disk.full', 'critical', 'Disk full', 1],
      ['disk.low', 'warning', 'Disk at 90 %', 2],
    ]);
    expect([body.id, body.digest.count, body.digest.omitted, body.service_code]).toStrictEqual([id, 3, 0, 'deploys']);
    expect(body.message).toMatch(
      /^CRITICAL disk\.full: Disk full\nWARNING disk\.low: Disk at 90 % \(2 times, last \d\d:\d\d UTC\)$/,
    );
    expect(bench.requestsTo(webhook.path)[0]!.headers['x-platform-event']).toBe('digest');

    const next = await send(organization);
    expect(next.body.delivery_ids).not.toStrictEqual([id]);
  });

  it('send a single event unchanged', async () => {
    const { organization, webhook } = await gathering();
    const { body } = await send(organization, { title: 'Alone', message: 'Nothing else came.', metadata: { a: 1 } });
    await close(body.delivery_ids[0]);
    const sent = await bench.delivery(organization, body.delivery_ids[0], 'success');
    expect(sent.title).toBe('Alone');
    const [request] = bodiesTo(webhook.path);
    expect([request.message, request.metadata, request.digest]).toStrictEqual([
      'Nothing else came.',
      { a: 1 },
      undefined,
    ]);
  });

  it('lose none of many concurrent events, nor a late one, and send each once', async () => {
    const { organization, webhook } = await gathering();
    const { body } = await send(organization, { title: 'Number first' });
    const sending = Array.from({ length: 40 }, async (_, n) => {
      if (n === 20) await close(body.delivery_ids[0]);
      const answer = await send(organization, { title: `Number ${n}` });
      expect(answer.status).toBe(202);
      return answer.body.delivery_ids[0] as string;
    });
    const ids = new Set([body.delivery_ids[0] as string, ...(await Promise.all(sending))]);
    for (const id of ids) await close(id);
    for (const id of ids) await bench.delivery(organization, id, 'success');
    const titles = bodiesTo(webhook.path).flatMap(({ digest, title }) =>
      digest ? digest.events.map((event: { title: string }) => event.title) : [title],
    );
    expect(titles.sort()).toStrictEqual(
      ['first', ...Array.from({ length: 40 }, (_, n) => n)].map((n) => `Number ${n}`).sort(),
    );
    expect(bench.requestsTo(webhook.path).length).toBe(ids.size);
  });

  it('are retried with the same bytes when the first attempt fails', async () => {
    const { organization, webhook } = await gathering();
    const { body } = await send(organization, { title: 'One' });
    await send(organization, { title: 'Two' });
    bench.receiver.script({ status: 500 });
    await close(body.delivery_ids[0]);
    await bench.delivery(organization, body.delivery_ids[0], 'success');
    const [first, second] = bench.requestsTo(webhook.path);
    expect(first!.rawBody).toStrictEqual(second!.rawBody);
    expect(bench.requestsTo(webhook.path).length).toBe(2);
  });

  it('do not delay what another rule sends to the same destination at once', async () => {
    const { organization, webhook } = await gathering();
    const urgent = await bench.rule(organization, webhook.uuid, { name: 'Urgent', minimum_severity: 'error' });
    const { body } = await send(organization, { severity: 'critical' });
    const sent = await bench.delivery(organization, body.delivery_ids[0], 'success');
    expect([sent.rule_uuids, sent.digest]).toStrictEqual([[urgent], null]);
    expect(
      await bench.query(`SELECT FROM notification_digest WHERE organization_uuid = $1`, [organization.uuid]),
    ).toStrictEqual([]);
  });

  it('are sent although their rule was deleted meanwhile, and to its new destination if it has one', async () => {
    const { organization, webhook, rule } = await gathering();
    const other = await bench.webhook(organization);
    const before = await send(organization);
    await bench.call('PUT', `${organization.path}/notification-rules/${rule}`, {
      token: organization.token,
      body: { notification_endpoint_uuid: other.uuid },
    });
    const after = await send(organization, { title: 'After' });
    expect(after.body.delivery_ids).not.toStrictEqual(before.body.delivery_ids);
    await bench.call('DELETE', `${organization.path}/notification-rules/${rule}`, organization);
    for (const id of [...before.body.delivery_ids, ...after.body.delivery_ids]) {
      await close(id);
      await bench.delivery(organization, id, 'success');
    }
    expect([bench.requestsTo(webhook.path).length, bench.requestsTo(other.path).length]).toStrictEqual([1, 1]);
  });

  it('begin anew after their destination was disabled; collected events can be sent by hand', async () => {
    const { organization, webhook } = await gathering();
    const { body } = await send(organization, { title: 'One' });
    await send(organization, { title: 'Two' });
    const switchTo = (disabled: boolean) =>
      bench.query(
        `UPDATE delivery_destination
         SET disabled_at = CASE WHEN $2 THEN now() END, disabled_reason = 'test', version = version + 1
         WHERE id = $1`,
        [webhook.uuid, disabled],
      );
    await switchTo(true);
    const skipped = await bench.delivery(organization, body.delivery_ids[0], 'skipped');
    expect(skipped.error_code).toBe('destination_disabled');
    await switchTo(false);
    const later = await send(organization, { title: 'Three' });
    expect(later.body.delivery_ids).not.toStrictEqual(body.delivery_ids);
    const path = `${organization.path}/notification-deliveries/${body.delivery_ids[0]}/retry`;
    expect((await bench.call('POST', path, organization)).status).toBe(200);
    await bench.delivery(organization, body.delivery_ids[0], 'success');
    expect(bodiesTo(webhook.path).map(({ digest }) => digest.count)).toStrictEqual([2]);
  });

  it('name as many kinds of events as fit, and say how many more there are', async () => {
    const { organization, webhook } = await gathering();
    const { body } = await send(organization);
    const [{ id }] = await bench.query(`SELECT id FROM notification_digest WHERE delivery_id = $1`, body.delivery_ids);
    await bench.query(
      `WITH event AS (
         INSERT INTO notification_event (id, organization_uuid, event, severity, title, message, created_at)
         SELECT gen_random_uuid(), $1, 'many', 'info', repeat('long title ', 20) || n, 'm', now()
           FROM generate_series(1, 150) n
         RETURNING id)
       INSERT INTO notification_digest_item SELECT $2, id FROM event`,
      [organization.uuid, id],
    );
    await close(body.delivery_ids[0]);
    await eventually(() => expect(bench.requestsTo(webhook.path).length).toBe(1));
    const [sent] = bodiesTo(webhook.path);
    expect([sent.digest.count, sent.digest.events.length, sent.digest.omitted]).toStrictEqual([151, 100, 51]);
    expect(sent.message.length).toBeLessThanOrEqual(6100);
    const named = sent.message.split('\n').length - 1;
    expect(sent.message).toMatch(new RegExp(`\nand ${151 - named} more kinds of events$`));
  });
});
