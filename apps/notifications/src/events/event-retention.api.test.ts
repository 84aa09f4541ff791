import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayMs } from '@platform/contracts';
import { notificationsBench, type NotificationsBench } from '../testing/notifications-bench.test-helper.js';

describe('retention of events', () => {
  let bench: NotificationsBench;

  beforeAll(async () => {
    bench = await notificationsBench();
  });
  afterAll(() => bench.close());

  it('deletes what has expired, and nothing else', async () => {
    const organization = await bench.organization();
    const webhook = await bench.webhook(organization);
    await bench.rule(organization, webhook.uuid, { deduplication_key: '{{event}}', digest_minutes: 1 });
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
    const counts = async () => {
      const [row] = await bench.query(
        `SELECT
           (SELECT count(*)::int FROM notification_event) AS events,
           (SELECT count(*)::int FROM notification_digest) AS digests,
           (SELECT count(*)::int FROM notification_digest_item) AS items,
           (SELECT count(*)::int FROM notification_deduplication) AS keys`,
      );
      return row;
    };
    await bench.retention.run();
    expect(await counts()).toStrictEqual({ events: 1, digests: 1, items: 1, keys: 1 });
    await bench.retention.run(new Date(Date.now() + 2 * 3_600_000));
    expect(await counts()).toStrictEqual({ events: 1, digests: 1, items: 1, keys: 0 });
    await bench.retention.run(new Date(Date.now() + 29 * dayMs));
    expect(await counts()).toStrictEqual({ events: 1, digests: 1, items: 1, keys: 0 });
    await bench.query(`UPDATE notification_digest SET is_open = false WHERE delivery_id = $1`, body.delivery_ids);
    await bench.retention.run(new Date(Date.now() + 31 * dayMs));
    expect(await counts()).toStrictEqual({ events: 0, digests: 0, items: 0, keys: 0 });
  });
});
