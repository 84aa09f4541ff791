import type { ServiceDefinition } from '@platform/service-kit';
import { sealedFirstKey } from './accounts/first-keys.js';
import { AppModule } from './app.module.js';
import type { LinksConfig } from './config.js';
import { definition } from './definition.js';
import { ApiKeyGuard } from './keys/api-key.guard.js';
import { readCsvBodies } from './transfer/csv-body.js';

export const links: ServiceDefinition<LinksConfig> = {
  ...definition,
  title: 'Link management',
  module: AppModule,
  prepare: readCsvBodies,
  guard: ApiKeyGuard,
  sealed: [sealedFirstKey],
};
