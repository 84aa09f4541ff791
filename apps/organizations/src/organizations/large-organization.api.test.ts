import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import type { Member } from '@platform/contracts';
import { DataSource } from 'typeorm';
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
  let queries: string[] = [];

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
         SELECT gen_random_uuid(), 'P' || n, 'Test', 'p' || n || '@example.org', true, 1 FROM generate_series(2, ${members}) AS n
         RETURNING uuid, substr(name, 2)::int AS n
       )
       INSERT INTO member (organization_uuid, user_uuid, role, joined_at)
       SELECT $1, uuid, 'role-' || 5 + n % ${roles - 4}, now() + n / 10 * interval '1 second' FROM person`,
      [acme.uuid],
    );
    await bench.query('ANALYZE');
    countQueries();
  });
  afterAll(() => bench.close());

  /** Every statement that this process sends, but those of the workers, which go on beside the requests. */
  function countQueries(): void {
    const { master } = bench.app.get(DataSource).driver as unknown as {
      master: { Client: { prototype: { query: (...args: unknown[]) => unknown } } };
    };
    const { prototype } = master.Client;
    const { query } = prototype;
    prototype.query = function (...args: unknown[]) {
      const [first] = args;
      const text = typeof first === 'string' ? first : (first as { text: string }).text;
      if (!/outbox_|outgoing_mail|inbox_event|idempotency/.test(text)) queries.push(text);
      return query.apply(this, args);
    };
  }

  async function counted(path: string, most: number) {
    queries = [];
    const answer = await bench.call('GET', path, acme);
    assert.equal(answer.status, 200, path);
    assert.ok(queries.length >= 1 && queries.length <= most, `${path} took ${queries.length}:\n${queries.join('\n')}`);
    return answer.body;
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

  it('lists its members by page also when none was asked for, as they are too many for a plain list, in three queries', async () => {
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
});
