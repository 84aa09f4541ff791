import { Delivery, DeliveryAttempt, DeliveryDestination, deliveryMigrations } from '@platform/delivery';
import type { ServiceDefinition } from '@platform/service-kit';
import { AppModule } from './app.module.js';
import { Client, MemberChange, OauthGrant, Organization, Person } from './copies/index.js';
import { HeardEvent } from './fan-out/index.js';
import { sealedOfClients } from './sending/index.js';
import { describedWebhooks } from './webhook-events/index.js';
import { WebhooksConfig } from './config.js';
import { CreateWebhooks1763600000000 } from './migrations/1763600000000-create-webhooks.js';
import { KnowOwners1763708000001 } from './migrations/1763708000001-know-owners.js';
import { FindFailedByEvent1763760000000 } from './migrations/1763760000000-find-failed-by-event.js';
import { FindWhatRestsOnAPerson1763770000000 } from './migrations/1763770000000-find-what-rests-on-a-person.js';
import { FilterTheLogInItsIndex1763770000001 } from './migrations/1763770000001-filter-the-log-in-its-index.js';
import { DropReplacedLogIndex1763770000002 } from './migrations/1763770000002-drop-replaced-log-index.js';
import { ForgetDeletedClients1763780000000 } from './migrations/1763780000000-forget-deleted-clients.js';
import { CountAudiences1763820000000 } from './migrations/1763820000000-count-audiences.js';
import { FindChangesByVersion1763820000001 } from './migrations/1763820000001-find-changes-by-version.js';
import { CountKnownAudiences1763820000002 } from './migrations/1763820000002-count-known-audiences.js';
import { FindWhatIsRareInTheLog1763820000003 } from './migrations/1763820000003-find-what-is-rare-in-the-log.js';
import { FollowRoles1763708000000 } from './migrations/1763708000000-follow-roles.js';
import { KnowOrganizationsOfClients1763750000000 } from './migrations/1763750000000-know-organizations-of-clients.js';
import { RememberLanguages1763730000000 } from './migrations/1763730000000-remember-languages.js';
import { KnowWhoDemandsSecondFactors1763810000000 } from './migrations/1763810000000-know-who-demands-second-factors.js';

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
  migrations: [
    ...deliveryMigrations,
    CreateWebhooks1763600000000,
    FollowRoles1763708000000,
    KnowOwners1763708000001,
    RememberLanguages1763730000000,
    KnowOrganizationsOfClients1763750000000,
    FindFailedByEvent1763760000000,
    FindWhatRestsOnAPerson1763770000000,
    FilterTheLogInItsIndex1763770000001,
    DropReplacedLogIndex1763770000002,
    ForgetDeletedClients1763780000000,
    KnowWhoDemandsSecondFactors1763810000000,
    CountAudiences1763820000000,
    FindChangesByVersion1763820000001,
    CountKnownAudiences1763820000002,
    FindWhatIsRareInTheLog1763820000003,
  ],
  sealed: sealedOfClients,
  webhooks: describedWebhooks,
};
