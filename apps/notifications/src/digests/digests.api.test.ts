import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { eventually } from '@platform/testing';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';

describe('digests', () => {
  let bench: NotificationsBench;

  before(async () => {
    bench = await notificationsBench();
  });
  after(() => bench.close());

  async function gathering(rule: object = {}) {
    const organization = await bench.organization();
    const webhook = await bench.webhook(organization);
    const uuid = await bench.rule(organization, webhook.uuid, { name: 'Gathered', digest_minutes: 15, ...rule });
    return { organization, webhook, rule: uuid };
  }

  const send = (organization: TestOrganization, body: object = {}) =>
    bench.dispatch({ organization_uuid: organization.uuid, ...body });

  /** As if its minutes were over. */
  async function close(deliveryId: string) {
    await bench.query(`UPDATE notification_digest SET closes_at = now() WHERE delivery_id = $1`, [deliveryId]);
    await bench.query(`UPDATE delivery SET due_at = now() WHERE id = $1`, [deliveryId]);
    await bench.query(
      `UPDATE delivery_destination SET ready_at = now() WHERE id = (SELECT destination_id FROM delivery WHERE id = $1)`,
      [deliveryId],
    );
  }

  const bodiesTo = (path: string) => bench.requestsTo(path).map(({ rawBody }) => JSON.parse(rawBody.toString()));

  it('gather what matches and send it as one message, the gravest first', async () => {
    const { organization, webhook, rule } = await gathering();
    const first = await send(organization, { severity: 'warning', event: 'disk.low', title: 'Disk at 90 %' });
    assert.equal(first.status, 202);
    assert.equal(first.body.matched_destinations, 1);
    const [id] = first.body.delivery_ids;
    for (const body of [
      { severity: 'warning', event: 'disk.low', title: 'Disk at 90 %', message: 'Again' },
      { severity: 'critical', event: 'disk.full', title: 'Disk full', url: 'https://example.org/disk' },
    ])
      assert.deepEqual((await send(organization, body)).body.delivery_ids, [id]);

    const waiting = await bench.delivery(organization, id, 'pending');
    assert.deepEqual([waiting.attempt, waiting.digest.count], [0, null]);
    assert.match(waiting.digest.closes_at, /\+00:00$/);
    assert.equal(bench.requestsTo(webhook.path).length, 0);

    await close(id);
    const sent = await bench.delivery(organization, id, 'success');
    assert.deepEqual(
      [sent.event, sent.severity, sent.title, sent.digest.count, sent.rule_uuids],
      ['digest', 'critical', '3 events: Gathered', 3, [rule]],
    );
    const [body, ...others] = bodiesTo(webhook.path);
    assert.deepEqual(others, []);
    assert.deepEqual(
      body.digest.events.map(({ event, severity, title, count }: Record<string, unknown>) => [
        event,
        severity,
        title,
        count,
      ]),
      [
        ['disk.full', 'critical', 'Disk full', 1],
        ['disk.low', 'warning', 'Disk at 90 %', 2],
      ],
    );
    assert.deepEqual([body.id, body.digest.count, body.digest.omitted, body.service_code], [id, 3, 0, 'deploys']);
    assert.match(
      body.message,
      /^CRITICAL disk\.full: Disk full\nWARNING disk\.low: Disk at 90 % \(2 times, last \d\d:\d\d UTC\)$/,
    );
    assert.equal(bench.requestsTo(webhook.path)[0]!.headers['x-platform-event'], 'digest');

    const next = await send(organization);
    assert.notDeepEqual(next.body.delivery_ids, [id]);
  });

  it('send a single event as it came', async () => {
    const { organization, webhook } = await gathering();
    const { body } = await send(organization, { title: 'Alone', message: 'Nothing else came.', metadata: { a: 1 } });
    await close(body.delivery_ids[0]);
    const sent = await bench.delivery(organization, body.delivery_ids[0], 'success');
    assert.equal(sent.title, 'Alone');
    const [request] = bodiesTo(webhook.path);
    assert.deepEqual([request.message, request.metadata, request.digest], ['Nothing else came.', { a: 1 }, undefined]);
  });

  it('lose none of many events at once, nor one that comes as it closes, and send each once', async () => {
    const { organization, webhook } = await gathering();
    const { body } = await send(organization, { title: 'Number first' });
    const sending = Array.from({ length: 40 }, async (_, n) => {
      if (n === 20) await close(body.delivery_ids[0]);
      const answer = await send(organization, { title: `Number ${n}` });
      assert.equal(answer.status, 202);
      return answer.body.delivery_ids[0] as string;
    });
    const ids = new Set([body.delivery_ids[0] as string, ...(await Promise.all(sending))]);
    for (const id of ids) await close(id);
    for (const id of ids) await bench.delivery(organization, id, 'success');
    const titles = bodiesTo(webhook.path).flatMap(({ digest, title }) =>
      digest ? digest.events.map((event: { title: string }) => event.title) : [title],
    );
    assert.deepEqual(
      titles.sort(),
      ['first', ...Array.from({ length: 40 }, (_, n) => n)].map((n) => `Number ${n}`).sort(),
    );
    assert.equal(bench.requestsTo(webhook.path).length, ids.size);
  });

  it('are sent again with the same bytes when the first try fails', async () => {
    const { organization, webhook } = await gathering();
    const { body } = await send(organization, { title: 'One' });
    await send(organization, { title: 'Two' });
    bench.receiver.script({ status: 500 });
    await close(body.delivery_ids[0]);
    await bench.delivery(organization, body.delivery_ids[0], 'success');
    const [first, second] = bench.requestsTo(webhook.path);
    assert.deepEqual(first!.rawBody, second!.rawBody);
    assert.equal(bench.requestsTo(webhook.path).length, 2);
  });

  it('do not hold back what another rule sends to the same destination at once', async () => {
    const { organization, webhook } = await gathering();
    const urgent = await bench.rule(organization, webhook.uuid, { name: 'Urgent', minimum_severity: 'error' });
    const { body } = await send(organization, { severity: 'critical' });
    const sent = await bench.delivery(organization, body.delivery_ids[0], 'success');
    assert.deepEqual([sent.rule_uuids, sent.digest], [[urgent], null]);
    assert.deepEqual(
      await bench.query(`SELECT FROM notification_digest WHERE organization_uuid = $1`, [organization.uuid]),
      [],
    );
  });

  it('go out although their rule was deleted meanwhile, and to a new place once it leads there', async () => {
    const { organization, webhook, rule } = await gathering();
    const other = await bench.webhook(organization);
    const before = await send(organization);
    await bench.call('PUT', `${organization.path}/notification-rules/${rule}`, {
      token: organization.token,
      body: { notification_endpoint_uuid: other.uuid },
    });
    const after = await send(organization, { title: 'After' });
    assert.notDeepEqual(after.body.delivery_ids, before.body.delivery_ids);
    await bench.call('DELETE', `${organization.path}/notification-rules/${rule}`, organization);
    for (const id of [...before.body.delivery_ids, ...after.body.delivery_ids]) {
      await close(id);
      await bench.delivery(organization, id, 'success');
    }
    assert.deepEqual([bench.requestsTo(webhook.path).length, bench.requestsTo(other.path).length], [1, 1]);
  });

  it('begin anew after their destination was disabled; what was gathered can be sent by hand', async () => {
    const { organization, webhook } = await gathering();
    const { body } = await send(organization, { title: 'One' });
    await send(organization, { title: 'Two' });
    const switchTo = (disabled: boolean) =>
      bench.query(
        `UPDATE delivery_destination SET disabled_at = CASE WHEN $2 THEN now() END, disabled_reason = 'test', version = version + 1
         WHERE id = $1`,
        [webhook.uuid, disabled],
      );
    await switchTo(true);
    const skipped = await bench.delivery(organization, body.delivery_ids[0], 'skipped');
    assert.equal(skipped.error_code, 'destination_disabled');
    await switchTo(false);
    const later = await send(organization, { title: 'Three' });
    assert.notDeepEqual(later.body.delivery_ids, body.delivery_ids);
    const path = `${organization.path}/notification-deliveries/${body.delivery_ids[0]}/retry`;
    assert.equal((await bench.call('POST', path, organization)).status, 200);
    await bench.delivery(organization, body.delivery_ids[0], 'success');
    assert.deepEqual(
      bodiesTo(webhook.path).map(({ digest }) => digest.count),
      [2],
    );
  });

  it('hold more kinds of events than one message can name, and say how many more there are', async () => {
    const { organization, webhook } = await gathering();
    const { body } = await send(organization);
    const [{ id }] = await bench.query(`SELECT id FROM notification_digest WHERE delivery_id = $1`, body.delivery_ids);
    await bench.query(
      `WITH event AS (
         INSERT INTO notification_event (id, organization_uuid, event, severity, title, message, created_at)
         SELECT gen_random_uuid(), $1, 'many', 'info', repeat('long title ', 20) || n, 'm', now() FROM generate_series(1, 150) n
         RETURNING id)
       INSERT INTO notification_digest_item SELECT $2, id FROM event`,
      [organization.uuid, id],
    );
    await close(body.delivery_ids[0]);
    await eventually(() => assert.equal(bench.requestsTo(webhook.path).length, 1));
    const [sent] = bodiesTo(webhook.path);
    assert.deepEqual([sent.digest.count, sent.digest.events.length, sent.digest.omitted], [151, 100, 51]);
    assert.ok(sent.message.length <= 6100);
    const named = sent.message.split('\n').length - 1;
    assert.match(sent.message, new RegExp(`\nand ${151 - named} more kinds of events$`));
  });
});
