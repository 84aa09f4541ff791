import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { eventually } from '@platform/testing';
import { notificationsBench, type NotificationsBench } from '../testing/notifications-bench.test-helper.js';

describe('limits of dispatch', () => {
  let bench: NotificationsBench;

  before(async () => {
    bench = await notificationsBench({
      DISPATCH_RATE_LIMIT: '20',
      DISPATCH_ADDRESS_LIMIT: '300',
      PENDING_DELIVERIES_LIMIT: '4',
      DELIVERY_RETRY_SCHEDULE: '600',
    });
  });
  after(() => bench.close());

  it('count the events of each service, say how many are left, and answer 429 when there are none', async () => {
    const { uuid } = await bench.organization();
    const [first, second] = [await bench.services.create('chatty', 'a'), await bench.services.create('calm', 'b')];
    const send = (from: typeof first, body: object = {}) =>
      bench.dispatch({ organization_uuid: uuid, ...body }, { from });
    const refused = await bench.dispatch({}, { from: first, headers: { 'X-Platform-Signature-256': 'sha256=0' } });
    assert.deepEqual([refused.status, refused.headers.get('x-ratelimit-limit')], [401, null]);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => send(first, { title: `Number ${n}` })));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([202]));
    const left = answers.map(({ headers }) => Number(headers.get('x-ratelimit-remaining'))).sort((a, b) => a - b);
    assert.deepEqual(
      left,
      Array.from({ length: 20 }, (_, n) => n),
    );
    assert.equal(answers[0]!.headers.get('x-ratelimit-limit'), '20');
    assert.equal(answers[0]!.headers.get('retry-after'), null);
    // Before the body is looked at: a broken one is 429 too.
    for (const options of [{}, { rawBody: '{' }]) {
      const over = await bench.dispatch({ organization_uuid: uuid }, { from: first, ...options });
      assert.deepEqual([over.status, over.body.error], [429, 'rate_limit_exceeded']);
      assert.equal(over.headers.get('x-ratelimit-remaining'), '0');
      assert.ok(Number(over.headers.get('retry-after')) >= 1 && Number(over.headers.get('retry-after')) <= 60);
    }
    assert.equal((await send(second)).status, 202);
  });

  it('take no event for an organization of which so many deliveries wait, and take them again when they do not', async () => {
    const organization = await bench.organization();
    const webhook = await bench.webhook(organization);
    await bench.rule(organization, webhook.uuid);
    bench.receiver.always({ status: 500 });
    const from = await bench.services.create('flood', 'Flood');
    const send = (title: string, now?: number) =>
      bench.dispatch({ organization_uuid: organization.uuid, title }, { from, ...(now && { now }) });
    const now = Math.floor(Date.now() / 1000);
    for (let n = 0; n < 4; n += 1) assert.equal((await send(`Number ${n}`, now)).status, 202);
    const full = await send('One more');
    assert.deepEqual([full.status, full.body.error], [429, 'backlog_full']);
    const keyed = await bench.dispatch(
      { organization_uuid: organization.uuid },
      { from, headers: { 'Idempotency-Key': 'full' } },
    );
    assert.equal(keyed.status, 429);
    const repeated = await send('Number 0', now);
    assert.deepEqual([repeated.status, repeated.headers.get('idempotent-replayed')], [202, 'true']);
    const other = await bench.organization();
    assert.equal((await bench.dispatch({ organization_uuid: other.uuid }, { from })).status, 202);
    const [{ events }] = await bench.query(
      `SELECT count(*)::int AS events FROM notification_event WHERE organization_uuid = $1`,
      [organization.uuid],
    );
    assert.equal(events, 4);

    bench.receiver.always({});
    await eventually(async () => {
      await bench.query(
        `UPDATE delivery SET due_at = now() WHERE organization_uuid = $1 AND status = 'pending' AND lease_until IS NULL`,
        [organization.uuid],
      );
      await bench.query(`UPDATE delivery_destination SET ready_at = now(), open_until = NULL WHERE id = $1`, [
        webhook.uuid,
      ]);
      const waiting = await bench.query(`SELECT FROM delivery WHERE organization_uuid = $1 AND status = 'pending'`, [
        organization.uuid,
      ]);
      assert.equal(waiting.length, 0);
    });
    assert.equal((await send('At last')).status, 202);
  });

  it('turn an address away that sends far too much, before anything of it is read', async () => {
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
        assert.equal(body.error, 'rate_limit_exceeded');
        assert.ok(Number(headers.get('retry-after')) >= 1);
      }
    }
    assert.deepEqual(new Set(statuses), new Set([401, 429]));
    assert.equal((await bench.call('GET', '/api/v1/notification-channel-types')).status, 401);
  });
});
