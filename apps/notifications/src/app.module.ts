import { Module } from '@nestjs/common';
import { DeliveryEngineModule, DeliveryModule } from '@platform/delivery';
import { ChannelsModule } from './channels/index.js';
import { NotificationsConfig } from './config.js';
import { DeliveriesModule } from './deliveries/index.js';
import { DispatchModule } from './dispatch/index.js';
import { EndpointsModule } from './endpoints/index.js';
import { EventsModule } from './events/index.js';
import { MembershipsModule } from './memberships/index.js';
import { PeopleModule } from './people/index.js';
import { RoutingModule } from './routing/index.js';
import { RulesModule } from './rules/index.js';
import { SaasServicesModule } from './saas-services/index.js';
import { NotificationSender, SendingModule } from './sending/index.js';
import { SubscriptionsModule } from './subscriptions/index.js';
import { TeamsModule } from './teams/index.js';
import { TelegramModule } from './telegram/index.js';

@Module({
  imports: [
    DeliveryModule.forRoot({ config: NotificationsConfig }),
    MembershipsModule,
    TeamsModule,
    PeopleModule,
    SaasServicesModule,
    EventsModule,
    RulesModule,
    SubscriptionsModule,
    TelegramModule,
    ChannelsModule,
    RoutingModule,
    DispatchModule,
    EndpointsModule,
    DeliveriesModule,
    DeliveryEngineModule.forSender(NotificationSender, { imports: [SendingModule], disabledStatus: 'skipped' }),
  ],
})
export class AppModule {}
