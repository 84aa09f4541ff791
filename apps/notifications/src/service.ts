import { lackedPermission, notificationSchema, rulesInTheWay } from '@platform/contracts';
import { Delivery, DeliveryAttempt, DeliveryDestination, deliveryMigrations } from '@platform/delivery';
import type { ServiceDefinition } from '@platform/service-kit';
import { AppModule } from './app.module.js';
import { NotificationRecipient } from './channels/notification-recipient.entity.js';
import { NotificationsConfig } from './config.js';
import { limitAddresses } from './dispatch/address-limit.js';
import { NotificationEvent } from './dispatch/notification-event.entity.js';
import { NotificationAddress } from './endpoints/notification-address.entity.js';
import { NotificationEndpoint } from './endpoints/notification-endpoint.entity.js';
import { MembershipCopy } from './memberships/membership-copy.entity.js';
import { OrganizationCopy } from './memberships/organization-copy.entity.js';
import { RoleCopy } from './memberships/role-copy.entity.js';
import { sealedOfEndpoints } from './endpoints/endpoint-secrets.js';
import { sealedOfServices } from './saas-services/saas-services.service.js';
import { sealedUnsubscribeToken } from './subscriptions/unsubscribing.service.js';
import { NotificationsSchema1764000000001 } from './migrations/1764000000001-notifications-schema.js';
import { NotificationRule } from './rules/notification-rule.entity.js';
import { SaasService } from './saas-services/saas-service.entity.js';
import { takeForms } from './subscriptions/page-answers.js';
import { TeamCopy } from './teams/team-copy.entity.js';
import { TelegramConnection } from './telegram/telegram-connection.entity.js';
import { longestUpdateBytes, telegramWebhookPath } from './telegram/telegram-webhook.controller.js';

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
      if (route.url === telegramWebhookPath) route.bodyLimit = longestUpdateBytes;
    });
  },
  sealed: [...sealedOfServices, ...sealedOfEndpoints, sealedUnsubscribeToken],
};
