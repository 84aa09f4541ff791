import { Module } from '@nestjs/common';
import { RoutingModule } from '../routing/index.js';
import { SaasServicesModule } from '../saas-services/index.js';
import { Backlog } from './backlog.js';
import { DispatchController } from './dispatch.controller.js';
import { DispatchRate } from './dispatch-rate.js';
import { DispatchService } from './dispatch.service.js';
import { DispatchSignatureStrategy } from './dispatch-signature.strategy.js';
import { EventWriter } from './event-writer.js';

@Module({
  imports: [SaasServicesModule, RoutingModule],
  controllers: [DispatchController],
  providers: [DispatchSignatureStrategy, DispatchRate, DispatchService, EventWriter, Backlog],
})
export class DispatchModule {}
