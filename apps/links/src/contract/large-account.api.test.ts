import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { startService } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { links } from '../service.js';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';
import { statementsOf } from '../testing/statements.test-helper.js';

describe('an account with 100,000 links', () => {
  let bench: LinksBench;
  let small: string;
  let large: string;
  let dataSource: DataSource;

  beforeAll(async () => {
    bench = await linksBench({}, async (env) => {
      const service = await startService(links, env);
      dataSource = service.app.get(DataSource);
      return service;
    });
    small = await seeded(3);
    large = await seeded(100_000);
  });
  afterAll(() => bench.close());

  async function seeded(count: number): Promise<string> {
    const { id, token } = await bench.account();
    await bench.query(
      `INSERT INTO link (account_id, alias, alias_key, url, title)
       SELECT $1::int, $1::int || '-' || n, $1::int || '-' || n, 'https://example.org/', 'Title ' || n
         FROM generate_series(1, $2::int) n`,
      [id, count],
    );
    return token;
  }

  const statements = (token: string, path: string) =>
    statementsOf(dataSource, async () => {
      const { status } = await bench.call('GET', path, { token });
      assert.equal(status, 200, path);
    });

  it('is listed and searched by as many statements as one with three', async () => {
    for (const path of ['/api/urls?limit=100', '/api/urls?limit=100&order=click', '/api/urls?limit=100&q=title']) {
      const base = await statements(small, path);
      assert.ok(base > 0 && base <= 5, `${path}: ${base}`);
      assert.equal(await statements(large, path), base, path);
    }
  });

  it('is counted in whole, and its last page can be read', async () => {
    const { data } = (await bench.call('GET', '/api/urls?limit=100&page=1000', { token: large })).body;
    expect([data.result, data.maxpage, data.urls.length]).toStrictEqual([100_000, 1_000, 100]);
  });
});
