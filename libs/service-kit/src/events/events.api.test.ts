import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Body, Controller, Injectable, Module, Post } from '@nestjs/common';
import { eventsFor, type EventPayload, type PlatformEvent } from '@platform/contracts';
import { signEvent } from '@platform/contracts/signed-event';
import { eventually, serviceBench, type ServiceBench } from '@platform/testing';
import { Queue } from 'bullmq';
import { DataSource, type EntityManager, type MigrationInterface, type QueryRunner } from 'typeorm';
import { z } from 'zod';
import { Public } from '../callers/caller.js';
import { Answer } from '../http/answer.js';
import { log } from '../telemetry/logger.js';
import { testService } from '../testing/service.test-helper.js';
import { startService } from '../start/start.js';
import { OnEvent } from './on-event.js';
import { Outbox } from './outbox.js';

class CreateSeen1 implements MigrationInterface {
  name = 'CreateSeen1763000000000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE seen (uuid uuid, name text)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE seen');
  }
}

@Injectable()
class Listener {
  failuresLeft = 0;

  @OnEvent(...eventsFor('organizations').filter((type) => type !== 'user.registered' && type !== 'user.updated'))
  async ignore(): Promise<void> {}

  @OnEvent('user.registered', 'user.updated')
  async save(event: PlatformEvent<'user.registered' | 'user.updated'>, tx: EntityManager): Promise<void> {
    await tx.query('INSERT INTO seen VALUES ($1, $2)', [event.payload.user.uuid, event.payload.user.name]);
    if (event.payload.user.name === 'Flaky' && this.failuresLeft-- > 0) throw new Error('not this time');
  }
}

const uuid = () => randomUUID();
const registered = (payload: object) => ({
  id: uuid(),
  type: 'user.registered',
  publisher: 'identity',
  version: 1,
  occurredAt: new Date().toISOString(),
  payload,
});
const organization = (): EventPayload<'organization.updated'> => ({
  organization: { uuid: uuid(), name: 'Acme', slug: 'acme', description: null, is_active: true },
  data: { name: 'Acme' },
});

@Controller('change')
class ChangeController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @Post()
  @Public()
  @Answer(200, z.object({ id: z.string() }))
  change(@Body({ schema: z.object({ fail: z.boolean() }) }) { fail }: { fail: boolean }) {
    return this.dataSource.transaction(async (tx) => {
      const id = await this.outbox.add(tx, 'organization.updated', organization());
      if (fail) throw new Error('rolled back');
      return { id };
    });
  }
}

const service = testService({ controllers: [ChangeController], providers: [Listener] }, { migrations: [CreateSeen1] });

const person = (name: string) => ({
  user: { uuid: uuid(), name, surname: 'T', email: 'a@example.org', email_verified: true, language: null },
});

