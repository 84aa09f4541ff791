import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eventually, httpReceiver, type HttpReceiver } from '@platform/testing';
import { renamed } from '../testing/webhooks-bench.test-helper.js';
import { webhooksProcess } from '../testing/processes.test-helper.js';

const clients = 20;
const events = 55;

describe('Redis', () => {
  let bench: Awaited<ReturnType<typeof webhooksProcess>>;
  let receiver: HttpReceiver;
  const owner = randomUUID();
  beforeAll(async () => {
    bench = await webhooksProcess({ DELIVERY_RETRY_SCHEDULE: '2,2,2' });
    receiver = await httpReceiver();
    for (let n = 0; n < clients; n += 1) {
      await bench.grant(await bench.client({ webhook_url: `${receiver.url}/${n}` }), owner);
    }
  });
  afterAll(async () => {
    await bench.close();
    await receiver.close();
  });

  const counts = async () => {
    const rows = await bench.query(`SELECT status, count(*)::int AS count FROM delivery GROUP BY status`);
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  };

  it('may be emptied: of 1,150 deliveries pending, in flight or waiting none is lost or sent twice', async () => {
    const answered = new Map<string, number>();
    let received = 0;
    let held = true;
    receiver.always(({ headers }) => {
      received += 1;
      if (received <= 100) return { status: 429 };
      const id = String(headers['x-platform-delivery']);
      answered.set(id, (answered.get(id) ?? 0) + 1);
      return held ? { delayMs: 4_000 } : {};
    });
    const organization = await bench.organization(owner);
    const published = Array.from({ length: events - 1 }, () =>
      bench.publish('organization.updated', renamed(organization)),
    );
    await Promise.all(published);
    await eventually(async () => {
      assert.ok(received >= 150, `${received} received`);
      const [row] = await bench.query(`SELECT count(*) FILTER (WHERE lease_until IS NOT NULL)::int AS in_flight,
        count(*) FILTER (WHERE next_retry_at IS NOT NULL)::int AS waiting,
        count(*) FILTER (WHERE attempt = 0)::int AS pending FROM delivery`);
      assert.ok(row.in_flight >= 50 && row.pending >= 500, JSON.stringify(row));
    });
    await bench.redis.flushdb();
    held = false;
    await eventually(async () => expect(await counts()).toStrictEqual({ success: clients * events }), {
      timeoutMs: 40_000,
    });
    expect(answered.size).toBe(clients * events);
    expect([...answered].filter(([, times]) => times !== 1)).toStrictEqual([]);
  });

  it('may be unreachable: due deliveries are sent, and events meanwhile are delivered afterwards', async () => {
    const before = receiver.requests.length;
    receiver.always({ status: 503 });
    const organization = await bench.organization(owner, 'Away');
    await eventually(() => expect(receiver.requests.length).toBeGreaterThanOrEqual(before + clients));
    bench.redisLine.cut();
    receiver.always({});
    await eventually(async () => expect(await counts()).toStrictEqual({ success: clients * (events + 1) }), {
      timeoutMs: 30_000,
    });
    const published = bench.publish('organization.updated', renamed(organization));
    bench.redisLine.mend();
    await published;
    await eventually(async () => expect(await counts()).toStrictEqual({ success: clients * (events + 2) }), {
      timeoutMs: 30_000,
    });
  });
});
