import { Module } from '@nestjs/common';
import { DeliveryEngineModule, DeliveryModule } from '@platform/delivery';
import { WebhooksConfig } from './config.js';
import { ConsumersModule } from './consumers/index.js';
import { DeliveriesModule } from './deliveries/index.js';
import { EndpointModule } from './endpoint/index.js';
import { SendingModule, WebhookSender } from './sending/index.js';
import { WebhookEventsModule } from './webhook-events/index.js';

@Module({
  imports: [
    DeliveryModule.forRoot({ config: WebhooksConfig }),
    DeliveriesModule,
    EndpointModule,
    WebhookEventsModule,
    ConsumersModule,
    DeliveryEngineModule.forSender(WebhookSender, { imports: [SendingModule] }),
  ],
})
export class AppModule {}
