import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { closedToOtherOrigins, isReadable } from '@platform/testing';
import { notificationsBench } from './testing/notifications-bench.test-helper.js';

const document = new URL('../openapi.json', import.meta.url);

describe('pages of other origins', () => {
  let bench: Awaited<ReturnType<typeof notificationsBench>>;
  before(async () => {
    bench = await notificationsBench();
  });
  after(() => bench.close());

  it('reach every route of the API but those of servers: dispatch, and what Telegram tells', async () => {
    const closed = await closedToOtherOrigins(bench, document);
    assert.deepEqual(closed, ['post /api/v1/notifications/dispatch', 'post /api/v1/telegram/updates']);
    const { path, token } = await bench.organization();
    const rules = await bench.call('GET', `${path}/notification-rules`, { token });
    assert.deepEqual([rules.status, isReadable(rules)], [200, true]);
    const unreadable = await bench.call('POST', `${path}/notification-rules`, { token, body: {} });
    assert.deepEqual([unreadable.status, isReadable(unreadable)], [422, true]);
  });
});
