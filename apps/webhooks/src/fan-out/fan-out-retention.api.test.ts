import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { FanOutRetention } from './fan-out-retention.js';
import { webhooksBench, type WebhooksBench } from '../testing/webhooks-bench.test-helper.js';

describe('the retention of the fan-out', () => {
  let bench: WebhooksBench;
  beforeAll(async () => {
    bench = await webhooksBench();
  });
  beforeEach(() => bench.query(`TRUNCATE heard_event, member_change`));
  afterAll(() => bench.close());

  const forget = () => bench.app.get(FanOutRetention).run();

  /** Events of one organization, `daysOld` each, with versions from `from` on. */
  async function events(organization: string, daysOld: number, from: number, count: number): Promise<void> {
    await bench.query(
      `INSERT INTO heard_event (id, event, organization_uuid, version, occurred_at, payload)
       SELECT gen_random_uuid(), 'organization.updated', $1, $3::int + n, now() - $2 * interval '1 day', '{}'
       FROM generate_series(0, $4::int - 1) n`,
      [organization, daysOld, from, count],
    );
  }

  /** Each of `people` joins, leaves and joins again: in the versions 1, 2 and 3. */
  async function changes(organization: string, people: number): Promise<void> {
    await bench.query(
      `INSERT INTO member_change (organization_uuid, user_uuid, version, is_member, role, permissions)
       SELECT $1, person, version, version <> 2, 'member', '{}'
       FROM (SELECT gen_random_uuid() FROM generate_series(1, $2::int)) people (person), generate_series(1, 3) version`,
      [organization, people],
    );
  }

  const versions = async (organization: string) => {
    const rows = await bench.query<{ version: number; count: number }>(
      `SELECT version::int, count(*)::int FROM member_change WHERE organization_uuid = $1 GROUP BY 1 ORDER BY 1`,
      [organization],
    );
    return rows.map(({ version, count }) => [version, count]);
  };

  it('keeps events of seven days, and older ones that somebody may retry, among many', async () => {
    const organization = randomUUID();
    await events(organization, 8, 1, 21_000);
    await events(organization, 6, 30_000, 3);
    await bench.query(
      `INSERT INTO delivery (id, destination_id, source_id, event, payload, status, max_attempts)
       SELECT gen_random_uuid(), gen_random_uuid(), id, event, '{}',
         CASE WHEN version = 20500 THEN 'success' ELSE 'failed' END, 5
       FROM heard_event WHERE version IN (7, 15000, 20500)`,
    );
    await forget();
    const rows = await bench.query<{ version: number }>(`SELECT version::int FROM heard_event ORDER BY 1`);
    expect(rows.map(({ version }) => version)).toStrictEqual([7, 15_000, 30_000, 30_001, 30_002]);
  });

  it('keeps the latest changes of all memberships, and those that a kept event needs', async () => {
    const [quiet, told] = [randomUUID(), randomUUID()];
    await changes(quiet, 7_000);
    await changes(told, 10);
    await events(quiet, 1, 4, 1);
    await events(told, 1, 3, 1);
    await forget();
    expect(await versions(quiet)).toStrictEqual([[3, 7_000]]);
    expect(await versions(told)).toStrictEqual([
      [2, 10],
      [3, 10],
    ]);
    await bench.query(`DELETE FROM heard_event`);
    await forget();
    expect(await versions(told)).toStrictEqual([[3, 10]]);
  });
});
