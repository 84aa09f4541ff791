import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { startService } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { notifications } from '../service.js';
import { notificationsBench } from '../testing/notifications-bench.test-helper.js';
import { messageIn, telegramBench, webhookPath } from '../testing/telegram-bench.test-helper.js';
import { fakeBot, fakeTelegram, fakeWebhookSecret } from '../testing/telegram-fake.test-helper.js';

describe('a service without a bot', () => {
  it('offers no Telegram, refuses a destination with the reason, and accepts no update', async () => {
    const bench = await notificationsBench();
    try {
      const acme = await bench.organization();
      const types = await bench.call('GET', '/api/v1/notification-channel-types', acme);
      expect(types.body.data.some(({ type }: { type: string }) => type === 'telegram')).toBeFalsy();
      const { status, body } = await bench.call('POST', `${acme.path}/notification-endpoints`, {
        token: acme.token,
        body: { type: 'telegram' },
      });
      expect([status, body.errors]).toStrictEqual([
        422,
        { type: ['is not available, as this platform has no Telegram bot'] },
      ]);
      const update = { body: { update_id: 1 }, headers: { 'x-telegram-bot-api-secret-token': fakeWebhookSecret } };
      expect((await bench.call('POST', webhookPath, update)).status).toBe(404);
    } finally {
      await bench.close();
    }
  });
});

describe('a bot', () => {
  for (const [mode, missing] of [
    ['webhook', 'TELEGRAM_WEBHOOK_SECRET'],
    ['webhook', 'TELEGRAM_BOT_TOKEN'],
    ['polling', 'TELEGRAM_BOT_USERNAME'],
  ] as const) {
    it(`by ${mode} does not start without ${missing}`, async () => {
      const settings = { ...fakeTelegram(mode)('http://127.0.0.1:1'), [missing]: undefined };
      await expect(notificationsBench(settings)).rejects.toThrow(new RegExp(`TELEGRAM_MODE=${mode} needs ${missing}$`));
    });
  }

  it('by polling removes the webhook, connects, acknowledges updates, and has no open webhook', async () => {
    const bench = await telegramBench('polling');
    try {
      const acme = await bench.organization();
      const chat = bench.chat('private');
      const { uuid, command } = await bench.destination(acme);
      const broken = { update_id: 1, message: { chat } };
      const update = messageIn(chat, command);
      bench.fake.updates.push(broken, update);
      await eventually(async () => expect((await bench.view(acme, uuid)).status).toBe('active'));
      await eventually(() => expect(bench.fake.updates).toStrictEqual([]));
      expect(bench.fake.called('deleteWebhook').length).toBe(1);
      expect(bench.fake.called('getUpdates').at(-1)!['offset']).toBe(update.update_id + 1);
      expect((await bench.update(update)).status).toBe(404);
    } finally {
      await bench.close();
    }
  });

  it('is polled by one process of many, and by another one when that ends', async () => {
    const bench = await telegramBench('polling');
    try {
      const second = await startService(notifications, bench.env);
      try {
        const holders = () =>
          bench.query<{ pid: number }>(
            `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1
               AND (classid::bigint << 32 | objid::bigint) = hashtextextended('telegram-polling', 0)
               AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
          );
        const [first] = await eventually(async () => {
          const found = await holders();
          expect(found.length).toBe(1);
          return found;
        });
        await bench.query('SELECT pg_terminate_backend($1)', [first!.pid]);
        await eventually(async () => {
          const found = await holders();
          expect(found.length).toBe(1);
          expect(found[0]!.pid).not.toBe(first!.pid);
        });
        const acme = await bench.organization();
        const chat = bench.chat('private');
        const { uuid, command } = await bench.destination(acme);
        bench.fake.updates.push(messageIn(chat, command));
        await eventually(async () => expect((await bench.view(acme, uuid)).status).toBe('active'));
        assert.equal(bench.fake.overlaps, 0, 'Telegram would have answered 409');
      } finally {
        await second.close();
      }
    } finally {
      await bench.close();
    }
  });

  it('never shows its token: neither in answers nor in the delivery log', async () => {
    const bench = await telegramBench();
    try {
      const acme = await bench.organization();
      await bench.connected(acme, bench.chat());
      bench.receiver.script({ status: 404, body: 'Not Found' });
      await bench.delivery(acme, await bench.dispatched(acme), 'success');
      const kept = [
        await bench.query('SELECT * FROM delivery_attempt'),
        await bench.query('SELECT * FROM delivery'),
        await bench.outbox(),
      ];
      expect(JSON.stringify(kept).includes(fakeBot.token.slice(5))).toBeFalsy();
    } finally {
      await bench.close();
    }
  });
});
