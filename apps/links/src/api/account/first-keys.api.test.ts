import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { PlatformConfig, reseal, startService, type RunningService } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { links } from '../../service.js';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';
import { FirstKeys } from './first-keys.js';

describe('sealed first API keys under a new encryption key', () => {
  let bench: LinksBench;
  let app: RunningService['app'];
  beforeAll(async () => {
    bench = await linksBench({}, async (env) => {
      const service = await startService(links, env);
      app = service.app;
      return service;
    });
  });
  afterAll(() => bench.close());

  it('are sealed anew, keep their values, and no longer need the old key', async () => {
    const { id } = await bench.account();
    const fresh = { id: 'fresh', key: randomBytes(32) };
    const known = app.get(PlatformConfig).ENCRYPTION_KEYS;
    const run = async (...keys: (typeof fresh)[]) => {
      const { columns } = await reseal(app.get(DataSource), { ENCRYPTION_KEYS: keys }, links.sealed!);
      return columns.flatMap(({ table, resealed, left }) => (table === 'first_key' ? [resealed, left] : []));
    };
    expect(await run(fresh, ...known)).toStrictEqual([1, 0]);
    expect(await run(fresh)).toStrictEqual([0, 0]);
    expect(await run(...known, fresh)).toStrictEqual([1, 0]);
    expect(await app.get(FirstKeys).show(id)).toMatch(/^lk_/);
  });
});
