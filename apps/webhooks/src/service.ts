import { Delivery, DeliveryAttempt, DeliveryDestination, deliveryMigrations } from '@platform/delivery';
import type { ServiceDefinition } from '@platform/service-kit';
import { AppModule } from './app.module.js';
import { Client, MemberChange, OauthGrant, Organization, Person } from './copies/index.js';
import { HeardEvent } from './fan-out/index.js';
import { sealedOfClients } from './sending/index.js';
import { describedWebhooks } from './webhook-events/index.js';
import { WebhooksConfig } from './config.js';
import { WebhooksSchema1764000000001 } from './migrations/1764000000001-webhooks-schema.js';

export const webhooks: ServiceDefinition<WebhooksConfig> = {
  name: 'webhooks',
  title: 'Webhooks',
  config: WebhooksConfig,
  module: AppModule,
  entities: [
    Client,
    OauthGrant,
    Organization,
    MemberChange,
    HeardEvent,
    Person,
    Delivery,
    DeliveryAttempt,
    DeliveryDestination,
  ],
  migrations: [...deliveryMigrations, WebhooksSchema1764000000001],
  sealed: sealedOfClients,
  tags: {
    'Webhook events': 'What clients can hear by webhooks.',
    'Webhook deliveries': 'The log of what was sent to the webhook URL of a client.',
    'Webhook endpoint': 'How the webhook URL of a client is doing.',
  },
  examples: new URL('../examples.json', import.meta.url),
  webhooks: describedWebhooks,
};
