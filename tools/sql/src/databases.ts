import { join } from 'node:path';
import { createDataSource, migrate, type PlatformSettings, type ServiceDefinition } from '@platform/service-kit';
import { byTcp, freshDatabase } from '@platform/testing';
import { Describer } from './described.js';
import { root } from './repository.js';

/** Makes the schema of a service in a database of its own, by its migrations. */
export async function describerOf(service: string): Promise<{ describer: Describer; drop: () => Promise<void> }> {
  const file = join(root, 'apps', service, 'dist/service.js');
  const { [service]: definition } = (await import(file)) as Record<string, ServiceDefinition>;
  const database = await freshDatabase(`sql_${service}`);
  const settings = { DATABASE_URL: database.url, DATABASE_POOL: 2 } as PlatformSettings;
  const dataSource = await createDataSource(definition!, settings).initialize();
  await migrate(dataSource, definition!);
  await dataSource.destroy();
  const describer = await Describer.of(byTcp(database.url), service);
  return {
    describer,
    drop: async () => {
      await describer.close();
      await database.drop();
    },
  };
}
