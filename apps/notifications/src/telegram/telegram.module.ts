import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { NoticesModule } from '../notices/index.js';
import { ChatMembership } from './chat-membership.js';
import { ConnectCommand } from './connect-command.js';
import { RegenerateTokenController } from './regenerate-token.controller.js';
import { SeenUpdates } from './seen-updates.js';
import { TelegramBot } from './telegram-bot.js';
import { TelegramConnections } from './telegram-connections.js';
import { TelegramPolling } from './telegram-polling.js';
import { TelegramSecretStrategy } from './telegram-secret.strategy.js';
import { TelegramUpdates } from './telegram-updates.js';
import { TelegramWebhook } from './telegram-webhook.js';
import { TelegramWebhookController } from './telegram-webhook.controller.js';

@Module({
  imports: [AuditModule, NoticesModule],
  controllers: [RegenerateTokenController, TelegramWebhookController],
  providers: [
    TelegramBot,
    TelegramConnections,
    ChatMembership,
    SeenUpdates,
    ConnectCommand,
    TelegramUpdates,
    TelegramWebhook,
    TelegramSecretStrategy,
    TelegramPolling,
  ],
  exports: [TelegramBot, TelegramConnections, ChatMembership],
})
export class TelegramModule {}
