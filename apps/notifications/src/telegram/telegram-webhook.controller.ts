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
@AuthenticateBy(TelegramSecretStrategy)
export class TelegramWebhookController {
  constructor(private readonly updates: TelegramUpdates) {}

  /** Called by Telegram. Anything but 200 makes it call again with the same `update_id`, which takes effect once. */
  @Post()
  @Describe({
    headers: { 'X-Telegram-Bot-Api-Secret-Token': 'TELEGRAM_WEBHOOK_SECRET' },
    errors: ['not_found', 'invalid_signature'],
  })
  @Answer(200)
  receive(@Body({ schema: telegramUpdate }) update: { update_id: number }) {
    return this.updates.handle(update);
  }
}
