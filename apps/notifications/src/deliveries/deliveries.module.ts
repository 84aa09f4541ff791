import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationEndpoint } from '../endpoint-store/index.js';
import { OrganizationCopy } from '../memberships/index.js';
import { NotificationRule } from '../rules/index.js';
import { DeliveriesController } from './deliveries.controller.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliverySummary } from './delivery-summary.service.js';
import { PastDeliveries } from './past-deliveries.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([OrganizationCopy, NotificationEndpoint, NotificationRule])],
  controllers: [DeliveriesController],
  providers: [DeliveriesService, DeliverySummary, PastDeliveries],
  exports: [PastDeliveries],
})
export class DeliveriesModule {}
