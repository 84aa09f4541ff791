import { lackedPermission, notificationSchema, rulesInTheWay } from '@platform/contracts';
import { Delivery, DeliveryAttempt, DeliveryDestination, deliveryMigrations } from '@platform/delivery';
import type { ServiceDefinition } from '@platform/service-kit';
import { AppModule } from './app.module.js';
import { NotificationRecipient } from './channels/index.js';
import { limitAddresses } from './dispatch/index.js';
import { NotificationEvent } from './events/index.js';
import { NotificationAddress, NotificationEndpoint, sealedOfEndpoints } from './endpoint-store/index.js';
import { MembershipCopy, OrganizationCopy, RoleCopy } from './memberships/index.js';
import { SaasService, sealedOfServices } from './saas-services/index.js';
import { sealedUnsubscribeToken, takeForms } from './subscriptions/index.js';
import { NotificationRule } from './rules/index.js';
import { TeamCopy } from './teams/index.js';
import { maxUpdateBytes, TelegramConnection, telegramWebhookPath } from './telegram/index.js';
import { NotificationsConfig } from './config.js';
import { NotificationsSchema1764000000001 } from './migrations/1764000000001-notifications-schema.js';

export const notifications: ServiceDefinition<NotificationsConfig> = {
  name: 'notifications',
  title: 'Notifications',
  config: NotificationsConfig,
  module: AppModule,
  entities: [
    OrganizationCopy,
    MembershipCopy,
    RoleCopy,
    TeamCopy,
    SaasService,
    NotificationEndpoint,
    NotificationAddress,
    NotificationRule,
    NotificationEvent,
    NotificationRecipient,
    TelegramConnection,
    Delivery,
    DeliveryAttempt,
    DeliveryDestination,
  ],
  migrations: [...deliveryMigrations, NotificationsSchema1764000000001],
  tags: {
    Dispatch: 'The signed call by which your services tell of an event.',
    Destinations: 'Chats, mail addresses and webhooks of an organization that get notifications.',
    Rules: 'Which events go to which destinations.',
    'Notification deliveries': 'The log of what was sent to destinations.',
    Telegram: 'What Telegram calls.',
  },
  examples: new URL('../examples.json', import.meta.url),
  webhooks: {
    notification: {
      summary: 'What a destination of type `webhook` gets: an event, or a digest of several',
      body: notificationSchema,
      headers: {
        'X-Platform-Event': 'As `event` of the body, with `%` and all that is not ASCII percent-encoded',
        'X-Platform-Delivery': 'As `id` of the body',
        'X-Platform-Timestamp': 'Unix seconds of this try',
        'X-Platform-Signature-256': 'sha256=<hex HMAC of timestamp.body>; only where the destination has a secret',
        'webhook-id': 'As X-Platform-Delivery (Standard Webhooks, as are the next two)',
        'webhook-timestamp': 'As X-Platform-Timestamp',
        'webhook-signature': 'v1,<base64 HMAC of id.timestamp.body>; only where the destination has a secret',
      },
    },
  },
  errorFields: { permission: lackedPermission, rules: rulesInTheWay },
  patchIsPut: true,
  bodyLimitBytes: 64 * 1024,
  prepare: (fastify, config) => {
    limitAddresses(fastify, config);
    takeForms(fastify);
    fastify.addHook('onRoute', (route) => {
      if (route.url === telegramWebhookPath) route.bodyLimit = maxUpdateBytes;
    });
  },
  sealed: [...sealedOfServices, ...sealedOfEndpoints, sealedUnsubscribeToken],
};
