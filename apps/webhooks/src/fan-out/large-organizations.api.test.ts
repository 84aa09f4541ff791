import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { EventPayload, EventType, PlatformEvent } from '@platform/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { MembersConsumer } from '../consumers/members.consumer.js';
import { OrganizationsConsumer } from '../consumers/organizations.consumer.js';
import { wrongAudiences } from '../testing/audience.test-helper.js';
import {
  added,
  removed,
  renamed,
  webhooksBench,
  type BenchClient,
  type BenchOrganization,
  type WebhooksBench,
} from '../testing/webhooks-bench.test-helper.js';

const people = 10_000;
/** Postgres plans a statement five times before it may use one plan for all values. */
const times = 8;

describe('an event of a large organization', () => {
  let bench: WebhooksBench;
  let [ofMembers, ofOthers, ofOne]: BenchClient[] = [];
  const [large, small]: BenchOrganization[] = ['Large', 'Small'].map((name) => {
    return { uuid: randomUUID(), name, slug: name.toLowerCase() };
  });

  /**
   * The members of the large organization grant one client access; as many people outside of it, another; one member a
   * third.
   */
  beforeAll(async () => {
    bench = await webhooksBench();
    [ofMembers, ofOthers, ofOne] = [await bench.client(), await bench.client(), await bench.client()];
    const allow = (client: BenchClient, person: string, count: number) =>
      bench.query(
        `INSERT INTO oauth_grant (grant_id, user_uuid, client_id, scopes, is_live, version)
         SELECT gen_random_uuid(), ${person}, $1, '{org:read}', true, 1 FROM generate_series(1, $2::int) n`,
        [client.client_id, count],
      );
    const join = (organization: BenchOrganization, from: number, to: number) =>
      bench.query(
        `INSERT INTO member_change (organization_uuid, user_uuid, version, is_member, role, permissions)
         SELECT $1, md5(n::text)::uuid, n, true, 'member', '{}' FROM generate_series($2::int, $3::int) n`,
        [organization.uuid, from, to],
      );
    await allow(ofOthers, 'gen_random_uuid()', people);
    await allow(ofMembers, 'md5(n::text)::uuid', people);
    await allow(ofOne, `md5('one')::uuid`, 1);
    await join(large!, 1, people);
    await bench.query(
      `INSERT INTO member_change (organization_uuid, user_uuid, version, is_member, role, permissions)
       VALUES ($1, md5('one')::uuid, 1, true, 'owner', '{}')`,
      [small!.uuid],
    );
    await bench.query(`ANALYZE`);
    expect(await wrongAudiences(bench)).toStrictEqual([]);
  });
  afterAll(() => bench.close());

  let version = 1_000_000;
  function event<T extends EventType>(type: T, payload: EventPayload<T>): PlatformEvent<T> {
    const occurredAt = new Date().toISOString();
    return { id: randomUUID(), type, publisher: 'organizations', version: (version += 1), occurredAt, payload };
  }

  /** What Postgres has read, in this transaction, of the tables of recipients and of their indexes. */
  async function readSoFar(tx: EntityManager): Promise<number> {
    const [read] = await tx.query<{ rows: number }[]>(
      `SELECT sum(pg_stat_get_xact_tuples_returned(oid))::int AS rows
       FROM (SELECT oid FROM pg_class WHERE relkind = 'r' UNION ALL SELECT indexrelid FROM pg_index) relation (oid)
       WHERE oid = ANY ($1::regclass[])
         OR oid IN (SELECT indexrelid FROM pg_index WHERE indrelid = ANY ($1::regclass[]))`,
      ['{client,oauth_grant,member_change,audience}'],
    );
    return read!.rows;
  }

  /** The most that one of several such events has read, each in the same transaction as the others. */
  const maxRead = (consume: (tx: EntityManager) => Promise<void>) =>
    bench.app.get(DataSource).transaction(async (tx) => {
      let most = 0;
      await tx.query(`SET LOCAL max_parallel_workers_per_gather = 0`);
      for (let time = 0; time < times; time += 1) {
        const before = await readSoFar(tx);
        await consume(tx);
        most = Math.max(most, (await readSoFar(tx)) - before);
      }
      return most;
    });

  async function madeFor(client: BenchClient | undefined, organization: BenchOrganization, type: string) {
    const [row] = await bench.query<{ made: number }>(
      `SELECT count(*)::int AS made FROM delivery JOIN client ON client.uuid = destination_id
       WHERE client_id = $1 AND delivery.organization_uuid = $2 AND event = $3`,
      [client!.client_id, organization.uuid, type],
    );
    return row!.made;
  }

  it('reads no more rows than one of a small organization, though clients have many grants', async () => {
    const organizations = bench.app.get(OrganizationsConsumer);
    for (const organization of [small!, large!]) {
      const read = await maxRead((tx) =>
        organizations.save([event('organization.updated', renamed(organization))], tx),
      );
      expect(read).toBeLessThan(50);
    }
    const made: number[][] = [];
    for (const client of [ofMembers, ofOthers, ofOne]) {
      const of = (organization: BenchOrganization) => madeFor(client, organization, 'organization.updated');
      made.push([await of(large!), await of(small!)]);
    }
    expect(made).toStrictEqual([
      [times, 0],
      [0, 0],
      [0, times],
    ]);
  });

  it('delays no other event at the same time', async () => {
    const organizations = bench.app.get(OrganizationsConsumer);
    const read = await maxRead((tx) =>
      organizations.save(
        [large!, small!].map((organization) => event('organization.updated', renamed(organization))),
        tx,
      ),
    );
    expect(read).toBeLessThan(100);
  });

  it('reads no more rows when members come and go, and the client of a member who leaves gets it', async () => {
    const members = bench.app.get(MembersConsumer);
    const person = randomUUID();
    const client = await bench.client();
    await bench.grant(client, person);
    const read = await maxRead(async (tx) => {
      await members.save([event('member.added', added(large!, person))], tx);
      await members.save([event('member.removed', removed(large!, person))], tx);
    });
    expect(read).toBeLessThan(200);
    expect(await madeFor(client, large!, 'member.removed')).toBe(times);
    expect(await madeFor(ofMembers, large!, 'member.removed')).toBe(times);
    expect(await wrongAudiences(bench)).toStrictEqual([]);
  });
});
