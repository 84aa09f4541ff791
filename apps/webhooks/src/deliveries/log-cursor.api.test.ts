import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeCursor } from '@platform/contracts';
import { plansOf, vacuum } from '@platform/testing';
import { DataSource } from 'typeorm';
import { webhooksBench, type WebhooksBench } from '../testing/webhooks-bench.test-helper.js';

const path = '/api/v1/webhook-deliveries';

describe('the cursor of the delivery log', () => {
  let bench: WebhooksBench;
  beforeAll(async () => {
    bench = await webhooksBench();
  });
  afterAll(() => bench.close());

  /** A client with `count` deliveries, three in each millisecond, which differ by microseconds. */
  async function clientWith(count: number) {
    const { client_id } = await bench.client();
    const token = await bench.token({ user_uuid: null, client_id, scopes: [] });
    return { client_id, token, old: await make(client_id, count) };
  }

  async function make(client_id: string, count: number): Promise<string[]> {
    const rows = await bench.query<{ id: string }>(
      `INSERT INTO delivery (id, destination_id, source_id, event, payload, status, max_attempts, created_at)
       SELECT gen_random_uuid(), client.uuid, gen_random_uuid(), 'member.added', '{}', 'success', 5,
         date_trunc('milliseconds', now()) - (number / 3) * interval '1 microsecond'
       FROM client CROSS JOIN generate_series(0, $2::int - 1) AS number WHERE client_id = $1 RETURNING id`,
      [client_id, count],
    );
    return rows.map(({ id }) => id);
  }

  /** Follows `links.next` to its end; `between` gets the rows of each page. */
  async function walk(token: string, first: string, between: (ids: string[]) => Promise<unknown>) {
    const ids: string[] = [];
    const pages: number[] = [];
    const addresses: string[] = [];
    for (let next: string | null = first; next !== null;) {
      const { status, body } = await bench.call('GET', next, { token });
      expect(status).toBe(200);
      addresses.push(next);
      const found = body.data.map(({ uuid }: { uuid: string }) => uuid);
      await between(found);
      ids.push(...found);
      pages.push(body.meta.current_page);
      next = body.links.next && body.links.next.replace('http://localhost:8080', '');
    }
    return { ids, pages, addresses };
  }

  it('continues behind the last row, though that is gone and others were added, and reaches each old one', async () => {
    const { client_id, token, old } = await clientWith(25);
    const { ids, pages } = await walk(token, `${path}?per_page=4&status=success`, async (found) => {
      await bench.query(`DELETE FROM delivery WHERE id = $1`, [found.at(-1)]);
      await make(client_id, 2);
    });
    expect(ids.toSorted()).toStrictEqual(old.toSorted());
    expect(pages).toStrictEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('works in a log too long to be counted, where the last page costs what the first one does', async () => {
    const { client_id, token, old } = await clientWith(10_320);
    const { ids, pages, addresses } = await walk(token, `${path}?per_page=100`, async (found) => {
      await bench.query(`DELETE FROM delivery WHERE id = $1`, [found.at(-1)]);
      await make(client_id, 1);
    });
    expect(ids.toSorted()).toStrictEqual(old.toSorted());
    expect(pages.length).toBe(104);
    await vacuum(bench, 'delivery');
    const [first, deep] = [addresses[0]!, addresses[100]!];
    for (const address of [first, deep]) {
      const ofThePage = /"delivery"."created_at" DESC/;
      const { rowsRead } = await plansOf(bench.app.get(DataSource), ofThePage, () =>
        bench.call('GET', address, { token }),
      );
      expect(rowsRead).toBeLessThan(4 * 101);
    }
  });

  it('overrides the page number, and keeps the filters', async () => {
    const { token } = await clientWith(5);
    const { body } = await bench.call('GET', `${path}?per_page=2&event=member.*`, { token });
    const { searchParams } = new URL(body.links.next);
    expect([searchParams.get('event'), searchParams.get('per_page'), searchParams.get('page')]).toStrictEqual([
      'member.*',
      '2',
      null,
    ]);
    const second = await bench.call('GET', `${path}?${searchParams}&page=3`, { token });
    const { current_page, from, to, total } = second.body.meta;
    expect([current_page, from, to, total]).toStrictEqual([2, 3, 4, 5]);
    expect(second.body.links.prev).toMatch(/page=1$/);
  });

  it('shows nothing of the client that it was issued to', async () => {
    const [mine, others] = [await clientWith(6), await clientWith(6)];
    const { body } = await bench.call('GET', `${path}?per_page=2`, { token: others.token });
    const next = body.links.next.replace('http://localhost:8080', '');
    const { status, body: seen } = await bench.call('GET', next, { token: mine.token });
    expect(status).toBe(200);
    expect(mine.old).toStrictEqual(expect.arrayContaining(seen.data.map(({ uuid }: { uuid: string }) => uuid)));
  });

  it('is refused by a list that has not issued it', async () => {
    const { token } = await clientWith(1);
    for (const cursor of ['', 'x', writeCursor(2, ['0190a4e2-0000-7000-8000-000000000001']), 'a'.repeat(600)]) {
      const { status, body } = await bench.call('GET', `${path}?cursor=${cursor}`, { token });
      expect([status, body.error, Object.keys(body.errors)]).toStrictEqual([422, 'validation_failed', ['cursor']]);
    }
  });
});
