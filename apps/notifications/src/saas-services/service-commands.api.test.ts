import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { notificationsBench, type NotificationsBench } from '../testing/notifications-bench.test-helper.js';

describe('operator commands for services', () => {
  let bench: NotificationsBench;

  beforeAll(async () => {
    bench = await notificationsBench();
  });
  afterAll(() => bench.close());

  it('register a service whose secret works at once and is stored sealed', async () => {
    const { code, answer } = await bench.admin('service', 'create', '--code', 'billing', '--name', 'Billing', '--json');
    expect(code).toBe(0);
    expect(Object.keys(answer)).toStrictEqual(['id', 'code', 'secret']);
    expect(answer['secret']).toMatch(/^whsec_/);
    const organization = await bench.organization();
    const dispatched = await bench.dispatch({ organization_uuid: organization.uuid }, { from: answer as never });
    expect(dispatched.status).toBe(202);
    const rows = await bench.query(`SELECT * FROM saas_service WHERE code = 'billing'`);
    expect(JSON.stringify(rows).includes(answer['secret'])).toBeFalsy();
  });

  it('rotate a secret', async () => {
    const { secret } = await bench.services.create('rotated', 'Rotated');
    const { code, answer } = await bench.admin('service', 'rotate-secret', '--code', 'rotated');
    expect([code, answer['code']]).toStrictEqual([0, 'rotated']);
    expect(answer['secret']).not.toBe(secret);
  });

  it('list all services without secrets, and disable and enable one in every process at once', async () => {
    const quiet = await bench.services.create('quiet', 'Quiet');
    const { uuid } = await bench.organization();
    const dispatched = async (title: string) =>
      (await bench.dispatch({ organization_uuid: uuid, title }, { from: quiet })).status;
    expect(await dispatched('Before')).toBe(202);
    const disabled = await bench.admin('service', 'disable', '--code', 'quiet');
    expect([disabled.code, disabled.answer['is_active']]).toStrictEqual([0, false]);
    expect(await dispatched('Disabled')).toBe(401);
    const { answer } = await bench.admin('service', 'list');
    const listed = answer['services'] as unknown as Record<string, unknown>[];
    const active = new Map(listed.map(({ code, is_active }) => [code, is_active]));
    expect([active.get('deploys'), active.get('quiet')]).toStrictEqual([true, false]);
    for (const found of listed) {
      expect(Object.keys(found)).toStrictEqual([
        'id',
        'code',
        'name',
        'is_active',
        'previous_secret_expires_at',
        'created_at',
      ]);
    }
    await bench.admin('service', 'enable', '--code', 'quiet');
    expect(await dispatched('After')).toBe(202);
  });

  it('report an error in one JSON object', async () => {
    const cases: [string[], string][] = [
      [['service', 'create', '--code', 'deploys', '--name', 'Twice'], 'already_exists'],
      [['service', 'create', '--code', 'Not A Code', '--name', 'x'], 'validation_failed'],
      [['service', 'create', '--code', 'ok', '--name', ' '], 'validation_failed'],
      [['service', 'rotate-secret', '--code', 'nobody'], 'not_found'],
      [['service', 'disable', '--code', 'nobody'], 'not_found'],
    ];
    await Promise.all(
      cases.map(async ([args, error]) => {
        const { code, answer } = await bench.admin(...args);
        expect([code, answer['error']]).toStrictEqual([1, error]);
      }),
    );
  });
});
