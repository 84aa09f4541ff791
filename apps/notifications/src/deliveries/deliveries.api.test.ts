import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eventually } from '@platform/testing';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';

describe('notification deliveries', () => {
  let bench: NotificationsBench;
  let acme: TestOrganization;
  let log: string;

  beforeAll(async () => {
    bench = await notificationsBench();
    acme = await bench.organization();
    log = `${acme.path}/notification-deliveries`;
  });
  afterAll(() => bench.close());

  const call = (method: string, path: string) => bench.call(method, path, acme);

  it('are retried on schedule under one id, and sent again by hand after the last failure', async () => {
    const { uuid, path } = await bench.webhook(acme);
    await bench.rule(acme, uuid, { events: ['broken'] });
    bench.receiver.script(...Array(4).fill({ status: 500, body: 'no' }));
    const { body } = await bench.dispatch({ organization_uuid: acme.uuid, event: 'broken', metadata: { a: 1 } });
    const [id] = body.delivery_ids;
    const failed = await bench.delivery(acme, id, 'failed');
    expect([failed.attempt, failed.max_attempts, failed.retries_left, failed.status_code]).toStrictEqual([
      4, 3, 0, 500,
    ]);
    expect([failed.error_code, failed.response_body, failed.metadata]).toStrictEqual(['http_500', 'no', { a: 1 }]);
    expect(
      failed.attempts.map(({ number, outcome, manual }: Record<string, unknown>) => [number, outcome, manual]),
    ).toStrictEqual([
      [1, 'failure', false],
      [2, 'failure', false],
      [3, 'failure', false],
      [4, 'failure', false],
    ]);
    const retried = await call('POST', `${log}/${id}/retry`);
    expect([retried.status, retried.body.data]).toStrictEqual([200, { uuid: id, status: 'pending' }]);
    const delivered = await bench.delivery(acme, id, 'success');
    expect([delivered.attempt, delivered.attempts.length, delivered.attempts[4].manual]).toStrictEqual([1, 5, true]);
    const ids = bench.requestsTo(path).map(({ headers }) => headers['x-platform-delivery']);
    expect(ids).toStrictEqual(Array(5).fill(id));
    const again = await call('POST', `${log}/${id}/retry`);
    expect([again.status, again.body.error]).toStrictEqual([409, 'delivery_not_failed']);
  });

  it('are listed newest first, page by page, by status and by event', async () => {
    const organization = await bench.organization();
    const { uuid } = await bench.webhook(organization);
    await bench.rule(organization, uuid);
    const events = ['deploy.started', 'deploy.eu.done', 'build.failed', 'deploy'];
    for (const event of events) {
      const { body } = await bench.dispatch({ organization_uuid: organization.uuid, event });
      await bench.delivery(organization, body.delivery_ids[0], 'success');
    }
    const listed = async (query: string) =>
      (await bench.call('GET', `${organization.path}/notification-deliveries${query}`, organization)).body;
    const names = async (query: string) => (await listed(query)).data.map(({ event }: { event: string }) => event);
    expect(await names('')).toStrictEqual(events.toReversed());
    expect(await names('?event=deploy.*')).toStrictEqual(['deploy.eu.done', 'deploy.started']);
    expect(await names('?event=*.failed&status=success')).toStrictEqual(['build.failed']);
    expect(await names('?event=deploy')).toStrictEqual(['deploy']);
    expect(await names('?status=failed')).toStrictEqual([]);
    const second = await listed('?per_page=3&page=2&event=*');
    expect(second.data.map(({ event }: { event: string }) => event)).toStrictEqual(['deploy.started']);
    expect([second.meta.total, second.meta.last_page, second.meta.from, second.links.next]).toStrictEqual([
      4,
      2,
      4,
      null,
    ]);
    expect(second.links.prev).toMatch(/\?event=\*&per_page=3&page=1$/);
    expect((await listed('?per_page=500')).meta.per_page).toBe(100);
  });

  it('are listed by any combination of destination, severity and time', async () => {
    const organization = await bench.organization();
    const [first, second] = [await bench.webhook(organization), await bench.webhook(organization)];
    await bench.rule(organization, first.uuid);
    await bench.rule(organization, second.uuid, { minimum_severity: 'error' });
    await bench.dispatch({ organization_uuid: organization.uuid, event: 'a', severity: 'error' });
    const between = new Date().toISOString();
    await bench.dispatch({ organization_uuid: organization.uuid, event: 'b', severity: 'warning' });
    const counted = async (query: Record<string, string>) => {
      const path = `${organization.path}/notification-deliveries?${new URLSearchParams(query)}`;
      const { body } = await bench.call('GET', path, organization);
      return body.meta.total;
    };
    expect(await counted({})).toBe(3);
    expect(await counted({ endpoint_uuid: first.uuid })).toBe(2);
    expect(await counted({ endpoint_uuid: randomUUID() })).toBe(0);
    expect(await counted({ severity: 'error' })).toBe(2);
    expect(await counted({ severity: 'warning', endpoint_uuid: second.uuid })).toBe(0);
    expect(await counted({ from: between })).toBe(1);
    expect(await counted({ to: between })).toBe(2);
    expect(await counted({ from: between, to: between })).toBe(0);
    expect(await counted({ from: '1970-01-01T00:00:00Z', to: '9999-12-31T23:59:59Z' })).toBe(3);
    expect(await counted({ to: '1970-01-01T00:00:00Z' })).toBe(0);
    expect(await counted({ from: '9999-12-31T23:59:59Z' })).toBe(0);
    const foreign = await bench.organization();
    const { body } = await bench.call(
      'GET',
      `${foreign.path}/notification-deliveries?endpoint_uuid=${first.uuid}`,
      foreign,
    );
    expect(body.meta.total).toBe(0);
  });

  it('are found by any name that events have, in any case, with special characters taken literally', async () => {
    const organization = await bench.organization();
    const { uuid } = await bench.webhook(organization);
    await bench.rule(organization, uuid);
    const names = ['Order.Created', 'orderCreated', 'com/x#1', 'a(b)+', 'aab', 'größe.neu'];
    for (const event of names) await bench.dispatch({ organization_uuid: organization.uuid, event });
    for (const [pattern, found] of Object.entries({
      'order.*': ['Order.Created'],
      ORDERCREATED: ['orderCreated'],
      'com/x#*': ['com/x#1'],
      'a(b)+': ['a(b)+'],
      'größe.*': ['größe.neu'],
      'a?b': [],
    })) {
      const path = `${organization.path}/notification-deliveries?${new URLSearchParams({ event: pattern })}`;
      const { body } = await bench.call('GET', path, organization);
      expect(body.data.map(({ event }: { event: string }) => event)).toStrictEqual(found);
    }
  });

  it('refuse an invalid query', async () => {
    for (const query of [
      'from=0000-01-01T00:00:00Z',
      'status=lost',
      'per_page=0',
      'per_page=x',
      'page=0',
      'event=a%20b',
      'severity=fatal',
      'endpoint_uuid=x',
      'from=today',
      'to=2026-11-20',
    ]) {
      const { status, body } = await call('GET', `${log}?${query}`);
      assert.deepEqual([status, Object.keys(body.errors)], [422, [query.split('=')[0]]], query);
    }
  });

  it('are skipped when the organization is suspended before they are sent', async () => {
    const organization = await bench.organization();
    const { uuid } = await bench.webhook(organization);
    await bench.rule(organization, uuid);
    bench.receiver.script({ status: 503, headers: { 'retry-after': '1' } });
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
    await eventually(async () => {
      const { body: seen } = await bench.call(
        'GET',
        `${organization.path}/notification-deliveries/${body.delivery_ids[0]}`,
        organization,
      );
      expect(seen.data.status_code).toBe(503);
    });
    const { uuid: organization_uuid, name, slug } = organization;
    const facts = { uuid: organization_uuid, name, slug, description: null, is_active: false };
    await bench.publish('organization.updated', { organization: facts, data: { name } });
    const delivery = await bench.delivery(organization, body.delivery_ids[0], 'skipped');
    expect(delivery.error_code).toBe('organization_inactive');
  });
});
