import { Module } from '@nestjs/common';
import { deliveryProviders } from '@platform/delivery';
import { Mailer, MailOutbox } from '@platform/service-kit';
import { Audited } from './audit/audited.js';
import { ChannelTypesController } from './channels/channel-types.controller.js';
import { Channels } from './channels/channels.js';
import { DiscordChannel } from './channels/discord.channel.js';
import { EmailChannel } from './channels/email.channel.js';
import { GoogleChatChannel } from './channels/google-chat.channel.js';
import { RecipientRetention } from './channels/recipient-retention.js';
import { Recipients } from './channels/recipients.js';
import { SlackChannel } from './channels/slack.channel.js';
import { TeamsChannel } from './channels/teams.channel.js';
import { TelegramChannel } from './channels/telegram.channel.js';
import { WebhookChannel } from './channels/webhook.channel.js';
import { NotificationsConfig } from './config.js';
import { DeliveriesController } from './deliveries/deliveries.controller.js';
import { DeliveriesService } from './deliveries/deliveries.service.js';
import { NotificationSender } from './deliveries/notification-sender.js';
import { Digests } from './digests/digests.service.js';
import { Backlog } from './dispatch/backlog.js';
import { DispatchRate } from './dispatch/dispatch-rate.js';
import { DispatchSignatureStrategy } from './dispatch/dispatch-signature.strategy.js';
import { DispatchController } from './dispatch/dispatch.controller.js';
import { DispatchService } from './dispatch/dispatch.service.js';
import { EventRetention } from './dispatch/event-retention.js';
import { EventWriter } from './dispatch/event-writer.js';
import { Addresses } from './endpoints/addresses.js';
import { OwnerNotices } from './endpoints/owner-notices.js';
import { EndpointSecrets } from './endpoints/endpoint-secrets.js';
import { EndpointUrls } from './endpoints/endpoint-urls.js';
import { EndpointTestsService } from './endpoints/endpoint-tests.service.js';
import { EndpointsController } from './endpoints/endpoints.controller.js';
import { EndpointsService } from './endpoints/endpoints.service.js';
import { MemberMails } from './endpoints/member-mails.js';
import { TestLimit } from './endpoints/test-limit.js';
import { MembershipsConsumer } from './memberships/memberships.consumer.js';
import { PeopleConsumer } from './people/people.consumer.js';
import { RoutingTestController } from './routing/routing-test.controller.js';
import { RoutingTestService } from './routing/routing-test.service.js';
import { RoutingService } from './routing/routing.service.js';
import { RoutingTables } from './routing/routing-tables.js';
import { RulesController } from './rules/rules.controller.js';
import { RulesService } from './rules/rules.service.js';
import { SaasServicesController } from './saas-services/saas-services.controller.js';
import { SaasServices } from './saas-services/saas-services.service.js';
import { ConfirmationsService } from './subscriptions/confirmations.service.js';
import { SubscriptionsController } from './subscriptions/subscriptions.controller.js';
import { UnsubscribingService } from './subscriptions/unsubscribing.service.js';
import { TeamsConsumer } from './teams/teams.consumer.js';
import { ChatMembership } from './telegram/chat-membership.js';
import { ConnectCommand } from './telegram/connect-command.js';
import { RegenerateTokenController } from './telegram/regenerate-token.controller.js';
import { SeenUpdates } from './telegram/seen-updates.js';
import { TelegramBot } from './telegram/telegram-bot.js';
import { TelegramConnections } from './telegram/telegram-connections.js';
import { TelegramPolling } from './telegram/telegram-polling.js';
import { TelegramSecretStrategy } from './telegram/telegram-secret.strategy.js';
import { TelegramUpdates } from './telegram/telegram-updates.js';
import { TelegramWebhook } from './telegram/telegram-webhook.js';
import { TelegramWebhookController } from './telegram/telegram-webhook.controller.js';

@Module({
  controllers: [
    DispatchController,
    EndpointsController,
    RulesController,
    DeliveriesController,
    RoutingTestController,
    ChannelTypesController,
    SaasServicesController,
    RegenerateTokenController,
    TelegramWebhookController,
    SubscriptionsController,
  ],
  providers: [
    MembershipsConsumer,
    TeamsConsumer,
    Audited,
    SaasServices,
    EndpointSecrets,
    EndpointUrls,
    EndpointsService,
    EndpointTestsService,
    MemberMails,
    TestLimit,
    OwnerNotices,
    Addresses,
    ConfirmationsService,
    UnsubscribingService,
    PeopleConsumer,
    RecipientRetention,
    RulesService,
    RoutingService,
    RoutingTables,
    Digests,
    EventWriter,
    EventRetention,
    Backlog,
    DispatchRate,
    DispatchSignatureStrategy,
    RoutingTestService,
    DispatchService,
    DeliveriesService,
    Mailer,
    MailOutbox,
    Recipients,
    WebhookChannel,
    EmailChannel,
    SlackChannel,
    DiscordChannel,
    GoogleChatChannel,
    TeamsChannel,
    TelegramBot,
    TelegramConnections,
    ChatMembership,
    TelegramChannel,
    SeenUpdates,
    ConnectCommand,
    TelegramUpdates,
    TelegramWebhook,
    TelegramSecretStrategy,
    TelegramPolling,
    Channels,
    ...deliveryProviders({ config: NotificationsConfig, sender: NotificationSender, disabledStatus: 'skipped' }),
  ],
})
export class AppModule {}
