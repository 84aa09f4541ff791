import { expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { eventsFor } from '@platform/contracts';
import { eventually, serviceBench } from '@platform/testing';
import { z } from 'zod';
import { Public } from '../callers/caller.js';
import { configuration } from '../settings/config.js';
import { OnEvent } from '../events/on-event.js';
import { Answer } from '../http/answer.js';
import { RedisConnections } from '../redis/redis.js';
import { startService } from './start.js';

const begun = Promise.withResolvers<void>();
const goOn = Promise.withResolvers<void>();

@Controller('slow')
class SlowController {
  constructor(private readonly redis: RedisConnections) {}

  @Get()
  @Public()
  @Answer(200, z.object({ redis: z.string() }))
  async slow() {
    begun.resolve();
    await goOn.promise;
    return { redis: await this.redis.commands().ping() };
  }
}

class Listener {
  @OnEvent(...eventsFor('organizations'))
  async ignore(): Promise<void> {}
}

@Module({ controllers: [SlowController], providers: [Listener] })
class AppModule {}
class Config extends configuration({}) {}

it('a request in progress during a shutdown still has Redis, and is answered', async () => {
  const bench = await serviceBench('organizations', (env) =>
    startService(
      { name: 'organizations', title: 'Test', config: Config, module: AppModule, entities: [], migrations: [] },
      env,
    ),
  );
  const answer = bench.call('GET', '/slow');
  await begun.promise;
  const closed = bench.service.close();
  await eventually(() => expect(bench.call('GET', '/closed-yet')).rejects.toBeDefined());
  goOn.resolve();
  const { status, body } = await answer;
  expect([status, body]).toStrictEqual([200, { redis: 'PONG' }]);
  await closed;
  await bench.close();
});
