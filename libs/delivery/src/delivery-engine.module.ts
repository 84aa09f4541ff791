import { Module, type DynamicModule, type ModuleMetadata, type Type } from '@nestjs/common';
import { PlatformConfig, PostgresListener, Workers } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { DeliveryConfig } from './delivery-config.js';
import { DeliveryEngine } from './engine/delivery-engine.js';
import type { EngineSettings } from './engine/engine-settings.js';
import { DeliverySender } from './sending/delivery-sender.js';

/** Who sends the deliveries of a service, and how the engine treats them. */
export interface SendingOptions extends Partial<Pick<EngineSettings, 'disabledStatus'>> {
  /** Modules of which one exports the sender. */
  imports: NonNullable<ModuleMetadata['imports']>;
}

/** What sends the deliveries of a service: the engine, a worker that runs in the roles `worker` and `all`. */
@Module({})
export class DeliveryEngineModule {
  /** For the root module of a service, beside `DeliveryModule.forRoot`. */
  static forSender(sender: Type<DeliverySender>, { imports, ...options }: SendingOptions): DynamicModule {
    return {
      module: DeliveryEngineModule,
      imports,
      providers: [
        { provide: DeliverySender, useExisting: sender },
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
      ],
    };
  }
}
