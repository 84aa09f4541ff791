import { Module } from '@nestjs/common';
import { AccessModule } from '../access/index.js';
import { NoticesModule } from '../notices/index.js';
import { WebhookEndpointController } from './webhook-endpoint.controller.js';
import { WebhookEndpointService } from './webhook-endpoint.service.js';

@Module({
  imports: [NoticesModule, AccessModule],
  controllers: [WebhookEndpointController],
  providers: [WebhookEndpointService],
})
export class EndpointModule {}
