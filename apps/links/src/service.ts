import type { ServiceDefinition } from '@platform/service-kit';
import { sealedFirstKey } from './api/account/index.js';
import { refuseWithSuccess } from './errors/index.js';
import { ApiKeyStrategy } from './api/callers/index.js';
import { readCsvBodies } from './api/transfer/index.js';
import { AppModule } from './app.module.js';
import type { LinksConfig } from './config.js';
import { definition } from './definition.js';

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
