import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { Controller, Param, Post } from '@nestjs/common';
import { eventsFor } from '@platform/contracts';
import { eventually, serviceBench, type ServiceBench } from '@platform/testing';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Public } from '../callers/caller.js';
import { OnEvent } from '../events/on-event.js';
import { log } from '../telemetry/logger.js';
import { rowsOf } from '../postgres/run-sql.js';
import { sql } from '../postgres/sql.js';
import { testService } from '../testing/service.test-helper.js';
import { startService } from '../start/start.js';
import { Answer } from './answer.js';

/** The second statement of a transaction, in each way to run one. */
const ways: Record<string, (tx: EntityManager) => Promise<unknown>> = {
  runner: (tx) => tx.queryRunner!.query('SELECT 1'),
  manager: (tx) => tx.query('SELECT 1'),
  savepoint: (tx) => tx.transaction((inner) => inner.query('SELECT 1')),
  prepared: (tx) => rowsOf(tx, sql`SELECT 1`.prepared('one')),
  commit: () => Promise.resolve(),
};

let terminate: (pid: number) => Promise<unknown>;

@Controller('broken')
class BrokenController {
  constructor(private readonly dataSource: DataSource) {}

  @Post(':way')
  @Public()
  @Answer(200, z.object({}))
  async work(@Param('way') way: string) {
    await this.dataSource.transaction(async (tx) => {
      const [backend] = await tx.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
      await terminate(backend!.pid);
      await eventually(() => assert.ok(tx.queryRunner!.isReleased));
      await ways[way]!(tx);
    });
    return {};
  }
}

class Listener {
  @OnEvent(...eventsFor('organizations'))
  async ignore(): Promise<void> {}
}

const refuse = (state: string) => `DO $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '${state}'; END $$`;

@Controller('refused')
class RefusedController {
  constructor(private readonly dataSource: DataSource) {}

  @Post(':state')
  @Public()
  @Answer(200, z.object({}))
  async work(@Param('state') state: string) {
    await this.dataSource.query(refuse(state));
    return {};
  }
}

describe('a transaction that Postgres ends', () => {
  let bench: ServiceBench;
  beforeAll(async () => {
    const service = testService({ controllers: [BrokenController, RefusedController], providers: [Listener] });
    bench = await serviceBench('organizations', (env) => startService(service, env));
    terminate = (pid) => bench.query('SELECT pg_terminate_backend($1)', [pid]);
  });
  afterAll(() => bench.close());

  it.each(['53100', '53200', '53400'])('is 503 with Retry-After where Postgres has no resources: %s', async (state) => {
    jest.spyOn(log, 'error').mockImplementation(() => undefined);
    const { status, headers, body } = await bench.call('POST', `/refused/${state}`);
    expect([status, body.error, headers.get('retry-after')]).toStrictEqual([503, 'unavailable', '1']);
  });

  for (const way of Object.keys(ways)) {
    it(`is 503 with Retry-After, and logged with its stack: ${way}`, async () => {
      const errors = jest.spyOn(log, 'error').mockImplementation(() => undefined).mock;
      const { status, headers, body } = await bench.call('POST', `/broken/${way}`);
      expect([status, body.error, headers.get('retry-after')]).toStrictEqual([503, 'unavailable', '1']);
      const logged = errors.calls.map(([facts]) => (facts as { err: Error }).err.stack);
      expect([logged.length, typeof logged[0]]).toStrictEqual([1, 'string']);
    });
  }
});
