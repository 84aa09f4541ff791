import type { ServiceDefinition } from '@platform/service-kit';
import type { LinksConfig } from './config.js';
import { definition } from './definition.js';
import { RedirectorModule } from './redirector.module.js';

/**
 * The public side of links' origin as a process of its own, so that visitors and callers of the API do not share a
 * queue. It imports nothing of the API: loaded code costs memory, and time at each collection of the heap.
 */
export const redirector: ServiceDefinition<LinksConfig> = {
  ...definition,
  title: 'Redirector',
  module: RedirectorModule,
  role: 'api',
  withoutRequestHooks: true,
  asksNobody: true,
  // Links that a process knows go on: taken out of service, all processes would answer nobody.
  servesWithoutPostgres: true,
};
