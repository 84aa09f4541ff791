import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
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

  before(async () => {
    bench = await notificationsBench();
    acme = await bench.organization();
    log = `${acme.path}/notification-deliveries`;
  });
  after(() => bench.close());

  const call = (method: string, path: string) => bench.call(method, path, acme);

  it('are retried by the schedule under one id, and failed for good are sent again by hand', async () => {
    const { uuid, path } = await bench.webhook(acme);
    await bench.rule(acme, uuid, { events: ['broken'] });
    bench.receiver.script(...Array(4).fill({ status: 500, body: 'no' }));
    const { body } = await bench.dispatch({ organization_uuid: acme.uuid, event: 'broken', metadata: { a: 1 } });
    const [id] = body.delivery_ids;
    const failed = await bench.delivery(acme, id, 'failed');
    assert.deepEqual([failed.attempt, failed.max_attempts, failed.retries_left, failed.status_code], [4, 3, 0, 500]);
    assert.deepEqual([failed.error_code, failed.response_body, failed.metadata], ['http_500', 'no', { a: 1 }]);
    assert.deepEqual(
      failed.attempts.map(({ number, outcome, manual }: Record<string, unknown>) => [number, outcome, manual]),
      [
        [1, 'failure', false],
        [2, 'failure', false],
        [3, 'failure', false],
        [4, 'failure', false],
      ],
    );
    const retried = await call('POST', `${log}/${id}/retry`);
    assert.deepEqual([retried.status, retried.body.data], [200, { uuid: id, status: 'pending' }]);
    const delivered = await bench.delivery(acme, id, 'success');
    assert.deepEqual([delivered.attempt, delivered.attempts.length, delivered.attempts[4].manual], [1, 5, true]);
    const ids = bench.requestsTo(path).map(({ headers }) => headers['x-platform-delivery']);
    assert.deepEqual(ids, Array(5).fill(id));
    const again = await call('POST', `${log}/${id}/retry`);
    assert.deepEqual([again.status, again.body.error], [409, 'delivery_not_failed']);
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
    assert.deepEqual(await names(''), events.toReversed());
    assert.deepEqual(await names('?event=deploy.*'), ['deploy.eu.done', 'deploy.started']);
    assert.deepEqual(await names('?event=*.failed&status=success'), ['build.failed']);
    assert.deepEqual(await names('?event=deploy'), ['deploy']);
    assert.deepEqual(await names('?status=failed'), []);
    const second = await listed('?per_page=3&page=2&event=*');
    assert.deepEqual(
      second.data.map(({ event }: { event: string }) => event),
      ['deploy.started'],
    );
    assert.deepEqual([second.meta.total, second.meta.last_page, second.meta.from, second.links.next], [4, 2, 4, null]);
    assert.match(second.links.prev, /\?event=\*&per_page=3&page=1$/);
    assert.equal((await listed('?per_page=500')).meta.per_page, 100);
  });

  it('are listed by destination, severity and time, whatever is combined', async () => {
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
    assert.equal(await counted({}), 3);
    assert.equal(await counted({ endpoint_uuid: first.uuid }), 2);
    assert.equal(await counted({ endpoint_uuid: randomUUID() }), 0);
    assert.equal(await counted({ severity: 'error' }), 2);
    assert.equal(await counted({ severity: 'warning', endpoint_uuid: second.uuid }), 0);
    assert.equal(await counted({ from: between }), 1);
    assert.equal(await counted({ to: between }), 2);
    assert.equal(await counted({ from: between, to: between }), 0);
    assert.equal(await counted({ from: '1970-01-01T00:00:00Z', to: '9999-12-31T23:59:59Z' }), 3);
    assert.equal(await counted({ to: '1970-01-01T00:00:00Z' }), 0);
    assert.equal(await counted({ from: '9999-12-31T23:59:59Z' }), 0);
    const foreign = await bench.organization();
    const { body } = await bench.call(
      'GET',
      `${foreign.path}/notification-deliveries?endpoint_uuid=${first.uuid}`,
      foreign,
    );
    assert.equal(body.meta.total, 0);
  });

  it('refuse a query that means nothing', async () => {
    for (const query of [
      'from=0000-01-01T00:00:00Z',
      'status=lost',
      'per_page=0',
      'per_page=x',
      'page=0',
      'event=(a',
      'event=a..b',
      'severity=fatal',
      'endpoint_uuid=x',
      'from=today',
      'to=2026-11-20',
    ]) {
      const { status, body } = await call('GET', `${log}?${query}`);
      assert.deepEqual([status, Object.keys(body.errors)], [422, [query.split('=')[0]]], query);
    }
  });

  it('end as skipped when the organization is suspended before they go out', async () => {
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
      assert.equal(seen.data.status_code, 503);
    });
    const { uuid: organization_uuid, name, slug } = organization;
    const facts = { uuid: organization_uuid, name, slug, description: null, is_active: false };
    await bench.publish('organization.updated', { organization: facts, data: { name } });
    const delivery = await bench.delivery(organization, body.delivery_ids[0], 'skipped');
    assert.equal(delivery.error_code, 'organization_inactive');
  });
});
