import { Module } from '@nestjs/common';
import { DigestsModule } from '../digests/index.js';
import { EventsModule } from '../events/index.js';
import { RoutingService } from './routing.service.js';
import { RoutingTables } from './routing-tables.js';
import { RoutingTestController } from './routing-test.controller.js';
import { RoutingTestService } from './routing-test.service.js';

@Module({
  imports: [EventsModule, DigestsModule],
  controllers: [RoutingTestController],
  providers: [RoutingService, RoutingTables, RoutingTestService],
  exports: [RoutingService, RoutingTables],
})
export class RoutingModule {}
