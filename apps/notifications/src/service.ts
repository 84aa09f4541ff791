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
import { CreateCopies1763600000000 } from './migrations/1763600000000-create-copies.js';
import { CreateRouting1763600000001 } from './migrations/1763600000001-create-routing.js';
import { CreateEvents1763600000002 } from './migrations/1763600000002-create-events.js';
import { FollowRolesAndTeams1763707500000 } from './migrations/1763707500000-follow-roles-and-teams.js';
import { CreateTelegram1763710000000 } from './migrations/1763710000000-create-telegram.js';
import { GiveRulesQuietTimes1763711000000 } from './migrations/1763711000000-give-rules-quiet-times.js';
import { WriteDispatchesAtOnce1763711000001 } from './migrations/1763711000001-write-dispatches-at-once.js';
import { FindOldEventsById1763711000002 } from './migrations/1763711000002-find-old-events-by-id.js';
import { AskAddresses1763712000000 } from './migrations/1763712000000-ask-addresses.js';
import { LeaveServicesUnlocked1763740001000 } from './migrations/1763740001000-leave-services-unlocked.js';
import { CountTelegramTriesBySender1763740001001 } from './migrations/1763740001001-count-telegram-tries-by-sender.js';
import { RememberLanguages1763750001000 } from './migrations/1763750001000-remember-languages.js';
import { FilterTheLogInItsIndex1763770000000 } from './migrations/1763770000000-filter-the-log-in-its-index.js';
import { DropReplacedLogIndex1763770000001 } from './migrations/1763770000001-drop-replaced-log-index.js';
import { RememberAddresses1763780000000 } from './migrations/1763780000000-remember-addresses.js';
import { NameRulesWithoutAddresses1763780000001 } from './migrations/1763780000001-name-rules-without-addresses.js';
import { FindWhoseAnAddressIs1763780000002 } from './migrations/1763780000002-find-whose-an-address-is.js';
import { DropReplacedAddressIndex1763780000003 } from './migrations/1763780000003-drop-replaced-address-index.js';
import { CountUnknownAddresses1763790000000 } from './migrations/1763790000000-count-unknown-addresses.js';
import { RememberSeveritiesOfRepeats1763790000001 } from './migrations/1763790000001-remember-severities-of-repeats.js';
import { KnowWhoDemandsSecondFactors1763810000000 } from './migrations/1763810000000-know-who-demands-second-factors.js';
import { FindWhatIsRareInTheLog1763820000000 } from './migrations/1763820000000-find-what-is-rare-in-the-log.js';

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
  migrations: [
    ...deliveryMigrations,
    CreateCopies1763600000000,
    CreateRouting1763600000001,
    CreateEvents1763600000002,
    FollowRolesAndTeams1763707500000,
    CreateTelegram1763710000000,
    AskAddresses1763712000000,
    GiveRulesQuietTimes1763711000000,
    WriteDispatchesAtOnce1763711000001,
    FindOldEventsById1763711000002,
    LeaveServicesUnlocked1763740001000,
    CountTelegramTriesBySender1763740001001,
    RememberLanguages1763750001000,
    FilterTheLogInItsIndex1763770000000,
    DropReplacedLogIndex1763770000001,
    RememberAddresses1763780000000,
    NameRulesWithoutAddresses1763780000001,
    FindWhoseAnAddressIs1763780000002,
    DropReplacedAddressIndex1763780000003,
    CountUnknownAddresses1763790000000,
    RememberSeveritiesOfRepeats1763790000001,
    KnowWhoDemandsSecondFactors1763810000000,
    FindWhatIsRareInTheLog1763820000000,
  ],
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
