import { Injectable } from '@nestjs/common';
import { log, Workers, type Worker } from '@platform/service-kit';
import { NotificationsConfig } from '../config.js';
import { TelegramBot } from './telegram-bot.js';
import { telegramReason } from './telegram-error.js';
import { allowedUpdates } from './telegram-updates.js';
import { telegramWebhookPath } from './telegram-webhook.controller.js';

const tryAgainMs = 60_000;

/** Tells Telegram where to call, at every start; goes on trying while Telegram does not answer. */
@Injectable()
export class TelegramWebhook implements Worker {
  readonly name = 'telegram-webhook';
  private timer?: NodeJS.Timeout;
  private isStopped = false;

  constructor(
    private readonly config: NotificationsConfig,
    private readonly telegram: TelegramBot,
    workers: Workers,
  ) {
    if (config.TELEGRAM_MODE === 'webhook') workers.add(this);
  }

  start(): Promise<void> {
    void this.register();
    return Promise.resolve();
  }

  stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    return Promise.resolve();
  }

  private async register(): Promise<void> {
    const { AUTH_URL, TELEGRAM_WEBHOOK_SECRET } = this.config;
    try {
      await this.telegram.required.api.setWebhook(AUTH_URL + telegramWebhookPath, {
        secret_token: TELEGRAM_WEBHOOK_SECRET!,
        allowed_updates: allowedUpdates,
      });
      log.info('telegram: the webhook is set');
    } catch (err) {
      log.error({ reason: telegramReason(err) }, 'telegram: the webhook could not be set, will try again');
      if (!this.isStopped) this.timer = setTimeout(() => void this.register(), tryAgainMs).unref();
    }
  }
}
