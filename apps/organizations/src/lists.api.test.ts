import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { writeCursor } from '@platform/contracts';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
} from './testing/organizations-bench.test-helper.js';

interface List {
  path: (of: TestOrganization) => string;
  key: string;
  /** Adds so many rows, all created at the same moment in the past, or now. */
  add: (to: TestOrganization, count: number, at: 'once' | 'now') => Promise<unknown>;
  /** Deletes the row with this key, if `add` created it. */
  remove: (of: TestOrganization, key: string) => Promise<unknown>;
}

const moment = { once: `timestamptz '2026-01-01 00:00:00.123456Z'`, now: 'clock_timestamp()' };

describe('lists', () => {
  let bench: OrganizationsBench;
  beforeAll(async () => {
    bench = await organizationsBench();
  });
  afterAll(() => bench.close());

  const lists: Record<string, List> = {
    members: {
      path: ({ path }) => `${path}/members`,
      key: 'user_uuid',
      add: ({ uuid }, count, at) =>
        bench.query(
          `INSERT INTO member (organization_uuid, user_uuid, role, joined_at)
           SELECT $1, gen_random_uuid(), 'member', ${moment[at]} FROM generate_series(1, $2::int)`,
          [uuid, count],
        ),
      remove: ({ uuid }, key) =>
        bench.query(`DELETE FROM member WHERE organization_uuid = $1 AND user_uuid = $2 AND role <> 'owner'`, [
          uuid,
          key,
        ]),
    },
    invitations: {
      path: ({ path }) => `${path}/invitations`,
      key: 'uuid',
      add: ({ uuid, owner }, count, at) =>
        bench.query(
          `INSERT INTO invitation (uuid, organization_uuid, email, role, token_hash, invited_by_uuid,
             created_at, expires_at)
           SELECT gen_random_uuid(), $1, gen_random_uuid() || '@example.org', 'member', gen_random_uuid()::text, $2,
             ${moment[at]},
             now() + interval '1 day' FROM generate_series(1, $3::int)`,
          [uuid, owner.uuid, count],
        ),
      remove: (_, key) => bench.query(`DELETE FROM invitation WHERE uuid = $1`, [key]),
    },
    roles: {
      path: ({ path }) => `${path}/roles`,
      key: 'id',
      add: ({ uuid }, count) =>
        bench.query(
          `INSERT INTO role (organization_uuid, name, display_name, permissions)
           SELECT $1, 'r' || gen_random_uuid(), 'Role', '{}' FROM generate_series(1, $2::int)`,
          [uuid, count],
        ),
      remove: (_, key) => bench.query(`DELETE FROM role WHERE id = $1 AND NOT is_system`, [key]),
    },
    organizations: {
      path: () => '/api/v1/organizations',
      key: 'uuid',
      add: ({ owner }, count, at) =>
        bench.query(
          `WITH made AS (
             INSERT INTO organization (uuid, name, slug, created_at)
             SELECT gen_random_uuid(), 'Other', gen_random_uuid()::text, ${moment[at]} FROM generate_series(1, $2::int)
               RETURNING uuid
           ), given AS (
             INSERT INTO role (organization_uuid, name, display_name, permissions)
             SELECT uuid, 'member', 'Member', '{}' FROM made RETURNING organization_uuid, name
           )
           INSERT INTO member (organization_uuid, user_uuid, role) SELECT organization_uuid, $1, name FROM given`,
          [owner.uuid, count],
        ),
      remove: (_, key) =>
        bench.query(`UPDATE organization SET deleted_at = now() WHERE uuid = $1 AND name = 'Other'`, [key]),
    },
    'audit-logs': {
      path: ({ path }) => `${path}/audit-logs`,
      key: 'uuid',
      add: ({ uuid }, count, at) =>
        bench.query(
          `INSERT INTO audit_entry (uuid, organization_uuid, event, actor_type, outcome, changes,
             metadata, actor_digest, created_at)
           SELECT gen_random_uuid(), $1, 'team.created', 'system', 'success', '{}', '{}', '', ${moment[at]}
           FROM generate_series(1, $2::int)`,
          [uuid, count],
        ),
      // An entry never goes.
      remove: () => Promise.resolve(),
    },
  };

  async function read(of: TestOrganization, address: string) {
    const { pathname, search } = new URL(address, 'https://id.example.org');
    const { status, body } = await bench.call('GET', pathname + search, of);
    assert.equal(status, 200, `${address} ${JSON.stringify(body)}`);
    return body;
  }

  describe.each(Object.entries(lists))('of %s', (_, { path, key, add, remove }) => {
    const keysIn = (data: Record<string, unknown>[]) => data.map((row) => String(row[key]));

    it('give each row once by their cursor, while rows are added and removed', async () => {
      const acme = await bench.organization();
      await add(acme, 11, 'once');
      const all = keysIn((await read(acme, `${path(acme)}?per_page=100`)).data);
      assert.ok(all.length >= 11);
      const seen: string[] = [];
      let next: string | null = `${path(acme)}?per_page=3`;
      for (let number = 1; next; number++) {
        const { data, links, meta } = await read(acme, next);
        expect([meta.current_page, meta.from]).toStrictEqual([number, 3 * (number - 1) + 1]);
        seen.push(...keysIn(data));
        // Also the row that the next page begins after.
        for (const gone of keysIn(data)) await remove(acme, gone);
        if (number < 4) await add(acme, 2, 'now');
        next = links.next;
      }
      expect(seen.filter((one) => all.includes(one))).toStrictEqual(all);
      expect(new Set(seen).size).toBe(seen.length);
    });

    it('show nothing of another organization by a cursor of it', async () => {
      const [acme, other] = [await bench.organization(), await bench.organization()];
      for (const one of [other, acme]) await add(one, 4, 'once');
      const theirs = (await read(other, `${path(other)}?per_page=2`)).links.next as string;
      const cursor = new URL(theirs).searchParams.get('cursor')!;
      const all = keysIn((await read(acme, `${path(acme)}?per_page=100`)).data);
      const shown = keysIn((await read(acme, `${path(acme)}?per_page=100&cursor=${cursor}`)).data);
      expect(shown.filter((one) => !all.includes(one))).toStrictEqual([]);
    });

    it('refuse a cursor that the service did not make', async () => {
      const acme = await bench.organization();
      const foreign = [
        writeCursor(1, ['x']),
        writeCursor(1, ['0000-01-01T00:00:00.000000Z', randomUUID()]),
        writeCursor(1, [2 ** 31]),
        writeCursor(1, ['2026-01-01T00:00:00.000000Z', "' OR true --"]),
      ];
      for (const cursor of ['', 'x', ...foreign]) {
        const { status, body } = await bench.call('GET', `${path(acme)}?cursor=${cursor}`, acme);
        expect([status, Object.keys(body.errors)]).toStrictEqual([422, ['cursor']]);
      }
    });
  });

  it('use the cursor when a request has a page number as well', async () => {
    const acme = await bench.organization();
    const { path, add } = lists['members']!;
    await add(acme, 5, 'once');
    const first = await read(acme, `${path(acme)}?per_page=2`);
    const cursor = new URL(first.links.next).searchParams.get('cursor')!;
    const { data, meta, links } = await read(acme, `${path(acme)}?per_page=2&page=1&cursor=${cursor}`);
    expect(data).toStrictEqual((await read(acme, `${path(acme)}?per_page=2&page=2`)).data);
    expect([meta.current_page, meta.from, meta.to, meta.total, meta.last_page]).toStrictEqual([2, 3, 4, 6, 3]);
    expect(new URL(links.prev).searchParams.get('page')).toBe('1');
    // Without `per_page` pages have the default size.
    expect((await read(acme, `${path(acme)}?cursor=${cursor}`)).meta.per_page).toBe(25);
  });
});
