import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { eventsFor, type EventPayload, type PlatformEvent } from '@platform/contracts';
import { eventually, serviceBench, type ServiceBench } from '@platform/testing';
import type { EntityManager, MigrationInterface, QueryRunner } from 'typeorm';
import { testService } from '../testing/service.test-helper.js';
import { startService } from '../start/start.js';
import { OnEvent } from './on-event.js';

class CreateSeen1 implements MigrationInterface {
  name = 'CreateSeen1763000000000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE seen (id uuid, name text)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE seen');
  }
}

const runs: string[][] = [];
let isHeldUp: Promise<void> | undefined;

@Injectable()
class Listener {
  @OnEvent(...eventsFor('organizations').filter((type) => type !== 'user.updated'))
  async ignore(): Promise<void> {}

  @OnEvent('user.updated', { batch: true })
  async save(events: readonly PlatformEvent<'user.updated'>[], tx: EntityManager): Promise<void> {
    runs.push(events.map(({ payload }) => payload.user.name));
    for (const { id, payload } of events) await tx.query('INSERT INTO seen VALUES ($1, $2)', [id, payload.user.name]);
    await isHeldUp;
    if (events.some(({ payload }) => payload.user.name === 'Poison')) throw new Error('cannot be applied');
  }
}

const service = testService({ providers: [Listener] }, { migrations: [CreateSeen1] });

const person = (name: string): EventPayload<'user.updated'> => ({
  user: { uuid: randomUUID(), name, surname: 'T', email: 'a@example.org', email_verified: true, language: null },
});

describe('events that are handled in one batch', () => {
  let bench: ServiceBench;
  beforeAll(async () => {
    bench = await serviceBench('organizations', (env) => startService(service, env));
  });
  afterAll(() => bench.close());

  /** Publishes while the first event is blocked, so that the others share a batch. */
  async function together(names: string[], ids = names.map(() => randomUUID())): Promise<Promise<string>[]> {
    runs.length = 0;
    let release = () => {};
    isHeldUp = new Promise((resolve) => (release = resolve));
    const first = bench.publish('user.updated', person('First'));
    await eventually(() => expect(runs.length).toBe(1));
    const published = names.map((name, n) => bench.publish('user.updated', person(name), { id: ids[n]! }));
    for (const each of published) each.catch(() => undefined);
    await eventually(async () =>
      expect(await bench.redis.llen('bull:inbox-organizations:active')).toBe(1 + names.length),
    );
    isHeldUp = undefined;
    release();
    await first;
    return published;
  }

  it('share one run and one transaction', async () => {
    const ids = await Promise.all(await together(['A', 'B', 'C']));
    expect(runs.map((names) => names.sort())).toStrictEqual([['First'], ['A', 'B', 'C']]);
    const rows = await bench.query('SELECT DISTINCT xmin FROM seen WHERE id = ANY ($1)', [ids]);
    expect(rows.length).toBe(1);
  });

  it('are applied once when the same one comes twice', async () => {
    const id = randomUUID();
    await Promise.all(await together(['Twice', 'Twice'], [id, id]));
    expect((await bench.query('SELECT FROM seen WHERE id = $1', [id])).length).toBe(1);
  });

  it('are all applied except an invalid one, which leaves no effect', async () => {
    const [ada, , bob] = await together(['Ada', 'Poison', 'Bob']);
    await Promise.all([ada, bob]);
    const rows = await bench.query<{ name: string }>(
      `SELECT name FROM seen WHERE name IN ('Ada', 'Poison', 'Bob') ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name)).toStrictEqual(['Ada', 'Bob']);
    expect(runs.some((names) => names.join() === 'Poison')).toBeTruthy();
  });
});
