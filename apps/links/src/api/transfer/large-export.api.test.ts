import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { startService } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { links } from '../../service.js';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';
import { statementsOf } from '../../testing/statements.test-helper.js';
import { ExportService } from './export.service.js';

const linesOfPage = 5_000;
const most = 12_000;

describe('the CSV export of very many links', () => {
  let bench: LinksBench;
  let dataSource: DataSource;
  let exports: ExportService;

  beforeAll(async () => {
    bench = await linksBench({}, async (env) => {
      const service = await startService(links, env);
      dataSource = service.app.get(DataSource);
      exports = service.app.get(ExportService);
      return service;
    });
  });
  afterAll(() => bench.close());

  /** An account with so many links, each with two tags, a note and a branded domain. */
  async function seeded(count: number) {
    const account = await bench.account();
    await bench.query(
      `WITH host AS (INSERT INTO domain (account_id, host, scheme)
         VALUES ($1::int, 'host-' || $1::int || '.example', 'https') RETURNING id),
       made AS (INSERT INTO link (account_id, domain_id, alias, alias_key, url, title, note)
         SELECT $1::int, host.id, $1::int || '-' || n, $1::int || '-' || n,
           'https://example.org/', 'Title ' || n, 'Note'
         FROM host, generate_series(1, $2::int) n RETURNING id)
       INSERT INTO link_tag (link_id, account_id, tag) SELECT id, $1::int, tag FROM made, unnest(ARRAY['a', 'b']) tag`,
      [account.id, count],
    );
    return account;
  }

  async function exported(token: string) {
    let lines: string[] = [];
    const statements = await statementsOf(dataSource, async () => {
      const { status, body } = await bench.call('GET', '/api/urls/export', { token });
      expect(status).toBe(200);
      lines = (body as string).trim().split('\r\n').slice(1);
    });
    return { lines, statements };
  }

  it('runs one statement for each 5,000 links, whatever belongs to them, and has every link once', async () => {
    for (const [count, pages] of [
      [3, 1],
      [most, Math.ceil(most / linesOfPage)],
    ] as const) {
      const { token } = await seeded(count);
      const { lines, statements } = await exported(token);
      assert.equal(statements, pages, `${count} links`);
      expect(new Set(lines.map((each) => each.split(',')[0])).size).toBe(count);
      expect(lines.length).toBe(count);
    }
  });

  it('reads the next page only when the reader has taken most of the one before', async () => {
    const { id } = await seeded(most);
    let taken = 0;
    const held: number[] = [];
    const read = async () => {
      for await (const chunk of exports.export(id, { tag: '' })) {
        taken += String(chunk).split('\r\n').length - 1;
        // A slow reader: the export reads ahead all that it ever does.
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    let asked = 0;
    await statementsOf(dataSource, read, () => held.push(asked++ * linesOfPage - taken));
    assert.equal(taken, most + 1, 'with the names of the columns');
    expect(held.length).toBe(3);
    // Streams buffer some hundred lines.
    for (const lines of held) assert.ok(lines < linesOfPage / 2, `${held.join(', ')} lines held`);
  });

  it('stops reading when the reader disconnects', async () => {
    const { id } = await seeded(most);
    const statements = await statementsOf(dataSource, async () => {
      const csv = exports.export(id, { tag: '' });
      for await (const chunk of csv) {
        assert.ok(chunk);
        break;
      }
      expect(csv.destroyed).toBe(true);
    });
    expect(statements).toBe(1);
  });
});
