import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { PlatformConfig, reseal } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { DataSource } from 'typeorm';
import { notifications } from '../service.js';
import { notificationsBench, type NotificationsBench } from '../testing/notifications-bench.test-helper.js';

describe('secrets under a new key', () => {
  let bench: NotificationsBench;
  beforeAll(async () => (bench = await notificationsBench()));
  afterAll(() => bench.close());

  it('are sealed anew in every column, keep their values, and no longer need the old key', async () => {
    const organization = await bench.organization();
    const { uuid, path } = await bench.webhook(organization, { webhook_secret: 'whsec_of_the_owner' });
    for (const endpoint of [uuid, await bench.email(organization, [organization.email])]) {
      await bench.rule(organization, endpoint);
    }
    await bench.services.rotateSecret(bench.deploys.code);
    await bench.dispatch({ organization_uuid: organization.uuid });
    await eventually(() => expect(bench.mailsTo(organization.email).length).toBe(1));
    await eventually(() => expect(bench.requestsTo(path).length).toBe(1));

    const fresh = { id: 'fresh', key: randomBytes(32) };
    const known = bench.app.get(PlatformConfig).ENCRYPTION_KEYS;
    const tables = notifications.sealed!.map(({ table }) => table);
    const run = async (...keys: (typeof fresh)[]) => {
      const { columns } = await reseal(bench.app.get(DataSource), { ENCRYPTION_KEYS: keys }, notifications.sealed!);
      return columns.filter(({ table }) => tables.includes(table));
    };
    const done = await run(fresh, ...known);
    expect(done.length).toBe(5);
    for (const { table, column, resealed, left } of done) assert.ok(resealed > 0 && left === 0, `${table}.${column}`);
    expect((await run(fresh)).every(({ resealed, left }) => resealed === 0 && left === 0)).toBeTruthy();

    await run(...known, fresh);
    await bench.dispatch({ organization_uuid: organization.uuid, title: 'Again' });
    await eventually(() => expect(bench.requestsTo(path).length).toBe(2));
  });
});
