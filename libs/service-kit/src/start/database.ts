import { DataSource } from 'typeorm';
import type { PlatformSettings } from '../settings/config.js';
import { CarryTraces1795690000000 } from '../events/traces.migration.js';
import { CreateEvents1700000000000 } from '../events/events.migration.js';
import { CreateIdempotencyKeys1700000000001 } from '../changes/idempotency.migration.js';
import { CreateOutgoingMail1700000000002 } from '../mail/mail.migration.js';
import { postgresConnection } from '../postgres/postgres-connection.js';
import type { AnyService } from '../service/service.js';

/**
 * The data source of a service: its own schema, reached through the search path of its role; nothing is synchronized.
 */
export function createDataSource(service: AnyService, config: PlatformSettings): DataSource {
  return new DataSource({
    type: 'postgres',
    url: config.DATABASE_URL,
    schema: service.name,
    entities: service.entities,
    migrations: [
      CreateEvents1700000000000,
      CreateIdempotencyKeys1700000000001,
      CreateOutgoingMail1700000000002,
      CarryTraces1795690000000,
      ...service.migrations,
    ],
    migrationsTableName: 'migrations',
    synchronize: false,
    poolSize: config.DATABASE_POOL,
    applicationName: service.name,
    // A role without its search path (an operator's mistake, a test) would otherwise write elsewhere.
    extra: { ...postgresConnection(config.DATABASE_URL, { search_path: service.name }), idleTimeoutMillis: 30_000 },
  });
}
