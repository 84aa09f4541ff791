import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { writeCursor } from '@platform/contracts';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';

describe('the cursor of lists of notifications', () => {
  let bench: NotificationsBench;
  beforeAll(async () => {
    bench = await notificationsBench();
  });
  afterAll(() => bench.close());

  async function make(organization: TestOrganization, count: number): Promise<string[]> {
    const endpoint = { uuid: randomUUID(), type: 'webhook', name: 'Hook' };
    const rows = await bench.query<{ id: string }>(
      `INSERT INTO delivery
       (id, destination_id, source_id, organization_uuid, context, event, payload, status, max_attempts)
       SELECT uuidv7(), $2, gen_random_uuid(), $1, $3, 'deploy.done', '{}', 'success', 5
       FROM generate_series(1, $4::int) RETURNING id`,
      [
        organization.uuid,
        endpoint.uuid,
        JSON.stringify({ severity: 'info', title: 'T', endpoint, rule_uuids: [] }),
        count,
      ],
    );
    return rows.map(({ id }) => id);
  }

  /** Follows `links.next` to its end; `between` gets the rows of each page. */
  async function walk(
    organization: TestOrganization,
    first: string,
    between: (ids: string[]) => Promise<unknown>,
  ): Promise<string[]> {
    const ids: string[] = [];
    for (let next: string | null = first; next !== null;) {
      const { status, body } = await bench.call('GET', next, organization);
      expect(status).toBe(200);
      const found = body.data.map(({ uuid }: { uuid: string }) => uuid);
      await between(found);
      ids.push(...found);
      next = body.links.next && body.links.next.replace('http://localhost:8080', '');
    }
    return ids;
  }

  for (const count of [25, 10_320]) {
    it(`continues behind the last of ${count} deliveries, though that is gone and others were added`, async () => {
      const organization = await bench.organization();
      const old = await make(organization, count);
      const first = `${organization.path}/notification-deliveries?per_page=${count < 100 ? 4 : 100}&event=deploy.*`;
      const ids = await walk(organization, first, async (found) => {
        await bench.query(`DELETE FROM delivery WHERE id = $1`, [found.at(-1)]);
        await make(organization, 1);
      });
      expect(ids).toStrictEqual(old.toReversed());
    });
  }

  it('continues behind the last destination, though that is gone and others were added', async () => {
    const organization = await bench.organization();
    const hooks: string[] = [];
    const add = async () => hooks.push((await bench.webhook(organization)).uuid);
    for (let made = 0; made < 5; made += 1) await add();
    const ids = await walk(organization, `${organization.path}/notification-endpoints?per_page=2`, async (found) => {
      const { status } = await bench.call(
        'DELETE',
        `${organization.path}/notification-endpoints/${found.at(-1)}`,
        organization,
      );
      expect(status).toBeLessThan(300);
      if (hooks.length < 7) await add();
    });
    expect(ids).toStrictEqual(hooks);
  });

  it('shows nothing of the organization that it was issued to', async () => {
    const [mine, others] = [await bench.organization(), await bench.organization()];
    const own = await make(mine, 6);
    await make(others, 6);
    const { body } = await bench.call('GET', `${others.path}/notification-deliveries?per_page=2`, others);
    const { search } = new URL(body.links.next);
    const { status, body: seen } = await bench.call('GET', `${mine.path}/notification-deliveries${search}`, mine);
    expect(status).toBe(200);
    expect(seen.data.length).toBe(2);
    expect(own).toStrictEqual(expect.arrayContaining(seen.data.map(({ uuid }: { uuid: string }) => uuid)));
  });

  it('is refused by a list that has not issued it', async () => {
    const organization = await bench.organization();
    const ofAnotherList = writeCursor(2, ['2026-01-02T03:04:05.678901Z', randomUUID()]);
    const refused = { 'notification-deliveries': ['', 'x', ofAnotherList], 'notification-endpoints': ['x', 'W10'] };
    for (const [list, cursors] of Object.entries(refused)) {
      for (const cursor of cursors) {
        const url = `${organization.path}/${list}?cursor=${cursor}`;
        const { status, body } = await bench.call('GET', url, organization);
        expect([status, Object.keys(body.errors)]).toStrictEqual([422, ['cursor']]);
      }
    }
  });
});
