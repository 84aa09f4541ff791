import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { serviceBench, type ServiceBench } from '@platform/testing';
import { DataSource } from 'typeorm';
import type { SealedColumn } from './resealing.js';
import { Sealing } from './sealing.js';
import { testService } from '../testing/service.test-helper.js';
import { startService, type RunningService } from '../start/start.js';

const columns: SealedColumn[] = [
  { table: 'thing', column: 'sealed', by: ['id'], purpose: ({ id }) => `thing ${id}` },
  { table: 'outgoing', column: 'sealed', by: [], purpose: 'passing' },
];
const anotherKey = () => randomBytes(32).toString('base64');

describe('a service with sealed secrets', () => {
  let bench: ServiceBench;
  beforeAll(async () => {
    bench = await serviceBench('organizations', (env) => startService(testService({}), env));
    const { app } = bench.service as RunningService;
    await app.get(DataSource).query(`CREATE TABLE thing (id int PRIMARY KEY, sealed text)`);
    const sealed = [1, 2].map((id) => app.get(Sealing).seal('secret', `thing ${id}`));
    // The third was sealed for another row.
    await bench.query(`INSERT INTO thing VALUES (0, NULL), (1, $1), (2, $2), (3, $1)`, sealed);
  });
  afterAll(() => bench.close());

  const startWith = async (keys: string) => {
    const env = { ...bench.env, ROLE: 'api', ENCRYPTION_KEYS: keys };
    await (await startService(testService({}, { sealed: columns }), env)).close();
  };

  it('does not start with a key that differs from its id', async () => {
    await expect(startWith(`test:${anotherKey()}`)).rejects.toMatchObject({
      message: 'ENCRYPTION_KEYS: key test is not the one that sealed this',
    });
    await expect(startWith(`new:${anotherKey()},test:${anotherKey()}`)).rejects.toThrow(/key test is not the one/);
  });

  it('starts with the right key, also behind a new one, and when a single value is damaged', async () => {
    const { ENCRYPTION_KEYS: right } = bench.env as Record<string, string>;
    await startWith(right!);
    await startWith(`new:${anotherKey()},${right}`);
  });

  it('starts when the only value of a key does not open, and when valid ones stand behind damaged ones', async () => {
    const { ENCRYPTION_KEYS: right } = bench.env as Record<string, string>;
    const values = await bench.query<{ id: number; sealed: string }>(`SELECT * FROM thing ORDER BY id`);
    const good = values[1]!.sealed;
    await bench.query(`DELETE FROM thing WHERE id <> 1`);
    await startWith(`test:${anotherKey()}`);
    await bench.query(`DELETE FROM thing`);
    await bench.query(`INSERT INTO thing SELECT id, $1 FROM generate_series(100, 130) AS id`, [
      `${good.slice(0, -8)}AAAAAAAA`,
    ]);
    await bench.query(`INSERT INTO thing SELECT id, $1 || id FROM generate_series(131, 160) AS id`, [good]);
    await expect(startWith(right!)).rejects.toThrow(/key test is not the one/);
    await bench.query(`INSERT INTO thing VALUES (1, $1)`, [good]);
    await startWith(right!);
  });
});
