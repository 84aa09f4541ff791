import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eventually, lockWaiters } from '@platform/testing';
import { DataSource } from 'typeorm';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';

describe('rules', () => {
  let bench: NotificationsBench;
  let acme: TestOrganization;
  let rules: string;
  let endpoint: string;

  beforeAll(async () => {
    bench = await notificationsBench();
    acme = await bench.organization();
    rules = `${acme.path}/notification-rules`;
    endpoint = (await bench.webhook(acme)).uuid;
  });
  afterAll(() => bench.close());

  const call = (method: string, path: string, body?: unknown, token = acme.token) =>
    bench.call(method, path, { token, body });

  it('are created with their defaults, listed, changed in part, and deleted', async () => {
    const made = await call('POST', rules, {
      name: 'Deploys',
      notification_endpoint_uuid: endpoint,
      events: ['Deploy.*'],
    });
    expect(made.status).toBe(201);
    const { uuid, created_at, updated_at } = made.body.data;
    const expected = {
      uuid,
      name: 'Deploys',
      notification_endpoint_uuid: endpoint,
      saas_service_id: null,
      organization_team_id: null,
      events: ['deploy.*'],
      minimum_severity: 'info',
      is_active: true,
      mute_windows: [],
      digest_minutes: null,
      deduplication_key: null,
      deduplication_minutes: 60,
      created_at,
      updated_at,
    };
    expect(made.body.data).toStrictEqual(expected);
    expect((await call('GET', rules)).body).toStrictEqual({ data: [expected] });
    const changed = await call('PUT', `${rules}/${uuid}`, {
      saas_service_id: bench.deploys.id,
      is_active: false,
      organization_uuid: randomUUID(),
    });
    expect([changed.status, changed.body.data.saas_service_id, changed.body.data.is_active]).toStrictEqual([
      200,
      bench.deploys.id,
      false,
    ]);
    expect(changed.body.data.events).toStrictEqual(['deploy.*']);
    expect(changed.body.data.minimum_severity).toBe('info');
    const freed = await call('PUT', `${rules}/${uuid}`, { saas_service_id: null });
    expect([freed.body.data.saas_service_id, freed.body.data.is_active]).toStrictEqual([null, false]);
    expect((await call('DELETE', `${rules}/${uuid}`)).status).toBe(204);
    expect((await call('GET', `${rules}/${uuid}`)).status).toBe(404);
  });

  it('keep mute windows, digest and deduplication, and change them by PATCH as by PUT', async () => {
    const night = { days: ['fri', 'mon', 'mon'], from: '22:00', to: '06:30', time_zone: 'Europe/Berlin' };
    const made = await call('POST', rules, {
      name: 'Quiet',
      notification_endpoint_uuid: endpoint,
      events: ['*'],
      mute_windows: [night, { from: '12:00', to: '13:00', time_zone: 'UTC' }],
      digest_minutes: 15,
      deduplication_key: '{{event}}/{{ metadata.host.name }}',
      deduplication_minutes: 10,
    });
    assert.equal(made.status, 201, JSON.stringify(made.body));
    const { uuid, mute_windows, digest_minutes, deduplication_key, deduplication_minutes } = made.body.data;
    expect(mute_windows).toStrictEqual([
      { ...night, days: ['mon', 'fri'] },
      { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '12:00', to: '13:00', time_zone: 'UTC' },
    ]);
    expect([digest_minutes, deduplication_key, deduplication_minutes]).toStrictEqual([
      15,
      '{{event}}/{{ metadata.host.name }}',
      10,
    ]);
    for (const method of ['PATCH', 'PUT']) {
      const changed = await call(method, `${rules}/${uuid}`, { name: method, mute_windows: [night] });
      expect([changed.status, changed.body.data.name]).toStrictEqual([200, method]);
      expect(changed.body.data.mute_windows.length).toBe(1);
      expect(changed.body.data.digest_minutes).toBe(15);
    }
    const freed = await call('PATCH', `${rules}/${uuid}`, { digest_minutes: null, deduplication_key: null });
    expect([freed.body.data.digest_minutes, freed.body.data.deduplication_key]).toStrictEqual([null, null]);
    expect((await call('DELETE', `${rules}/${uuid}`)).status).toBe(204);
  });

  it('refuse bad input and name the pattern at fault', async () => {
    const good = { name: 'Rule', notification_endpoint_uuid: endpoint, events: ['*'] };
    const cases: [object, string][] = [
      [{ ...good, name: undefined }, 'name'],
      [{ ...good, events: undefined }, 'events'],
      [{ ...good, events: [] }, 'events'],
      [{ ...good, events: '*' }, 'events'],
      [{ ...good, events: ['deploy', 'a b'] }, 'events.1'],
      [{ ...good, events: ['a\n'.repeat(2) + 'b'] }, 'events.0'],
      [{ ...good, events: [''] }, 'events.0'],
      [{ ...good, events: ['a'.repeat(129)] }, 'events.0'],
      [{ ...good, events: Array(51).fill('a') }, 'events'],
      [{ ...good, minimum_severity: 'fatal' }, 'minimum_severity'],
      [{ ...good, is_active: 'yes' }, 'is_active'],
      [{ ...good, saas_service_id: 4_000_000 }, 'saas_service_id'],
      [{ ...good, saas_service_id: '1' }, 'saas_service_id'],
      [{ ...good, mute_windows: [{ from: '24:00', to: '06:00', time_zone: 'UTC' }] }, 'mute_windows.0.from'],
      [{ ...good, mute_windows: [{ from: '22:00', to: '6:00', time_zone: 'UTC' }] }, 'mute_windows.0.to'],
      [{ ...good, mute_windows: [{ from: '22:00', to: '06:00' }] }, 'mute_windows.0.time_zone'],
      [{ ...good, mute_windows: [{ from: '22:00', to: '06:00', time_zone: '+02:00' }] }, 'mute_windows.0.time_zone'],
      [{ ...good, mute_windows: [{ from: '22:00', to: '06:00', time_zone: 'Mars/Base' }] }, 'mute_windows.0.time_zone'],
      [{ ...good, mute_windows: [{ days: [], from: '22:00', to: '06:00', time_zone: 'UTC' }] }, 'mute_windows.0.days'],
      [{ ...good, mute_windows: Array(11).fill({ from: '22:00', to: '06:00', time_zone: 'UTC' }) }, 'mute_windows'],
      [{ ...good, digest_minutes: 0 }, 'digest_minutes'],
      [{ ...good, digest_minutes: 1441 }, 'digest_minutes'],
      [{ ...good, deduplication_key: ' ' }, 'deduplication_key'],
      [{ ...good, deduplication_key: '{{events}}' }, 'deduplication_key'],
      [{ ...good, deduplication_key: '{{metadata}' }, 'deduplication_key'],
      [{ ...good, deduplication_key: 'x'.repeat(256) }, 'deduplication_key'],
      [{ ...good, deduplication_minutes: 0 }, 'deduplication_minutes'],
      [{ ...good, notification_endpoint_uuid: 'x' }, 'notification_endpoint_uuid'],
      [{ ...good, notification_endpoint_uuid: randomUUID() }, 'notification_endpoint_uuid'],
    ];
    for (const [body, field] of cases) {
      const answer = await call('POST', rules, body);
      assert.deepEqual([answer.status, Object.keys(answer.body.errors)], [422, [field]], JSON.stringify(body));
    }
    expect((await call('GET', rules)).body).toStrictEqual({ data: [] });
  });

  it('can be written back while their service is disabled, and disabled, but not enabled', async () => {
    const { id } = await bench.services.create('ended', 'Ended');
    const rule = `${rules}/${await bench.rule(acme, endpoint, { saas_service_id: id })}`;
    await bench.services.disable('ended');
    const { body } = await call('GET', rule);
    const off = await call('PUT', rule, { ...body.data, is_active: false });
    expect([off.status, off.body.data?.is_active]).toStrictEqual([200, false]);
    const on = await call('PUT', rule, body.data);
    expect([on.status, Object.keys(on.body.errors)]).toStrictEqual([422, ['saas_service_id']]);
    expect((await call('DELETE', rule)).status).toBe(204);
  });

  it('are enabled during the deletion of their destination without a deadlock', async () => {
    const areWaiting = (count: number) => eventually(async () => expect(await lockWaiters(bench)).toBe(count));
    for (const isNamed of [false, true]) {
      const { uuid } = await bench.webhook(acme);
      const rule = await bench.rule(acme, uuid, { is_active: false });
      const body = { is_active: true, ...(isNamed && { notification_endpoint_uuid: uuid }) };
      // The rule is locked until both have begun, the change before the deletion.
      const both = await bench.app.get(DataSource).transaction(async (tx) => {
        await tx.query('SELECT FROM notification_rule WHERE uuid = $1 FOR UPDATE', [rule]);
        const changed = call('PUT', `${rules}/${rule}`, body);
        await areWaiting(1);
        const deleted = call('DELETE', `${acme.path}/notification-endpoints/${uuid}?force=true`);
        await areWaiting(2);
        return [changed, deleted];
      });
      const answers = await Promise.all(both);
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 204],
        JSON.stringify(body),
      );
    }
  });

  it('offer the registered services', async () => {
    const { body } = await call('GET', '/api/v1/saas-services');
    expect(body).toStrictEqual({ data: [{ id: bench.deploys.id, code: 'deploys', name: 'Deploys' }] });
    expect((await bench.call('GET', '/api/v1/saas-services')).status).toBe(401);
  });

  it('are explained one by one by the routing test, which sends nothing unless asked', async () => {
    const organization = await bench.organization();
    const { uuid, path } = await bench.webhook(organization);
    const matching = await bench.rule(organization, uuid, { name: 'All', events: ['build', 'deploy.*'] });
    const picky = await bench.rule(organization, uuid, {
      name: 'Picky',
      events: ['build'],
      minimum_severity: 'critical',
      saas_service_id: bench.deploys.id,
      is_active: false,
    });
    const at = `${organization.path}/notifications/test`;
    const { status, body } = await call('POST', at, { event: 'deploy.failed', severity: 'error' }, organization.token);
    expect(status).toBe(200);
    expect(body.data.matched).toStrictEqual([
      {
        rule: { uuid: matching, name: 'All' },
        endpoint: { uuid, type: 'webhook', name: 'Webhook' },
        pattern: 'deploy.*',
        digest_minutes: null,
        deduplication_key: null,
        explanation: ['The pattern deploy.* fits deploy.failed.'],
      },
    ]);
    expect(
      body.data.unmatched.map(({ rule_uuid, reasons }: { rule_uuid: string; reasons: string[] }) => [
        rule_uuid,
        reasons,
      ]),
    ).toStrictEqual([[picky, ['inactive', 'service', 'event', 'severity']]]);
    expect(body.data.unmatched[0].explanation.length).toBe(4);
    expect([body.data.matched_destinations, body.data.sent]).toStrictEqual([1, []]);
    expect(
      await bench.query('SELECT FROM notification_event WHERE organization_uuid = $1', [organization.uuid]),
    ).toStrictEqual([]);

    const send = { event: 'deploy.failed', send: true, service_code: 'deploys' };
    const sent = await call('POST', at, send, organization.token);
    await bench.delivery(organization, sent.body.data.sent[0], 'success');
    expect(JSON.parse(bench.requestsTo(path)[0]!.rawBody.toString()).title).toBe('Test notification');
    for (const time of ['1969-12-31T23:59:59Z', '2099-01-01T00:00:00Z']) {
      const imagined = await call('POST', at, { ...send, at: time }, organization.token);
      assert.equal(imagined.status, 200, JSON.stringify(imagined.body));
      await bench.delivery(organization, imagined.body.data.sent[0], 'success');
      const { timestamp } = JSON.parse(bench.requestsTo(path).at(-1)!.rawBody.toString());
      assert.ok(Math.abs(Date.parse(timestamp) - Date.now()) < 3_600_000, `sent as of ${timestamp}`);
    }
    const unknown = await call('POST', at, { event: 'a', service_code: 'nobody' }, organization.token);
    expect([unknown.status, Object.keys(unknown.body.errors)]).toStrictEqual([422, ['service_code']]);
    expect((await call('POST', at, { event: 'a b' }, organization.token)).status).toBe(422);
  });
});
