import { Module, type ModuleMetadata } from '@nestjs/common';
import { eventsFor } from '@platform/contracts';
import { configuration } from '../settings/config.js';
import { OnEvent } from '../events/on-event.js';
import type { ServiceDefinition } from '../service/service.js';

class Config extends configuration({}) {}

/** Consumes every event of the service, as each must, and does nothing. */
class Listener {
  @OnEvent(...eventsFor('organizations'))
  async ignore(): Promise<void> {}
}

/** A service with the parts that a test gives it. Imported by tests only. */
export function testService(
  { controllers = [], providers = [Listener] }: ModuleMetadata,
  more: Partial<ServiceDefinition<Config>> = {},
): ServiceDefinition<Config> {
  @Module({ controllers, providers })
  class AppModule {}
  return {
    name: 'organizations',
    title: 'Test',
    config: Config,
    module: AppModule,
    entities: [],
    migrations: [],
    ...more,
  };
}
