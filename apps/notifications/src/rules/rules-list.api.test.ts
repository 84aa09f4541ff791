import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NotificationRule } from '@platform/contracts';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';

describe('the list of rules', () => {
  let bench: NotificationsBench;
  let acme: TestOrganization;
  let pager: string;
  let list: string;

  beforeAll(async () => {
    bench = await notificationsBench();
    acme = await bench.organization();
    list = `${acme.path}/notification-rules`;
    pager = (await bench.webhook(acme, { name: 'Night pager' })).uuid;
    const office = (await bench.webhook(acme, { name: 'Office' })).uuid;
    await bench.rule(acme, office, { name: 'deploys', events: ['deploy.*'] });
    await bench.rule(acme, pager, { name: 'Alarms', events: ['*.failed'] });
    await bench.rule(acme, pager, { name: 'Backups', events: ['backup.done'], is_active: false });
    const other = await bench.organization();
    await bench.rule(other, (await bench.webhook(other)).uuid, { name: 'Alarms of others', events: ['*'] });
  });
  afterAll(() => bench.close());

  const call = (query: string) => bench.call('GET', `${list}?${query}`, { token: acme.token });

  async function named(query: string): Promise<string[]> {
    const { status, body } = await call(query);
    expect([status, body.errors]).toStrictEqual([200, undefined]);
    return body.data.map(({ name }: NotificationRule) => name);
  }

  it('is ordered by age and by name in any letter case', async () => {
    expect(await named('')).toStrictEqual(['deploys', 'Alarms', 'Backups']);
    expect(await named('sort=-created_at')).toStrictEqual(['Backups', 'Alarms', 'deploys']);
    expect(await named('sort=name')).toStrictEqual(['Alarms', 'Backups', 'deploys']);
  });

  it('finds a part of a name, of a pattern and of the name of a destination', async () => {
    expect(await named('q=alarm')).toStrictEqual(['Alarms']);
    expect(await named('q=BACKUP.')).toStrictEqual(['Backups']);
    expect(await named('q=night')).toStrictEqual(['Alarms', 'Backups']);
  });

  it('is narrowed to a destination, and to those that are on or off', async () => {
    expect(await named(`endpoint_uuid=${pager}`)).toStrictEqual(['Alarms', 'Backups']);
    expect(await named(`endpoint_uuid=${pager}&is_active=false`)).toStrictEqual(['Backups']);
    expect(await named('is_active=true')).toStrictEqual(['deploys', 'Alarms']);
  });

  it('has pages once one is asked for, whose links repeat what was asked', async () => {
    expect((await call('')).body.meta).toBeUndefined();
    const { body } = await call('sort=name&is_active=true&per_page=1');
    expect(body.meta).toMatchObject({ current_page: 1, last_page: 2, total: 2 });
    expect(await named(new URL(body.links.next).search.slice(1))).toStrictEqual(['deploys']);
    expect(await named('sort=name&is_active=true&per_page=1&page=2')).toStrictEqual(['deploys']);
  });

  it('refuses an order that it does not know, and a cursor of another one', async () => {
    const unknown = await call('sort=colour');
    expect([unknown.status, Object.keys(unknown.body.errors)]).toStrictEqual([422, ['sort']]);
    const { body } = await call('sort=name&per_page=1');
    const moved = await call(new URL(body.links.next).search.slice(1).replace('sort=name', 'sort=-name'));
    expect([moved.status, Object.keys(moved.body.errors)]).toStrictEqual([422, ['cursor']]);
  });
});
