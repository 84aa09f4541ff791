import { Body, Controller, Post } from '@nestjs/common';
import { telegramUpdate } from '@platform/contracts';
import { Answer, AuthenticateBy, Describe } from '@platform/service-kit';
import { TelegramSecretStrategy } from './telegram-secret.strategy.js';
import { TelegramUpdates } from './telegram-updates.js';

/** Below the platform's public origin; told to Telegram by `TelegramWebhook`. */
export const telegramWebhookPath = '/api/v1/telegram/updates';
/** A message with the one it answers to, every character of both escaped. */
export const maxUpdateBytes = 256 * 1024;

@Controller(telegramWebhookPath)
@Describe({ tag: 'Telegram' })
@AuthenticateBy(TelegramSecretStrategy)
export class TelegramWebhookController {
  constructor(private readonly updates: TelegramUpdates) {}

  /** Called by Telegram. Anything but 200 makes it call again with the same `update_id`, which takes effect once. */
  @Post()
  @Describe({
    summary: 'Take an update of Telegram',
    description:
      'Called by Telegram with what was said in chats to the bot. Anything but 200 makes it call again ' +
      'with the same `update_id`, which takes effect once.',
    headers: { 'X-Telegram-Bot-Api-Secret-Token': 'TELEGRAM_WEBHOOK_SECRET' },
    scheme: 'telegramSecret',
    errors: ['invalid_signature', 'not_found'],
  })
  @Answer(200)
  receive(@Body({ schema: telegramUpdate }) update: { update_id: number }) {
    return this.updates.handle(update);
  }
}
