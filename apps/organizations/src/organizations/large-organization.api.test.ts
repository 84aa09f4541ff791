import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import type { Member } from '@platform/contracts';
import { readingOf, sentStatements } from '@platform/testing';
import { DataSource } from 'typeorm';
import { OrganizationDeletion } from './organization-deletion.js';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
} from '../testing/organizations-bench.test-helper.js';

const members = 10_000;
const roles = 50;

describe('an organization with 10,000 members and 50 roles', () => {
  let bench: OrganizationsBench;
  let acme: TestOrganization;

  beforeAll(async () => {
    bench = await organizationsBench();
    acme = await bench.organization();
    await bench.query(
      `INSERT INTO role (organization_uuid, name, display_name, permissions)
       SELECT $1, 'role-' || n, 'Role ' || n, '{view_members}' FROM generate_series(5, ${roles}) AS n`,
      [acme.uuid],
    );
    await bench.query(
      `WITH person AS (
         INSERT INTO person (uuid, name, surname, email, email_verified, version)
         SELECT gen_random_uuid(), 'P' || n, 'Test', 'p' || n || '@example.org', true, 1
           FROM generate_series(2, ${members}) AS n
         RETURNING uuid, substr(name, 2)::int AS n
       )
       INSERT INTO member (organization_uuid, user_uuid, role, joined_at)
       SELECT $1, uuid, 'role-' || 5 + n % ${roles - 4}, now() + n / 10 * interval '1 second' FROM person`,
      [acme.uuid],
    );
    // Another organization, so that no table is so small that Postgres reads all of it.
    const { uuid } = await bench.organization();
    await bench.query(
      `WITH person AS (
         INSERT INTO person (uuid, name, surname, email, email_verified, version)
         SELECT gen_random_uuid(), 'P', 'Test', n || '@example.com', true, 1 FROM generate_series(1, 80000) AS n
           RETURNING uuid
       )
       INSERT INTO member (organization_uuid, user_uuid, role) SELECT $1, uuid, 'member' FROM person`,
      [uuid],
    );
    await bench.query('ANALYZE');
  });
  afterAll(() => bench.close());

  /** Every statement that this process sends, except those of the workers, which run beside requests. */
  const ofRequests = /^(?![\s\S]*(?:outbox_|outgoing_mail|inbox_event|idempotency))/;
  async function asked(path: string) {
    const { sent, result } = await sentStatements(bench.app.get(DataSource), ofRequests, () =>
      bench.call('GET', path, acme),
    );
    assert.equal(result.status, 200, path);
    return { sent, body: result.body };
  }

  async function counted(path: string, most: number) {
    const { sent, body } = await asked(path);
    const texts = sent.map(({ text }) => text).join('\n');
    assert.ok(sent.length >= 1 && sent.length <= most, `${path} took ${sent.length}:\n${texts}`);
    return body;
  }

  /** The number of rows of a table that the statements of a request read together. */
  async function rowsRead(path: string, table: string): Promise<number> {
    const { sent } = await asked(path);
    let rows = 0;
    for (const statement of sent) rows += (await readingOf(bench, statement)).rows[table] ?? 0;
    return rows;
  }

  it('is listed in one query', async () => {
    const { data } = await counted('/api/v1/organizations', 1);
    expect([data[0].members_count, data[0].role]).toStrictEqual([members, 'owner']);
  });

  it('is shown with its roles and first members in two queries', async () => {
    const { data } = await counted(acme.path, 2);
    expect([data.roles.length, data.members.length, data.members_count]).toStrictEqual([roles, 100, members]);
    const held = data.roles.reduce((sum: number, role: { members_count: number }) => sum + role.members_count, 0);
    expect(held).toBe(members);
  });

  it('answers a permission check in one query', async () => {
    const { data } = await counted(`${acme.path}/permissions?permissions=manage_roles,view_members`, 1);
    expect(data.checked).toStrictEqual({ manage_roles: true, view_members: true });
  });

  it('answers a list of members without a page by page, in three queries', async () => {
    const { data, meta } = await counted(`${acme.path}/members`, 3);
    expect([data.length, meta.total, meta.last_page]).toStrictEqual([100, members, 100]);
  });

  it('lists all of them by pages, each once, in three queries, one of which counts them', async () => {
    const seen = new Set<string>();
    for (let page = 1; page <= members / 100; page++) {
      const { data, meta } = await counted(`${acme.path}/members?per_page=100&page=${page}`, 3);
      expect([meta.total, meta.last_page, data.length]).toStrictEqual([members, 100, 100]);
      for (const { user_uuid } of data as Member[]) seen.add(user_uuid);
    }
    expect(seen.size).toBe(members);
  });

  it('lists its roles in two queries', async () => {
    expect((await counted(`${acme.path}/roles`, 2)).data.length).toBe(roles);
  });

  it('gives the numbers of members of itself and its roles without reading members', async () => {
    expect(await rowsRead('/api/v1/organizations', 'member')).toBeLessThan(5);
    expect(await rowsRead(`${acme.path}/roles`, 'member')).toBeLessThan(5);
    // The members shown, the caller and the owner.
    expect(await rowsRead(acme.path, 'member')).toBeLessThan(110);
    // The page, and the caller.
    expect(await rowsRead(`${acme.path}/members?per_page=100`, 'member')).toBeLessThan(210);
  });

  it('joins people and roles only to the members of the page, whatever its number', async () => {
    const last = `${acme.path}/members?per_page=100&page=${members / 100}`;
    expect(await rowsRead(last, 'person')).toBe(100);
    expect(await rowsRead(last, 'role')).toBeLessThan(110);
    // The index entries before the page, and the page.
    expect(await rowsRead(last, 'member')).toBeLessThanOrEqual(members + 110);
  });

  it('is erased in batches that block nobody for long', async () => {
    const { uuid } = acme;
    await bench.query(`UPDATE organization SET deleted_at = now() - interval '31 days' WHERE uuid = $1`, [uuid]);
    const { mock } = jest.spyOn(bench.app.get(DataSource), 'query');
    await bench.app.get(OrganizationDeletion).sweep();
    const deleted: number[] = [];
    for (const [index, [text]] of mock.calls.entries())
      if (text.includes('DELETE FROM member'))
        deleted.push(((await mock.results[index]!.value) as [unknown, number])[1]);
    expect(deleted).toStrictEqual([5_000, 5_000, 0]);
    const left = await bench.query(`SELECT FROM organization WHERE uuid = $1`, [uuid]);
    const others = await bench.query(`SELECT members_count FROM organization`);
    expect([left.length, others]).toStrictEqual([0, [{ members_count: 80_001 }]]);
  });
});
