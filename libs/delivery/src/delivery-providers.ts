import type { Provider, Type } from '@nestjs/common';
import { dayMs } from '@platform/contracts';
import { createEgress, Egress } from '@platform/egress';
import { Periodic, PlatformConfig, PostgresListener, Workers } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { DeliveryConfig } from './delivery-config.js';
import { DeliveryDestinations } from './queue/delivery-destinations.js';
import { DeliveryEngine } from './engine/delivery-engine.js';
import { DeliveryQueue } from './queue/delivery-queue.js';
import { DeliveryRetention } from './retention/delivery-retention.js';
import { DeliverySender } from './sending/delivery-sender.js';
import type { EngineSettings } from './engine/engine-settings.js';

/** What a service says about itself to deliver. */
export interface DeliveryProvidersOptions extends Partial<Pick<EngineSettings, 'disabledStatus'>> {
  /** The service's configuration, made with `deliverySettings`. */
  config: Type<DeliveryConfig>;
  sender: Type<DeliverySender>;
}

/**
 * Providers of Egress, DeliveryQueue, DeliveryDestinations and DeliveryEngine, for the module of a service. The engine joins the workers of the
 * process: it runs in the roles `worker` and `all`.
 */
export function deliveryProviders({ config, sender, ...options }: DeliveryProvidersOptions): Provider[] {
  return [
    { provide: DeliveryConfig, useExisting: config },
    { provide: DeliverySender, useClass: sender },
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
    {
      provide: DeliveryEngine,
      inject: [DataSource, PlatformConfig, DeliveryConfig, PostgresListener, Workers, DeliverySender],
      useFactory: (
        dataSource: DataSource,
        platform: PlatformConfig,
        settings: DeliveryConfig,
        listener: PostgresListener,
        workers: Workers,
        send: DeliverySender,
      ) => {
        const retryDelaysMs = settings.DELIVERY_RETRY_SCHEDULE;
        const engine = new DeliveryEngine(dataSource, platform.DATABASE_URL, listener, send, {
          retryDelaysMs,
          ...options,
        });
        workers.add(engine);
        return engine;
      },
    },
  ];
}

function makeEgress({ EGRESS_ALLOW_CIDRS, EGRESS_PROXY_URL, EGRESS_HTTPS_ONLY }: DeliveryConfig): Egress {
  return createEgress({
    allowCidrs: EGRESS_ALLOW_CIDRS,
    proxyUrl: EGRESS_PROXY_URL,
    httpsOnly: EGRESS_HTTPS_ONLY,
  });
}
