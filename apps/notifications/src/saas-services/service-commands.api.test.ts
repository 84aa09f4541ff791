import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { notificationsBench, type NotificationsBench } from '../testing/notifications-bench.test-helper.js';

describe('operator commands for services', () => {
  let bench: NotificationsBench;

  before(async () => {
    bench = await notificationsBench();
  });
  after(() => bench.close());

  it('register a service whose secret works at once and is stored sealed', async () => {
    const { code, answer } = await bench.admin('service', 'create', '--code', 'billing', '--name', 'Billing', '--json');
    assert.equal(code, 0);
    assert.deepEqual(Object.keys(answer), ['id', 'code', 'secret']);
    assert.match(answer['secret'], /^whsec_/);
    const organization = await bench.organization();
    const dispatched = await bench.dispatch({ organization_uuid: organization.uuid }, { from: answer as never });
    assert.equal(dispatched.status, 202);
    const rows = await bench.query(`SELECT * FROM saas_service WHERE code = 'billing'`);
    assert.ok(!JSON.stringify(rows).includes(answer['secret']));
  });

  it('rotate a secret', async () => {
    const { secret } = await bench.services.create('rotated', 'Rotated');
    const { code, answer } = await bench.admin('service', 'rotate-secret', '--code', 'rotated');
    assert.deepEqual([code, answer['code']], [0, 'rotated']);
    assert.notEqual(answer['secret'], secret);
  });

  it('list all services without a secret, and end and resume what one may send, in every process at once', async () => {
    const quiet = await bench.services.create('quiet', 'Quiet');
    const { uuid } = await bench.organization();
    const dispatched = async (title: string) =>
      (await bench.dispatch({ organization_uuid: uuid, title }, { from: quiet })).status;
    assert.equal(await dispatched('Before'), 202);
    const disabled = await bench.admin('service', 'disable', '--code', 'quiet');
    assert.deepEqual([disabled.code, disabled.answer['is_active']], [0, false]);
    assert.equal(await dispatched('Disabled'), 401);
    const { answer } = await bench.admin('service', 'list');
    const listed = answer['services'] as unknown as Record<string, unknown>[];
    const active = new Map(listed.map(({ code, is_active }) => [code, is_active]));
    assert.deepEqual([active.get('deploys'), active.get('quiet')], [true, false]);
    for (const found of listed) {
      assert.deepEqual(Object.keys(found), [
        'id',
        'code',
        'name',
        'is_active',
        'previous_secret_expires_at',
        'created_at',
      ]);
    }
    await bench.admin('service', 'enable', '--code', 'quiet');
    assert.equal(await dispatched('After'), 202);
  });

  it('say in one JSON object what went wrong', async () => {
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
        assert.deepEqual([code, answer['error']], [1, error]);
      }),
    );
  });
});
