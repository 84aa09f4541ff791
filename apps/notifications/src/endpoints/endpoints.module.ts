import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { ChannelsModule } from '../channels/index.js';
import { EndpointStoreModule } from '../endpoint-store/index.js';
import { RulesModule } from '../rules/index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { TelegramModule } from '../telegram/index.js';
import { Addresses } from './addresses.js';
import { EndpointTestsService } from './endpoint-tests.service.js';
import { EndpointUrls } from './endpoint-urls.js';
import { EndpointsController } from './endpoints.controller.js';
import { EndpointsService } from './endpoints.service.js';
import { MemberMails } from './member-mails.js';
import { TestLimit } from './test-limit.js';

@Module({
  imports: [AuditModule, EndpointStoreModule, RulesModule, SubscriptionsModule, TelegramModule, ChannelsModule],
  controllers: [EndpointsController],
  providers: [EndpointsService, EndpointTestsService, EndpointUrls, Addresses, TestLimit, MemberMails],
})
export class EndpointsModule {}
