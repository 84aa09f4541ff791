import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { dayMs } from '@platform/contracts';
import { PastDeliveries } from './past-deliveries.service.js';
import { webhooksBench, type WebhooksBench } from '../testing/webhooks-bench.test-helper.js';

describe('deliveries of the past that the operator records', () => {
  let bench: WebhooksBench;
  beforeAll(async () => (bench = await webhooksBench()));
  afterAll(() => bench.close());

  it('are in the log of the client once, with their attempts, and are not sent', async () => {
    const client = await bench.client({ owner_uuid: randomUUID() });
    const created_at = new Date(Date.now() - 5 * dayMs);
    const send = (status_code: number, error_code: string | null) => {
      return { started_at: created_at, duration_ms: 80, status_code, error_code, error_message: error_code };
    };
    const event = { event: 'member.added', organization_uuid: null, body: { member: 'Ada' }, created_at };
    const given = [
      { ...event, id: randomUUID(), attempts: [send(500, 'http_500'), send(200, null)] },
      { ...event, id: randomUUID(), attempts: [send(500, 'http_500')] },
    ];
    const past = bench.app.get(PastDeliveries, { strict: false });
    await past.record(client.client_id, given);
    await past.record(client.client_id, given);
    const token = await bench.token({ user_uuid: null, client_id: client.client_id, scopes: [] });
    const { body } = await bench.call('GET', '/api/v1/webhook-deliveries', { token });
    const shown = body.data.map((row: Record<string, unknown>) => [row['status'], row['attempts_made']]);
    expect(shown.sort()).toStrictEqual([
      ['failed', 1],
      ['success', 2],
    ]);
    const good = body.data.find(({ status }: { status: string }) => status === 'success');
    expect(Math.abs(Date.parse(good.created_at) - created_at.getTime())).toBeLessThan(1_000);
    const { body: one } = await bench.call('GET', `/api/v1/webhook-deliveries/${good.uuid}`, { token });
    expect(one.data.payload).toMatchObject({ event: 'member.added', member: 'Ada' });
    expect(one.data.attempts.map(({ outcome }: { outcome: string }) => outcome)).toStrictEqual(['failure', 'success']);
    expect(client.receiver.requests).toStrictEqual([]);
  });

  it('are refused for a client that is not there', async () => {
    const past = bench.app.get(PastDeliveries, { strict: false });
    await expect(past.record('nobody', [])).rejects.toMatchObject({ code: 'not_found' });
  });
});
