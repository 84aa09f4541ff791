export { ChatMembership, botRemoved } from './chat-membership.js';
export { TelegramBot } from './telegram-bot.js';
export { botBucket, chatBucketKey } from './telegram-buckets.js';
export { TelegramConnection } from './telegram-connection.entity.js';
export { TelegramConnections, pendingConnection } from './telegram-connections.js';
export { TelegramHttpError } from './telegram-error.js';
export { maxUpdateBytes, telegramWebhookPath } from './telegram-webhook.controller.js';
export { TelegramModule } from './telegram.module.js';
