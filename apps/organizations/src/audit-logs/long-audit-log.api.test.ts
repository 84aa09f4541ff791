import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { readingOf, sentStatements, vacuum } from '@platform/testing';
import { DataSource } from 'typeorm';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
} from '../testing/organizations-bench.test-helper.js';

describe('an audit log of many entries', () => {
  let bench: OrganizationsBench;
  let acme: TestOrganization;
  let busy: TestOrganization;
  beforeAll(async () => {
    bench = await organizationsBench();
    [acme, busy] = [await bench.organization(), await bench.organization()];
    // The first entry is that of the organization itself.
    await bench.query(
      `INSERT INTO audit_entry (uuid, organization_uuid, event, actor_type, outcome, changes, metadata, actor_digest,
         created_at)
       SELECT gen_random_uuid(), $1, CASE WHEN number % 1000 = 1 THEN 'role.deleted' ELSE 'team.created' END,
         'system', 'success',
         '{}', '{}', '', now() - number * interval '1 second' FROM generate_series(1, 10149) AS number`,
      [acme.uuid],
    );
    // More entries, which are only counted, are in no chain. Those of others make reading the whole table slow.
    await bench.query(`ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_chain`);
    await bench.query(
      `INSERT INTO audit_entry
         (uuid, organization_uuid, event, actor_type, outcome, changes, metadata, actor_digest, created_at)
       SELECT gen_random_uuid(), CASE WHEN number <= 40000 THEN $1::uuid ELSE md5((number % 20)::text)::uuid END,
         'team.created', 'system', 'success', '{}', '{}', '', now() - number * interval '1 second'
       FROM generate_series(1, 100000) AS number`,
      [busy.uuid],
    );
    await bench.query(`ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_chain`);
    await vacuum(bench, 'audit_entry');
  });
  afterAll(() => bench.close());

  const read = async (query: string) => {
    const { status, body } = await bench.call('GET', `${acme.path}/audit-logs?${query}`, acme);
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const page = async (query: string) => {
    const { data, links, meta } = await read(query);
    const { total, total_is_lower_bound, last_page, current_page } = meta;
    return { total, total_is_lower_bound, last_page, current_page, rows: data.length, next: links.next !== null };
  };

  it('is counted up to a limit, says so, and can be read to its end', async () => {
    const long = { total: 10_001, total_is_lower_bound: true, last_page: 101, current_page: 1, rows: 100, next: true };
    expect(await page('per_page=100')).toStrictEqual(long);
    const further = { ...long, total: 10_101, last_page: 102, current_page: 101 };
    expect(await page('per_page=100&page=101')).toStrictEqual(further);
    const end = { ...long, total: 10_150, last_page: 102, current_page: 102, rows: 50, next: false };
    expect(await page('per_page=100&page=102')).toStrictEqual(end);
    const { links } = await read('per_page=100&page=101');
    expect(await page(new URL(links.next).search.slice(1))).toStrictEqual(end);
    expect(await page('per_page=100&page=500')).toStrictEqual({ ...long, current_page: 500, rows: 0, next: false });
  });

  it('gives the exact number of rare entries', async () => {
    const few = { total_is_lower_bound: undefined, last_page: 1, current_page: 1, next: false };
    for (const event of ['role.deleted', 'role.*'])
      assert.deepEqual(await page(`event=${event}`), { ...few, total: 11, rows: 11 }, event);
    expect(await page('event=domain.*')).toStrictEqual({ ...few, total: 0, rows: 0 });
  });

  it('is counted in an index, up to the limit', async () => {
    for (const query of ['', 'event=team.created', 'event=team.*', 'from=2020-01-01']) {
      const { sent } = await sentStatements(bench.app.get(DataSource), /count\(\*\)[\s\S]*audit_entry/, () =>
        bench.call('GET', `${busy.path}/audit-logs?${query}`, busy),
      );
      assert.equal(sent.length, 1);
      const { rows, indexes } = await readingOf(bench, sent[0]!);
      assert.match(indexes.join(), /^audit_entry_(newest|event)$/, query);
      assert.equal(rows['audit_entry'], 10_001, query);
    }
  });
});
