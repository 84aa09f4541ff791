import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closedToOtherOrigins, isReadable } from '@platform/testing';
import { notificationsBench } from './testing/notifications-bench.test-helper.js';

const document = new URL('../openapi.json', import.meta.url);

describe('pages of other origins', () => {
  let bench: Awaited<ReturnType<typeof notificationsBench>>;
  beforeAll(async () => {
    bench = await notificationsBench();
  });
  afterAll(() => bench.close());

  it('can call every route of the API except those for servers: dispatch and updates of Telegram', async () => {
    const closed = await closedToOtherOrigins(bench, document);
    expect(closed).toStrictEqual(['post /api/v1/notifications/dispatch', 'post /api/v1/telegram/updates']);
    const { path, token } = await bench.organization();
    const rules = await bench.call('GET', `${path}/notification-rules`, { token });
    expect([rules.status, isReadable(rules)]).toStrictEqual([200, true]);
    const unreadable = await bench.call('POST', `${path}/notification-rules`, { token, body: {} });
    expect([unreadable.status, isReadable(unreadable)]).toStrictEqual([422, true]);
  });
});
