import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { dayMs } from '@platform/contracts';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';
import { PastDeliveries, type PastNotification } from './past-deliveries.service.js';

const hourMs = dayMs / 24;
/** An hour of the day before yesterday. */
const hour = new Date(Math.floor(Date.now() / hourMs) * hourMs - 2 * dayMs);

describe('the summary of notification deliveries', () => {
  let bench: NotificationsBench;
  let acme: TestOrganization;
  let chat: string;
  let pager: string;

  const sent = (endpoint_uuid: string, event: string, minute: number, error_code: string | null): PastNotification => {
    const created_at = new Date(hour.getTime() + minute * 60_000);
    return {
      ...{ id: randomUUID(), endpoint_uuid, service_code: 'deploys', event, severity: 'error', title: 'T' },
      ...{ message: 'M', created_at },
      attempts: [{ started_at: created_at, duration_ms: 80, status_code: 200, error_code, error_message: error_code }],
    };
  };

  beforeAll(async () => {
    bench = await notificationsBench();
    acme = await bench.organization();
    const other = await bench.organization();
    [chat, pager] = [(await bench.webhook(acme)).uuid, (await bench.webhook(acme)).uuid];
    const foreign = (await bench.webhook(other)).uuid;
    const rules: [TestOrganization, string][] = [
      [acme, chat],
      [acme, pager],
      [other, foreign],
    ];
    for (const [organization, endpoint] of rules) await bench.rule(organization, endpoint, { events: ['*'] });
    const past = bench.app.get(PastDeliveries, { strict: false });
    await past.record(acme.uuid, [
      sent(chat, 'deploy.done', 5, null),
      sent(chat, 'deploy.failed', 10, 'http_500'),
      sent(pager, 'deploy.failed', 70, null),
    ]);
    await past.record(other.uuid, [sent(foreign, 'deploy.done', 5, null)]);
  });
  afterAll(() => bench.close());

  const span = `from=${hour.toISOString()}&to=${new Date(hour.getTime() + 2 * hourMs).toISOString()}`;
  const read = (query: string) => bench.call('GET', `${acme.path}/notification-deliveries/summary?${query}`, acme);

  it('counts by hour and by destination what the organization was sent, and nothing of others', async () => {
    const { status, body } = await read(span);
    expect(status).toBe(200);
    const counted = (success: number, failed: number) => ({ success, failed, pending: 0, skipped: 0 });
    expect(body.data.buckets).toMatchObject([{ ...counted(1, 1), p50_ms: 80 }, counted(1, 0)]);
    expect(body.data.by).toStrictEqual([
      { key: chat, ...counted(1, 1) },
      { key: pager, ...counted(1, 0) },
    ]);
  });

  it('counts by event, and what the filters of the list leave', async () => {
    const keys = async (query: string) =>
      (await read(`${span}&group_by=event&${query}`)).body.data.by.map(({ key }: { key: string }) => key);
    expect(await keys('')).toStrictEqual(['deploy.failed', 'deploy.done']);
    expect(await keys(`endpoint_uuid=${pager}`)).toStrictEqual(['deploy.failed']);
    expect(await keys('event=*.done')).toStrictEqual(['deploy.done']);
    expect(await keys('severity=info')).toStrictEqual([]);
  });

  it('is refused to a member who may not see the deliveries', async () => {
    const { token } = await bench.member(acme);
    const path = `${acme.path}/notification-deliveries/summary`;
    expect((await bench.call('GET', path, { token })).body.error).toBe('insufficient_permission');
  });

  it.each([
    ['from=2026-10-01T00:00:00Z&to=2026-11-20T00:00:00Z', 'from'],
    ['group_by=colour', 'group_by'],
    ['unit=minute', 'unit'],
  ])('refuses %s at its field', async (query, field) => {
    const { status, body } = await read(query);
    expect([status, Object.keys(body.errors)]).toStrictEqual([422, [field]]);
  });
});
