import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AccessTokenStrategy } from '../auth/access-token.strategy.js';
import { CallersGuard } from '../auth/called-by.js';
import { FirstUse } from '../auth/first-use.js';
import { InternalCallStrategy } from '../auth/internal-call.strategy.js';
import { ScopesGuard } from '../callers/scopes.guard.js';
import { StrategyGuard } from '../auth/strategy.guard.js';
import { TokenDirectory } from '../auth/token-directory.js';
import { PlatformConfig, type PlatformSettings } from '../settings/config.js';
import { showPlatformBrand } from '../settings/platform-brand.js';
import { createDataSource } from './database.js';
import { Acknowledgements } from '../events/acknowledgements.js';
import { Outbox } from '../events/outbox.js';
import { OutboxState } from '../events/outbox-state.js';
import { EventPurge } from '../events/purge.js';
import { ReadYourWrites } from '../events/read-your-writes.js';
import { ProblemFilter } from '../http/problem.filter.js';
import { ChangeInterceptor } from '../changes/change.interceptor.js';
import { validationPipe } from '../http/validation.js';
import { IdempotencyKeys } from '../changes/idempotency-keys.js';
import { Idempotency } from '../changes/idempotency.js';
import { InternalCalls } from '../auth/internal-calls.js';
import { MailConfig } from '../mail/mailer.js';
import { Management } from '../operations/management.js';
import { Periodic } from '../service/periodic.js';
import { PostgresListener } from '../postgres/postgres-listener.js';
import { RedisConnections } from '../redis/redis.js';
import { Sealing } from '../sealing/sealing.js';
import { SERVICE, type ServiceDefinition } from '../service/service.js';
import { Workers } from '../service/workers.js';

const parts = [
  RedisConnections,
  PostgresListener,
  Workers,
  Periodic,
  Sealing,
  InternalCalls,
  FirstUse,
  InternalCallStrategy,
  Outbox,
  Acknowledgements,
  EventPurge,
  OutboxState,
  ReadYourWrites,
  IdempotencyKeys,
  Idempotency,
  ChangeInterceptor,
  TokenDirectory,
  AccessTokenStrategy,
  Management,
];

/** What every service is made of, around its own module. */
@Module({})
export class KitModule {
  /** `beside`: what only some processes of the service have. */
  static for<C extends PlatformSettings>(
    service: ServiceDefinition<C>,
    config: C,
    beside: DynamicModule[] = [],
  ): DynamicModule {
    showPlatformBrand(config);
    return {
      module: KitModule,
      global: true,
      imports: [DiscoveryModule, ...beside, service.module],
      providers: [
        { provide: SERVICE, useValue: service },
        ...[service.config, PlatformConfig, MailConfig].map((provide) => ({ provide, useValue: config })),
        { provide: DataSource, useFactory: () => createDataSource(service, config) },
        ...parts,
        // In this order.
        ...[StrategyGuard, ScopesGuard, CallersGuard].map((useClass) => ({ provide: APP_GUARD, useClass })),
        { provide: APP_PIPE, useFactory: validationPipe },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [SERVICE, service.config, PlatformConfig, MailConfig, DataSource, ...parts],
    };
  }
}
