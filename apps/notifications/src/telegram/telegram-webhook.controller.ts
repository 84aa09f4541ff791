import { Body, Controller, Injectable, Post, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { telegramUpdate } from '@platform/contracts';
import { Answer, Describe, hashToken, Problem, Public } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { NotificationsConfig } from '../config.js';
import { TelegramUpdates } from './telegram-updates.js';

/** Below the platform's public origin; told to Telegram by `TelegramWebhook`. */
export const telegramWebhookPath = '/api/v1/telegram/updates';
/** A message with the one it answers to, every character of both escaped. */
export const longestUpdateBytes = 256 * 1024;

/** The caller knows the secret that Telegram was told; 404 where the bot does not listen in this way. */
@Injectable()
export class TelegramSecretGuard implements CanActivate {
  constructor(private readonly config: NotificationsConfig) {}

  canActivate(context: ExecutionContext): boolean {
    const { TELEGRAM_MODE: mode, TELEGRAM_WEBHOOK_SECRET: secret } = this.config;
    if (mode !== 'webhook' || !secret) throw new Problem('not_found');
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const given = headers['x-telegram-bot-api-secret-token'];
    if (typeof given !== 'string' || !isSame(given, secret)) throw new Problem('invalid_signature');
    return true;
  }
}

/** Hashes are of one length, whatever was given: the comparison takes the same time. */
function isSame(given: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(secret)));
}

@Controller(telegramWebhookPath)
@Public()
@UseGuards(TelegramSecretGuard)
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
