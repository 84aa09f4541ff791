import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import type { ChannelType } from '@platform/contracts';
import { fakeTelegram } from '../testing/telegram-fake.test-helper.js';
import { chatAddresses } from '../testing/provider-fakes.test-helper.js';
import { notificationsBench, type NotificationsBench } from '../testing/notifications-bench.test-helper.js';

describe('the stand-in for chat providers', () => {
  let bench: NotificationsBench;
  beforeAll(async () => {
    bench = await notificationsBench({}, (url) => ({
      ...fakeTelegram('webhook')(url),
      CHAT_STAND_IN_URL: `${url}/`,
      TELEGRAM_LINK_ROOT: `${url}/telegram/`,
    }));
  });
  afterAll(() => bench.close());

  it('is offered by every type with an address, accepts a destination, and real ones stay possible', async () => {
    const organization = await bench.organization();
    const { path, token } = organization;
    const make = (type: string, webhook_url: string) =>
      bench.call('POST', `${path}/notification-endpoints`, { token, body: { type, webhook_url } });
    const types = (await bench.call('GET', '/api/v1/notification-channel-types', organization)).body
      .data as ChannelType[];
    for (const { type, fields, trial_url } of types) {
      const url = fields.find(({ key }) => key === 'webhook_url');
      assert.equal(trial_url !== null, url !== undefined, type);
      if (!url || !trial_url) continue;
      expect(trial_url.startsWith(`${bench.receiver.url}/`)).toBe(true);
      expect(trial_url).toMatch(new RegExp(url.pattern!, 'v'));
      const made = await make(type, trial_url);
      assert.equal(made.status, 201, JSON.stringify(made.body));
      const test = `${path}/notification-endpoints/${made.body.data.uuid}/test`;
      await bench.call('POST', test, { token, body: {} });
      expect(bench.receiver.requests.at(-1)!.path).toContain(new URL(trial_url).pathname);
    }
    for (const [type, webhook_url] of Object.entries(chatAddresses)) {
      expect((await make(type, webhook_url)).status).toBe(201);
      expect((await make(type, `${bench.receiver.url}/elsewhere`)).status).toBe(422);
    }
  });

  it('is the target of the links to the bot', async () => {
    const { path, token } = await bench.organization();
    const made = await bench.call('POST', `${path}/notification-endpoints`, { token, body: { type: 'telegram' } });
    const { connect_token, deep_link, group_link } = made.body.data;
    const at = `${bench.receiver.url}/telegram/acme_alerts_bot`;
    expect([deep_link, group_link]).toStrictEqual([
      `${at}?start=${connect_token}`,
      `${at}?startgroup=${connect_token}`,
    ]);
  });
});

describe('a service without a stand-in', () => {
  it('offers no trial address for any type', async () => {
    const bench = await notificationsBench();
    try {
      const { body } = await bench.call('GET', '/api/v1/notification-channel-types', await bench.organization());
      for (const { type, trial_url } of body.data as ChannelType[]) assert.equal(trial_url, null, type);
    } finally {
      await bench.close();
    }
  });
});
