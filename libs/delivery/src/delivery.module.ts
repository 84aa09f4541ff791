import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { dayMs } from '@platform/contracts';
import { createEgress, Egress } from '@platform/egress';
import { Periodic } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { DeliveryConfig } from './delivery-config.js';
import { DeliveryDestinations } from './queue/delivery-destinations.js';
import { DeliveryQueue } from './queue/delivery-queue.js';
import { DeliveryRetention } from './retention/delivery-retention.js';

/** What the modules of a service need to make deliveries. What sends them stands above: `DeliveryEngineModule`. */
@Module({})
export class DeliveryModule {
  /**
   * For the root module of a service: all its modules get `Egress`, `DeliveryQueue`, `DeliveryDestinations` and
   * `DeliveryRetention`.
   *
   * @param options.config the configuration of the service, made with `deliverySettings`
   */
  static forRoot({ config }: { config: Type<DeliveryConfig> }): DynamicModule {
    return {
      module: DeliveryModule,
      global: true,
      providers: [
        { provide: DeliveryConfig, useExisting: config },
        { provide: Egress, inject: [DeliveryConfig], useFactory: makeEgress },
        DeliveryDestinations,
        {
          provide: DeliveryQueue,
          inject: [DataSource, DeliveryConfig],
          useFactory: (dataSource: DataSource, settings: DeliveryConfig) =>
            new DeliveryQueue(dataSource, settings.DELIVERY_RETRY_SCHEDULE.length),
        },
        {
          provide: DeliveryRetention,
          inject: [DataSource, DeliveryConfig, Periodic],
          useFactory: (dataSource: DataSource, settings: DeliveryConfig, periodic: Periodic) =>
            new DeliveryRetention(dataSource, settings.DELIVERY_RETENTION_DAYS * dayMs, periodic),
        },
      ],
      exports: [DeliveryConfig, Egress, DeliveryDestinations, DeliveryQueue, DeliveryRetention],
    };
  }
}

function makeEgress({ EGRESS_ALLOW_CIDRS, EGRESS_PROXY_URL, EGRESS_HTTPS_ONLY }: DeliveryConfig): Egress {
  return createEgress({
    allowCidrs: EGRESS_ALLOW_CIDRS,
    proxyUrl: EGRESS_PROXY_URL,
    httpsOnly: EGRESS_HTTPS_ONLY,
  });
}
