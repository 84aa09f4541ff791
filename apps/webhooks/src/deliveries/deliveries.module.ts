import { Module } from '@nestjs/common';
import { AccessModule } from '../access/index.js';
import { FanOutModule } from '../fan-out/index.js';
import { NoticesModule } from '../notices/index.js';
import { DeliveriesController } from './deliveries.controller.js';
import { DeliveriesService } from './deliveries.service.js';
import { TestDeliveriesService } from './test-deliveries.service.js';

@Module({
  imports: [NoticesModule, FanOutModule, AccessModule],
  controllers: [DeliveriesController],
  providers: [DeliveriesService, TestDeliveriesService],
})
export class DeliveriesModule {}
