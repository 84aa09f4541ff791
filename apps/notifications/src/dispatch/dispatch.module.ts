import { Module } from '@nestjs/common';
import { EventsModule } from '../events/index.js';
import { RoutingModule } from '../routing/index.js';
import { SaasServicesModule } from '../saas-services/index.js';
import { Backlog } from './backlog.js';
import { DispatchController } from './dispatch.controller.js';
import { DispatchRate } from './dispatch-rate.js';
import { DispatchService } from './dispatch.service.js';
import { DispatchSignatureStrategy } from './dispatch-signature.strategy.js';
import { DispatchSignatures } from './dispatch-signatures.js';

@Module({
  imports: [SaasServicesModule, EventsModule, RoutingModule],
  controllers: [DispatchController],
  providers: [DispatchSignatures, DispatchSignatureStrategy, DispatchRate, Backlog, DispatchService],
})
export class DispatchModule {}
