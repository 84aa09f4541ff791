/**
 * A service as all are made, with one route that does nothing: what is left is the token, the rate limit and the kit
 * around them.
 */
import { Controller, Get, Injectable, Module } from '@nestjs/common';
import { eventsFor } from '@platform/contracts';
import { Answer, configuration, OnEvent, runService, Scopes } from '@platform/service-kit';
import { z } from 'zod';

class Config extends configuration({}) {}

@Controller('api/v1/nothing')
class NothingController {
  @Get()
  @Scopes('org:read')
  @Answer(200, z.object({ data: z.string() }))
  get() {
    return { data: 'nothing' };
  }
}

@Injectable()
class Listener {
  @OnEvent(...eventsFor('organizations'))
  async ignore(): Promise<void> {}
}

@Module({ controllers: [NothingController], providers: [Listener] })
class NothingModule {}

await runService({
  name: 'organizations',
  title: 'Token check',
  config: Config,
  module: NothingModule,
  entities: [],
  migrations: [],
});
