import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { eventually, lockWaiters, serviceBench, type ServiceBench } from '@platform/testing';
import { DataSource } from 'typeorm';
import { type PlatformConfig } from '../settings/config.js';
import { reseal, type SealedColumn } from './resealing.js';
import { Sealing } from './sealing.js';
import { testService } from '../testing/service.test-helper.js';
import { startService, type RunningService } from '../start/start.js';

const column: SealedColumn = { table: 'thing', column: 'sealed', by: ['id'], purpose: ({ id }) => `thing ${id}` };
const key = (id: string) => ({ id, key: randomBytes(32) });
const [old, older, current] = [key('old'), key('older'), key('current')];
const sealingWith = (...keys: ReturnType<typeof key>[]) => new Sealing({ ENCRYPTION_KEYS: keys } as PlatformConfig);

describe('secrets reseal', () => {
  let bench: ServiceBench;
  let dataSource: DataSource;
  beforeAll(async () => {
    bench = await serviceBench('organizations', (env) => startService(testService({}), env));
    dataSource = (bench.service as RunningService).app.get(DataSource);
    await dataSource.query(`CREATE TABLE thing (id int PRIMARY KEY, sealed text)`);
  });
  beforeEach(() => bench.query(`TRUNCATE thing`));
  afterAll(() => bench.close());

  const keep = (id: number, sealed: string | null) => bench.query(`INSERT INTO thing VALUES ($1, $2)`, [id, sealed]);
  const sealedBy = (by: ReturnType<typeof key>, id: number) => sealingWith(by).seal(`secret ${id}`, `thing ${id}`);
  const run = async (...keys: ReturnType<typeof key>[]) => {
    const { columns, ...rest } = await reseal(dataSource, { ENCRYPTION_KEYS: keys }, [column]);
    return { ...rest, ...columns.find(({ table }) => table === 'thing')! };
  };

  it('seals all values under the first key, whichever sealed them before, so that the first is enough', async () => {
    for (let id = 0; id < 1_200; id++) await keep(id, id % 3 === 2 ? null : sealedBy(id % 3 ? older : old, id));
    const done = { current_key: 'current', left: 0, table: 'thing', column: 'sealed' };
    expect(await run(current, old, older)).toStrictEqual({ ...done, resealed: 800 });
    for (const { id, sealed } of await bench.query<{ id: number; sealed: string }>(
      `SELECT * FROM thing WHERE sealed IS NOT NULL`,
    )) {
      expect(sealingWith(current).open(sealed, `thing ${id}`)).toBe(`secret ${id}`);
    }
    expect(await run(current)).toStrictEqual({ ...done, resealed: 0 });
  });

  it('keeps and counts values that no configured key opens, or that were sealed for another row', async () => {
    await keep(1, sealedBy(older, 1));
    await keep(2, sealedBy(old, 3));
    await keep(4, sealedBy(old, 4));
    const { resealed, left } = await run(current, old);
    expect([resealed, left]).toStrictEqual([1, 2]);
  });

  it('keeps a value that changes meanwhile as it was written', async () => {
    await keep(1, sealedBy(old, 1));
    const written = sealedBy(current, 1);
    const opening = dataSource.createQueryRunner();
    await opening.startTransaction();
    await opening.query(`UPDATE thing SET sealed = $1 WHERE id = 1`, [written]);
    const running = run(current, old);
    // It has read the old value, and waits for the row.
    await eventually(async () => expect(await lockWaiters(bench, 'UPDATE "thing"')).toBe(1));
    await opening.commitTransaction();
    await opening.release();
    expect((await running).left).toBe(0);
    expect(await bench.query(`SELECT sealed FROM thing`)).toStrictEqual([{ sealed: written }]);
  });

  it('does nothing while the schema has a sealed column that is not declared', async () => {
    await expect(reseal(dataSource, { ENCRYPTION_KEYS: [current, old] }, [])).rejects.toThrow(
      /not declared as sealed: thing.sealed/,
    );
  });
});