describe('events between services', () => {
  let bench: ServiceBench;
  beforeAll(async () => {
    bench = await serviceBench('organizations', (env) => startService(service, env));
  });
  afterAll(() => bench.close());

  it('are not published for a change that was rolled back', async () => {
    expect((await bench.call('POST', '/change', { body: { fail: true } })).status).toBe(500);
    expect(await bench.outbox()).toStrictEqual([]);
  });

  it('are closed when every consumer has acknowledged them', async () => {
    const { body } = await bench.call('POST', '/change', { body: { fail: false } });
    await eventually(async () => {
      const rows = await bench.query('SELECT acknowledged_at FROM outbox_recipient WHERE event_id = $1', [body.id]);
      expect(rows.length).toBe(3);
      expect(rows.every((row) => row.acknowledged_at)).toBeTruthy();
    });
  });

  it('survive an invalid acknowledgement', async () => {
    for (const text of ['no json', '{}', '""']) await bench.redis.publish('acknowledged:organizations', text);
    const { body } = await bench.call('POST', '/change', { body: { fail: false } });
    await eventually(async () => {
      const rows = await bench.query('SELECT acknowledged_at FROM outbox_recipient WHERE event_id = $1', [body.id]);
      expect(rows.every((row) => row.acknowledged_at)).toBeTruthy();
    });
  });

  it('are applied once, however often they come', async () => {
    const payload = person('Once');
    const id = await bench.publish('user.registered', payload);
    await bench.publish('user.registered', payload, { id });
    await bench.publish('user.registered', payload, { id });
    expect((await bench.query('SELECT FROM seen WHERE uuid = $1', [payload.user.uuid])).length).toBe(1);
  });

  it('are ignored when they were written into the queue by hand', async () => {
    const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    const queue = new Queue('inbox-organizations', {
      connection: { url: bench.env['REDIS_URL']! },
      skipVersionCheck: true,
    });
    const [unsigned, forLinks, changed] = ['Unsigned', 'Elsewhere', 'Changed'].map(person);
    const key = bench.env['EVENT_KEY']!;
    const forged = [
      registered(unsigned!),
      signEvent(key, 'links', registered(forLinks!)),
      signEvent('f'.repeat(32), 'organizations', registered(changed!)),
      { ...signEvent(key, 'organizations', registered(person('Original'))), payload: changed },
    ];
    for (const data of forged) await queue.add('user.registered', data, { removeOnFail: true, attempts: 5 });
    await eventually(() => expect(logged.mock.calls.length).toBe(forged.length));
    await bench.publish('user.registered', person('True'));
    const uuids = [unsigned, forLinks, changed].map((payload) => payload!.user.uuid);
    expect(await bench.query('SELECT FROM seen WHERE uuid = ANY($1)', [uuids])).toStrictEqual([]);
    expect(logged.mock.calls.length).toBe(forged.length);
    await queue.close();
  });

  it('leave no partial effect of a failing handler, and are tried again', async () => {
    (bench.service as unknown as { app: { get(type: unknown): Listener } }).app.get(Listener).failuresLeft = 2;
    const payload = person('Flaky');
    const queue = new Queue('inbox-organizations', {
      connection: { url: bench.env['REDIS_URL']! },
      skipVersionCheck: true,
    });
    const data = signEvent(bench.env['EVENT_KEY']!, 'organizations', registered(payload));
    await queue.add(data.type, data, { attempts: 5, backoff: { type: 'fixed', delay: 10 } });
    await eventually(async () => {
      expect((await bench.query('SELECT FROM seen WHERE uuid = $1', [payload.user.uuid])).length).toBe(1);
    });
    await queue.close();
  });
});

describe('events without an acknowledgement', () => {
  async function lost(
    republishSeconds: string,
    lose: (bench: ServiceBench, queue: Queue) => Promise<unknown>,
  ): Promise<void> {
    const env = { OUTBOX_REPUBLISH_SECONDS: republishSeconds };
    const bench = await serviceBench('organizations', (all) => startService(service, all), env, {
      consumersListen: false,
    });
    const queue = new Queue('inbox-webhooks', { connection: { url: bench.env['REDIS_URL']! }, skipVersionCheck: true });
    try {
      const { body } = await bench.call('POST', '/change', { body: { fail: false } });
      await eventually(async () => assert.ok(await queue.getJob(body.id)));
      await lose(bench, queue);
      await eventually(async () => assert.ok(await queue.getJob(body.id)));
    } finally {
      await queue.close();
      await bench.close();
    }
  }

  it('are published again after a while', () => lost('1', (_bench, queue) => queue.obliterate({ force: true })));

  it('are published again at once when Redis was emptied', () => lost('3600', (bench) => bench.redis.flushdb()));
});

describe('the start of a service', () => {
  @Module({ providers: [Outbox] })
  class Deaf {}
  @Injectable()
  class Second extends Listener {}
  @Module({ providers: [Listener, Second] })
  class Twice {}

  for (const [title, module, reason] of [
    ['no handler', Deaf, /no handler for user\.registered, user\.updated/],
    ['two handlers', Twice, /two handlers for user\./],
  ] as const) {
    it(`fails when an event has ${title}`, async () => {
      await expect(serviceBench('organizations', (env) => startService({ ...service, module }, env))).rejects.toThrow(
        reason,
      );
    });
  }
});
