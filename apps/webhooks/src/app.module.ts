import { Module } from '@nestjs/common';
import { deliveryProviders } from '@platform/delivery';
import { Mailer, MailOutbox } from '@platform/service-kit';
import { ClientsConsumer } from './clients/clients.consumer.js';
import { WebhookSecrets } from './clients/webhook-secrets.js';
import { WebhooksConfig } from './config.js';
import { DeliveriesController } from './deliveries/deliveries.controller.js';
import { DeliveriesService } from './deliveries/deliveries.service.js';
import { DeliveryVisibility } from './deliveries/delivery-visibility.js';
import { PersonScopesGuard } from './deliveries/person-scopes.guard.js';
import { WebhookSender } from './deliveries/webhook.sender.js';
import { WebhookTargets } from './deliveries/webhook-targets.js';
import { EndpointAudit } from './endpoint/endpoint-audit.js';
import { OwnerNotices } from './endpoint/owner-notices.js';
import { WebhookEndpointController } from './endpoint/webhook-endpoint.controller.js';
import { WebhookEndpointService } from './endpoint/webhook-endpoint.service.js';
import { FanOut } from './fan-out/fan-out.service.js';
import { FanOutRetention } from './fan-out/fan-out-retention.js';
import { Withdrawals } from './fan-out/withdrawals.service.js';
import { GrantsConsumer } from './grants/grants.consumer.js';
import { ClicksConsumer } from './links/clicks.consumer.js';
import { MembersConsumer } from './organizations/members.consumer.js';
import { InvitationsConsumer } from './organizations/invitations.consumer.js';
import { OrganizationsConsumer } from './organizations/organizations.consumer.js';
import { RolesConsumer } from './organizations/roles.consumer.js';
import { PeopleConsumer } from './people/people.consumer.js';
import { WebhookEventsController } from './webhook-events/webhook-events.controller.js';

@Module({
  controllers: [DeliveriesController, WebhookEndpointController, WebhookEventsController],
  providers: [
    ...deliveryProviders({ config: WebhooksConfig, sender: WebhookSender }),
    Mailer,
    MailOutbox,
    WebhookSecrets,
    WebhookTargets,
    OwnerNotices,
    EndpointAudit,
    WebhookEndpointService,
    FanOut,
    FanOutRetention,
    Withdrawals,
    ClientsConsumer,
    GrantsConsumer,
    OrganizationsConsumer,
    MembersConsumer,
    RolesConsumer,
    InvitationsConsumer,
    PeopleConsumer,
    ClicksConsumer,
    DeliveryVisibility,
    DeliveriesService,
    PersonScopesGuard,
  ],
})
export class AppModule {}
