import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { eventually } from '@platform/testing';
import { notificationsBench, type NotificationsBench } from '../testing/notifications-bench.test-helper.js';

describe('limits of dispatch', () => {
  let bench: NotificationsBench;

  beforeAll(async () => {
    bench = await notificationsBench({
      DISPATCH_RATE_LIMIT: '20',
      DISPATCH_ADDRESS_LIMIT: '300',
      PENDING_DELIVERIES_LIMIT: '4',
      DELIVERY_RETRY_SCHEDULE: '600',
    });
  });
  afterAll(() => bench.close());

  it('count the events of each service, report how many are left, and answer 429 beyond', async () => {
    const { uuid } = await bench.organization();
    const [first, second] = [await bench.services.create('chatty', 'a'), await bench.services.create('calm', 'b')];
    const send = (from: typeof first, body: object = {}) =>
      bench.dispatch({ organization_uuid: uuid, ...body }, { from });
    const refused = await bench.dispatch({}, { from: first, headers: { 'X-Platform-Signature-256': 'sha256=0' } });
    expect([refused.status, refused.headers.get('x-ratelimit-limit')]).toStrictEqual([401, null]);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => send(first, { title: `Number ${n}` })));
    expect(new Set(answers.map(({ status }) => status))).toStrictEqual(new Set([202]));
    const left = answers.map(({ headers }) => Number(headers.get('x-ratelimit-remaining'))).sort((a, b) => a - b);
    expect(left).toStrictEqual(Array.from({ length: 20 }, (_, n) => n));
    expect(answers[0]!.headers.get('x-ratelimit-limit')).toBe('20');
    expect(answers[0]!.headers.get('retry-after')).toBe(null);
    // The limit comes before the body: a malformed one is 429 as well.
    for (const options of [{}, { rawBody: '{' }]) {
      const over = await bench.dispatch({ organization_uuid: uuid }, { from: first, ...options });
      expect([over.status, over.body.error]).toStrictEqual([429, 'rate_limit_exceeded']);
      expect(over.headers.get('x-ratelimit-remaining')).toBe('0');
      assert.ok(Number(over.headers.get('retry-after')) >= 1 && Number(over.headers.get('retry-after')) <= 60);
    }
    expect((await send(second)).status).toBe(202);
  });

  it('refuse events for an organization with too many waiting deliveries, until these are fewer', async () => {
    const organization = await bench.organization();
    const webhook = await bench.webhook(organization);
    await bench.rule(organization, webhook.uuid);
    bench.receiver.always({ status: 500 });
    const from = await bench.services.create('flood', 'Flood');
    const send = (title: string, now?: number) =>
      bench.dispatch({ organization_uuid: organization.uuid, title }, { from, ...(now && { now }) });
    const now = Math.floor(Date.now() / 1000);
    for (let n = 0; n < 4; n += 1) expect((await send(`Number ${n}`, now)).status).toBe(202);
    const full = await send('One more');
    expect([full.status, full.body.error]).toStrictEqual([429, 'backlog_full']);
    const keyed = await bench.dispatch(
      { organization_uuid: organization.uuid },
      { from, headers: { 'Idempotency-Key': 'full' } },
    );
    expect(keyed.status).toBe(429);
    const repeated = await send('Number 0', now);
    expect([repeated.status, repeated.headers.get('idempotent-replayed')]).toStrictEqual([202, 'true']);
    const other = await bench.organization();
    expect((await bench.dispatch({ organization_uuid: other.uuid }, { from })).status).toBe(202);
    const [{ events }] = await bench.query(
      `SELECT count(*)::int AS events FROM notification_event WHERE organization_uuid = $1`,
      [organization.uuid],
    );
    expect(events).toBe(4);

    bench.receiver.always({});
    await eventually(async () => {
      await bench.query(
        `UPDATE delivery SET due_at = now()
         WHERE organization_uuid = $1 AND status = 'pending' AND lease_until IS NULL`,
        [organization.uuid],
      );
      await bench.query(`UPDATE delivery_destination SET ready_at = now(), open_until = NULL WHERE id = $1`, [
        webhook.uuid,
      ]);
      const waiting = await bench.query(`SELECT FROM delivery WHERE organization_uuid = $1 AND status = 'pending'`, [
        organization.uuid,
      ]);
      expect(waiting.length).toBe(0);
    });
    expect((await send('At last')).status).toBe(202);
  });

  it('refuse an address that sends far too much, before anything of it is read', async () => {
    const statuses: number[] = [];
    while (!statuses.includes(429) && statuses.length < 400) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () =>
          bench.call('POST', '/api/v1/notifications/dispatch', {
            rawBody: '{',
            headers: { 'x-platform-service': 'x' },
          }),
        ),
      );
      for (const { status, body, headers } of answers) {
        statuses.push(status);
        if (status !== 429) continue;
        expect(body.error).toBe('rate_limit_exceeded');
        expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      }
    }
    expect(new Set(statuses)).toStrictEqual(new Set([401, 429]));
    expect((await bench.call('GET', '/api/v1/notification-channel-types')).status).toBe(401);
  });
});
