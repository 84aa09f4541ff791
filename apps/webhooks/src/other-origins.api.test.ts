import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { closedToOtherOrigins, isReadable } from '@platform/testing';
import { webhooksBench, type WebhooksBench } from './testing/webhooks-bench.test-helper.js';

const document = new URL('../openapi.json', import.meta.url);

describe('pages of other origins', () => {
  let bench: WebhooksBench;
  beforeAll(async () => {
    bench = await webhooksBench();
  });
  afterAll(() => bench.close());

  it('can call every route of the API', async () => {
    expect(await closedToOtherOrigins(bench, document)).toStrictEqual([]);
    const token = await bench.token();
    const events = await bench.call('GET', '/api/v1/webhook-events', { token });
    expect([events.status, isReadable(events)]).toStrictEqual([200, true]);
    const unknown = await bench.call('GET', `/api/v1/webhook-deliveries/${randomUUID()}`, { token });
    expect([unknown.status, isReadable(unknown)]).toStrictEqual([404, true]);
  });
});
