import { Delivery, DeliveryAttempt, DeliveryDestination, deliveryMigrations } from '@platform/delivery';
import type { ServiceDefinition } from '@platform/service-kit';
import { AppModule } from './app.module.js';
import { Client } from './clients/client.entity.js';
import { WebhooksConfig } from './config.js';
import { HeardEvent } from './fan-out/heard-event.entity.js';
import { OauthGrant } from './grants/oauth-grant.entity.js';
import { sealedOfClients } from './clients/webhook-secrets.js';
import { WebhooksSchema1764000000001 } from './migrations/1764000000001-webhooks-schema.js';
import { MemberChange } from './organizations/member-change.entity.js';
import { Organization } from './organizations/organization.entity.js';
import { Person } from './people/person.entity.js';
import { describedWebhooks } from './webhook-events/described-webhooks.js';

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
  webhooks: describedWebhooks,
};
