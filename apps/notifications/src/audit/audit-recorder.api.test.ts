import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import type { AuditFacts } from '@platform/contracts';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';

describe('the audit of notifications', () => {
  let bench: NotificationsBench;
  let acme: TestOrganization;

  beforeAll(async () => {
    bench = await notificationsBench();
  });
  afterAll(() => bench.close());
  beforeAll(async () => {
    acme = await bench.organization();
  });

  async function audited(): Promise<AuditFacts[]> {
    const rows = await bench.outbox('notification.audited');
    return rows
      .map(({ payload }) => payload['audit'] as AuditFacts)
      .filter((fact) => fact.organization_uuid === acme.uuid);
  }

  const send = async (method: string, path: string, body?: object) => {
    const answer = await bench.call(method, acme.path + path, {
      token: acme.token,
      body,
      headers: { 'user-agent': 'Test/1' },
    });
    assert.ok(answer.status < 300, JSON.stringify(answer.body));
    return { requestId: answer.headers.get('x-request-id'), uuid: answer.body?.data?.uuid as string };
  };

  it('records every change of destinations and rules, with actor and network, without secrets', async () => {
    const secret = 'a-very-secret-webhook-secret';
    const hook = await send('POST', '/notification-endpoints', {
      type: 'webhook',
      webhook_url: `${bench.receiver.url}/private-path`,
      webhook_secret: secret,
    });
    const endpoint = `/notification-endpoints/${hook.uuid}`;
    await send('PUT', endpoint, { name: 'Ops', webhook_secret: `${secret}-2` });
    const made = { name: 'Rule', notification_endpoint_uuid: hook.uuid, events: ['*'] };
    const defaults = { minimum_severity: 'info', is_active: true, mute_windows: [], deduplication_minutes: 60 };
    const rule = await send('POST', '/notification-rules', made);
    await send('PUT', `/notification-rules/${rule.uuid}`, { events: ['deploy.*'], name: 'Rule' });
    await send('DELETE', `/notification-rules/${rule.uuid}`);
    await send('POST', '/notification-rules', made);
    await send('DELETE', `${endpoint}?force=true`);
    const facts = await audited();
    expect(
      facts.map(({ event, target, changes, metadata }) => [event, target?.type, target?.name, changes, metadata]),
    ).toStrictEqual([
      ['notification_endpoint.created', 'destination', 'Webhook', {}, { type: 'webhook' }],
      [
        'notification_endpoint.updated',
        'destination',
        'Webhook',
        { name: { old: 'Webhook', new: 'Ops' } },
        { replaced: ['webhook_secret'] },
      ],
      ['notification_rule.created', 'rule', 'Rule', {}, { ...made, ...defaults }],
      ['notification_rule.updated', 'rule', 'Rule', { events: { old: ['*'], new: ['deploy.*'] } }, {}],
      ['notification_rule.deleted', 'rule', 'Rule', {}, {}],
      ['notification_rule.created', 'rule', 'Rule', {}, { ...made, ...defaults }],
      ['notification_endpoint.deleted', 'destination', 'Ops', {}, { type: 'webhook', rules_deleted: 1 }],
    ]);
    const { actor, client_id, ip_address, user_agent, request_id, outcome } = facts[0]!;
    expect({ actor, client_id, ip_address, user_agent, request_id, outcome }).toStrictEqual({
      actor: { type: 'user', uuid: actor.uuid },
      client_id: 'bench-client',
      ip_address: '127.0.0.1',
      user_agent: 'Test/1',
      request_id: hook.requestId,
      outcome: 'success',
    });
    const text = JSON.stringify(facts);
    assert.ok(!text.includes(secret) && !text.includes('private-path'));
  });

  it('records nothing where nothing was changed', async () => {
    const { uuid: endpoint } = await bench.webhook(acme);
    const rule = await bench.rule(acme, endpoint);
    const before = (await audited()).length;
    await send('PUT', `/notification-rules/${rule}`, { name: 'Rule' });
    await send('PUT', `/notification-endpoints/${endpoint}`, {});
    await bench.call('DELETE', `${acme.path}/notification-endpoints/${endpoint}`, acme);
    await bench.call('PUT', `${acme.path}/notification-rules/${rule}`, { token: acme.token, body: { events: [] } });
    expect((await audited()).length).toBe(before);
  });
});
