import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeCursor, type NotificationDestination } from '@platform/contracts';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';

describe('the list of destinations', () => {
  let bench: NotificationsBench;
  let acme: TestOrganization;
  let list: string;
  const uuids: Record<string, string> = {};

  beforeAll(async () => {
    bench = await notificationsBench();
    acme = await bench.organization();
    list = `${acme.path}/notification-endpoints`;
    for (const name of ['berlin', 'Zurich', 'Athens', 'paris']) {
      uuids[name] = (await bench.webhook(acme, { name })).uuid;
    }
  });
  afterAll(() => bench.close());

  const call = (query: string) => bench.call('GET', `${list}?${query}`, { token: acme.token });

  async function named(query: string): Promise<string[]> {
    const { status, body } = await call(query);
    expect([status, body.errors]).toStrictEqual([200, undefined]);
    return body.data.map(({ name }: NotificationDestination) => name);
  }

  /** As the engine notes what became of what was sent. */
  const note = (name: string, columns: string) =>
    bench.query(`UPDATE delivery_destination SET ${columns} WHERE id = $1`, [uuids[name]]);

  it('is ordered by name in any letter case, by age, and by the last success', async () => {
    expect(await named('')).toStrictEqual(['berlin', 'Zurich', 'Athens', 'paris']);
    expect(await named('sort=-created_at')).toStrictEqual(['paris', 'Athens', 'Zurich', 'berlin']);
    expect(await named('sort=name')).toStrictEqual(['Athens', 'berlin', 'paris', 'Zurich']);
    await bench.query(`INSERT INTO delivery_destination (id) SELECT unnest($1::uuid[]) ON CONFLICT DO NOTHING`, [
      Object.values(uuids),
    ]);
    await note('paris', `last_success_at = now()`);
    await note('Zurich', `last_success_at = now() - interval '1 hour'`);
    expect((await named('sort=-last_success_at')).slice(0, 2)).toStrictEqual(['paris', 'Zurich']);
  });

  it('says how each is doing, and finds those that fail', async () => {
    await note('Zurich', 'last_failure_at = now(), consecutive_failures = 2');
    await note('Athens', `last_failure_at = now(), open_until = now() + interval '1 hour'`);
    expect(await named('health=failing')).toStrictEqual(['Zurich']);
    expect(await named('health=paused')).toStrictEqual(['Athens']);
    expect(await named('health=working')).toStrictEqual(['paris']);
    expect(await named('health=unused')).toStrictEqual(['berlin']);
    await note('Zurich', `disabled_at = now(), disabled_reason = 'failing'`);
    expect(await named('health=disabled')).toStrictEqual(['Zurich']);
    await note('Zurich', `disabled_at = NULL, disabled_reason = NULL, consecutive_failures = 0`);
    expect(await named('health=failing')).toStrictEqual(['Zurich']);
  });

  it('finds a part of a name, of an address and of a host, and of no path', async () => {
    const mail = { type: 'email', name: 'Office', emails: [acme.email] };
    expect((await bench.call('POST', list, { token: acme.token, body: mail })).status).toBe(201);
    expect(await named('q=ERLI')).toStrictEqual(['berlin']);
    expect(await named(`q=${encodeURIComponent(acme.email.slice(0, 12))}`)).toStrictEqual(['Office']);
    expect(await named('q=nothing-of-these')).toStrictEqual([]);
  });

  it('goes on behind the last row of a page, in each order', async () => {
    for (const sort of ['name', '-name', '-created_at']) {
      const whole = await named(`sort=${sort}`);
      const first = await call(`sort=${sort}&per_page=2`);
      expect(first.body.meta.total).toBe(whole.length);
      const next = new URL(first.body.links.next).search.slice(1);
      expect(await named(next)).toStrictEqual(whole.slice(2, 4));
      const other = await call(next.replace(`sort=${sort}`, 'sort=last_success_at'));
      expect([other.status, Object.keys(other.body.errors)]).toStrictEqual([422, ['cursor']]);
    }
  });

  it('takes a cursor of the time when it had one order', async () => {
    const old = writeCursor(2, ['2020-01-01T00:00:00.000000Z', uuids['berlin']!]);
    expect((await named(`cursor=${old}`))[0]).toBe('berlin');
  });

  it('refuses an order and a state that it does not know', async () => {
    for (const [query, field] of [
      ['sort=colour', 'sort'],
      ['health=ill', 'health'],
    ]) {
      const { status, body } = await call(query!);
      expect([status, Object.keys(body.errors)]).toStrictEqual([422, [field]]);
    }
  });
});
