import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { readingOf, sentStatements, vacuum } from '@platform/testing';
import { DataSource } from 'typeorm';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
} from '../testing/organizations-bench.test-helper.js';

const invitations = 5_000;

describe('a long list of invitations', () => {
  let bench: OrganizationsBench;
  let acme: TestOrganization;
  beforeAll(async () => {
    bench = await organizationsBench();
    acme = await bench.organization();
    const { uuid } = await bench.organization();
    // With the second organization no table is so small that Postgres reads all of it.
    await bench.query(
      `WITH inviter AS (
         INSERT INTO person (uuid, name, surname, email, email_verified, version)
         SELECT gen_random_uuid(), 'P' || n, 'Test', 'p' || n || '@example.org', true, 1
           FROM generate_series(1, 80000) AS n
         RETURNING uuid, substr(name, 2)::int AS n
       )
       INSERT INTO invitation (uuid, organization_uuid, email, role, status, token_hash, invited_by_uuid,
         created_at, expires_at)
       SELECT gen_random_uuid(), CASE WHEN n <= ${invitations} THEN $1::uuid ELSE $2::uuid END,
         'i' || n || '@example.org', 'viewer', CASE WHEN n % 10 = 0 THEN 'declined' ELSE 'accepted' END,
         'hash-' || n, uuid, now() - n * interval '1 minute', now() + interval '7 days' FROM inviter`,
      [acme.uuid, uuid],
    );
    await vacuum(bench, 'person', 'invitation');
  });
  afterAll(() => bench.close());

  async function read(query: string) {
    const { sent, result } = await sentStatements(bench.app.get(DataSource), /invited_by/, () =>
      bench.call('GET', `${acme.path}/invitations?${query}`, acme),
    );
    expect([result.status, sent.length]).toStrictEqual([200, 1]);
    return { body: result.body, reading: await readingOf(bench, sent[0]!) };
  }

  it('joins inviters only to the invitations of the page, whatever its number', async () => {
    for (const [query, names, before] of [
      ['per_page=100&page=50', [4901, 5000], 4_900],
      // Only invitations of the status are read.
      ['per_page=100&page=5&status=declined', [4010, 5000], 400],
    ] as const) {
      const { body, reading } = await read(query);
      const invited = body.data.map((one: { invited_by: string }) => one.invited_by);
      assert.deepEqual(
        [invited.length, invited[0], invited[99]],
        [100, `P${names[0]} Test`, `P${names[1]} Test`],
        query,
      );
      assert.equal(reading.rows['person'], 100, query);
      assert.ok(reading.rows['invitation']! <= before + 2 * 101, `${query} read ${reading.rows['invitation']}`);
    }
  });
});
