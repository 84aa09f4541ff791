import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readingOf, sentStatements, type Reading } from '@platform/testing';
import { DataSource } from 'typeorm';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestPerson,
} from '../testing/organizations-bench.test-helper.js';

interface Page {
  data: { uuid: string }[];
  links: { next: string | null };
}

describe('a person in many organizations', () => {
  let bench: OrganizationsBench;
  let ada: TestPerson;
  beforeAll(async () => {
    bench = await organizationsBench();
    ada = await bench.person();
    await join(1, 1_000, ada.uuid);
    await join(1_001, 20_000, (await bench.person()).uuid);
    await bench.query(`ANALYZE organization, role, member`);
  });
  afterAll(() => bench.close());

  const join = (from: number, to: number, person: string) =>
    bench.query(
      `WITH made AS (
         INSERT INTO organization (uuid, name, slug) SELECT gen_random_uuid(), 'O', 's-' || n
           FROM generate_series($1::int, $2::int) n
         RETURNING uuid
       ), given AS (
         INSERT INTO role (organization_uuid, name, display_name, permissions)
           SELECT uuid, 'member', 'Member', '{view_members}' FROM made
         RETURNING organization_uuid, name
       )
       INSERT INTO member (organization_uuid, user_uuid, role) SELECT organization_uuid, $3, name FROM given`,
      [from, to, person],
    );
  async function read(query = '') {
    const { sent, result } = await sentStatements(bench.app.get(DataSource), /FROM member/, () =>
      bench.call('GET', `/api/v1/organizations${query}`, ada),
    );
    expect(result.status).toBe(200);
    const readings: Reading[] = [];
    for (const statement of sent) readings.push(await readingOf(bench, statement));
    return { body: result.body, readings };
  }

  it('reads a plain list of a thousand, and only rows of these organizations', async () => {
    const { body, readings } = await read();
    expect([Object.keys(body), body.data.length]).toStrictEqual([['data'], 1_000]);
    expect([body.data[0].permissions, body.data[0].members_count]).toStrictEqual([['view_members'], 1]);
    expect(readings.map(({ rows }) => rows)).toStrictEqual([{ member: 1_000, organization: 1_000, role: 1_000 }]);
  });

  it('reads pages when they are more, up to the last one', async () => {
    await join(20_001, 20_001, ada.uuid);
    const { body } = await read();
    expect([body.data.length, body.meta.total, body.meta.total_is_lower_bound]).toStrictEqual([100, 1_001, undefined]);
    const seen = new Set<string>();
    let next: string | null = '?per_page=100';
    while (next) {
      const { data, links }: Page = (await read(next)).body;
      for (const { uuid } of data) seen.add(uuid);
      next = links.next && new URL(links.next).search;
    }
    expect(seen.size).toBe(1_001);
  });
});
