import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { closedToOtherOrigins, isReadable } from '@platform/testing';
import { webhooksBench, type WebhooksBench } from './testing/webhooks-bench.test-helper.js';

const document = new URL('../openapi.json', import.meta.url);

describe('pages of other origins', () => {
  let bench: WebhooksBench;
  before(async () => {
    bench = await webhooksBench();
  });
  after(() => bench.close());

  it('reach every route of the API', async () => {
    assert.deepEqual(await closedToOtherOrigins(bench, document), []);
    const token = await bench.token();
    const events = await bench.call('GET', '/api/v1/webhook-events', { token });
    assert.deepEqual([events.status, isReadable(events)], [200, true]);
    const unknown = await bench.call('GET', `/api/v1/webhook-deliveries/${randomUUID()}`, { token });
    assert.deepEqual([unknown.status, isReadable(unknown)], [404, true]);
  });
});
