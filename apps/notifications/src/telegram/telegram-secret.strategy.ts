import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hashToken, Problem, Strategy } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { NotificationsConfig } from '../config.js';

/** Telegram itself, which calls with what its users do. */
interface TelegramUser {
  kind: 'telegram';
}

declare module '@platform/service-kit' {
  interface Users {
    telegram: TelegramUser;
  }
}

const telegram: TelegramUser = { kind: 'telegram' };

/** The caller knows the secret that we gave to Telegram; 404 where the bot does not listen in this way. */
@Injectable()
export class TelegramSecretStrategy extends Strategy {
  constructor(private readonly config: NotificationsConfig) {
    super();
  }

  authenticate({ headers }: FastifyRequest): void {
    const { TELEGRAM_MODE: mode, TELEGRAM_WEBHOOK_SECRET: secret } = this.config;
    if (mode !== 'webhook' || !secret) return this.error(new Problem('not_found'));
    const given = headers['x-telegram-bot-api-secret-token'];
    if (typeof given === 'string' && isSame(given, secret)) this.success(telegram);
    else this.fail(new Problem('invalid_signature'));
  }
}

/** Hashes are of one length, whatever was given: the comparison takes the same time. */
function isSame(given: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(secret)));
}
