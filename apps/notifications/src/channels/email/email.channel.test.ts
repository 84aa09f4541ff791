import { expect, it, jest } from '@jest/globals';
import type { ClaimedDelivery } from '@platform/delivery';
import type { Mailer } from '@platform/service-kit';
import type { NotificationsConfig } from '../../config.js';
import type { NotificationEndpoint } from '../../endpoint-store/notification-endpoint.entity.js';
import type { UnsubscribingService } from '../../subscriptions/unsubscribing.service.js';
import { EmailChannel } from './email.channel.js';
import type { Recipient, Recipients } from './recipients.js';

const notification = {
  id: '0199f3a1-7c4e-7b21-9d52-3f6a8c1e4b70',
  event: 'invoice.overdue',
  severity: 'info',
  title: 'Overdue',
  message: 'Text',
  url: null,
  metadata: {},
  service_code: null,
  organization: { uuid: '0199f3a1-7c4e-7b21-9d52-3f6a8c1e4b71', name: 'Acme', slug: 'acme' },
  rule: { uuid: '0199f3a1-7c4e-7b21-9d52-3f6a8c1e4b72', name: 'All' },
  rules: [],
  timestamp: '2026-11-20T21:42:07+00:00',
};
const delivery = { payload: JSON.stringify(notification) } as ClaimedDelivery;

/** Lets pending promises settle, then moves the clock. */
async function pass(ms: number): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  jest.advanceTimersByTime(ms);
}

it('a mail server that never answers uses up one attempt, however many recipients wait', async () => {
  jest.useFakeTimers({
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
    ],
  });
  const all: Recipient[] = Array.from({ length: 8 }, (_, n) => ({ email: `person-${n}@example.org`, language: 'en' }));
  const recipients = { find: () => Promise.resolve({ all, open: all }) } as unknown as Recipients;
  const mailer = { send: () => new Promise<void>(() => undefined) } as unknown as Mailer;
  const unsubscribing = { linkOf: () => Promise.resolve(undefined) } as unknown as UnsubscribingService;
  const config = { MAIL_FROM: 'no-reply@example.org' } as NotificationsConfig;
  const sending = new EmailChannel(recipients, mailer, unsubscribing, config).send(
    delivery,
    {} as NotificationEndpoint,
  );
  await pass(25_000);
  const { outcome, errorCode } = await sending;
  expect([outcome, errorCode]).toStrictEqual(['failure', 'smtp_deferred']);
});
