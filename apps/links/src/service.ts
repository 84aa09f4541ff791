import type { ServiceDefinition } from '@platform/service-kit';
import { sealedFirstKey } from './api/account/first-keys.js';
import { AppModule } from './app.module.js';
import type { LinksConfig } from './config.js';
import { definition } from './definition.js';
import { refuseWithSuccess } from './errors/legacy-status.js';
import { ApiKeyStrategy } from './api/callers/api-key.strategy.js';
import { readCsvBodies } from './api/transfer/csv/csv-body.js';

export const links: ServiceDefinition<LinksConfig> = {
  ...definition,
  title: 'Link management',
  module: AppModule,
  prepare: (fastify, config) => {
    readCsvBodies(fastify);
    if (config.LINKS_LEGACY_STATUS) refuseWithSuccess(fastify);
  },
  strategy: ApiKeyStrategy,
  sealed: [sealedFirstKey],
};
