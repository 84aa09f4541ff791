import { Module } from '@nestjs/common';
import { eventsFor } from '@platform/contracts';
import { configuration, OnEvent, Outbox, startService } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { created } from './webhooks-bench.test-helper.js';

/**
 * The organizations service as far as its outbox and relay go. `run`: publishes what is committed. `emit`: also commits
 * an event. `die`: commits an event and is killed before it is published. The event is `organization.created`, of the
 * organization and the owner in the environment.
 */
class Config extends configuration({}) {}

class Hears {
  @OnEvent(...eventsFor('organizations'))
  async hear(): Promise<void> {}
}

@Module({ providers: [Hears] })
class AppModule {}

const mode = process.argv[2];
const { app } = await startService(
  { name: 'organizations', title: 'Producer', config: Config, module: AppModule, entities: [], migrations: [] },
  { ...process.env, ROLE: mode === 'die' ? 'api' : 'all' },
);
if (mode !== 'run') {
  const organization = { uuid: process.env['ORGANIZATION_UUID']!, name: 'Acme', slug: 'acme' };
  await app
    .get(DataSource)
    .transaction((tx) =>
      app.get(Outbox).add(tx, 'organization.created', created(organization, process.env['OWNER_UUID']!)),
    );
  if (mode === 'die') process.kill(process.pid, 'SIGKILL');
}
