import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '../access/index.js';
import { Client } from '../copies/index.js';
import { FanOutModule } from '../fan-out/index.js';
import { NoticesModule } from '../notices/index.js';
import { DeliveriesController } from './deliveries.controller.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliverySummary } from './delivery-summary.service.js';
import { PastDeliveries } from './past-deliveries.service.js';
import { TestDeliveriesService } from './test-deliveries.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Client]), NoticesModule, FanOutModule, AccessModule],
  controllers: [DeliveriesController],
  providers: [DeliveriesService, DeliverySummary, TestDeliveriesService, PastDeliveries],
  exports: [PastDeliveries],
})
export class DeliveriesModule {}
