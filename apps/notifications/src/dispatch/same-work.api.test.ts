import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { AbstractLogger, DataSource } from 'typeorm';
import { notificationsBench, type NotificationsBench } from '../testing/notifications-bench.test-helper.js';

describe('a dispatch with a bad signature', () => {
  let bench: NotificationsBench;
  beforeAll(async () => (bench = await notificationsBench()));
  afterAll(() => bench.close());

  it('costs the same statements and signatures for an unknown service as for a known one', async () => {
    await using after = new AsyncDisposableStack();
    const statements: string[] = [];
    class Watching extends AbstractLogger {
      override logQuery(query: string): void {
        if (query.includes('saas_service')) statements.push(query);
      }
      protected override writeLog(): void {}
    }
    bench.app.get(DataSource).logger = new Watching();
    const rawBody = JSON.stringify({ service_code: 'x', event: 'of.nobody', title: 't', message: 'm' });
    const { hash } = crypto;
    let signatures = 0;
    jest.spyOn(crypto, 'hash').mockImplementation((...args: Parameters<typeof hash>) => {
      if (Buffer.isBuffer(args[1]) && args[1].includes(rawBody)) signatures += 1;
      return hash(...args);
    });
    syncBuiltinESMExports();
    after.defer(() => {
      jest.restoreAllMocks();
      syncBuiltinESMExports();
    });
    const now = Math.floor(Date.now() / 1000);
    const workOf = async (service: string) => {
      statements.length = signatures = 0;
      const headers = {
        'X-Platform-Service': service,
        'X-Platform-Timestamp': String(now),
        'X-Platform-Signature-256': `sha256=${'0'.repeat(64)}`,
      };
      expect((await bench.dispatch({}, { rawBody, headers })).status).toBe(401);
      return { statements: [...statements], signatures };
    };

    const unknown = await workOf('nobody');
    assert.ok(unknown.statements.length > 0 && unknown.signatures > 2);
    await bench.services.create('known', 'Known');
    for (const state of ['not read yet', 'read before']) assert.deepEqual(await workOf('known'), unknown, state);
    await bench.services.rotateSecret('known');
    for (const state of ['with two secrets, as it was read before', 'with two secrets'])
      assert.deepEqual(await workOf('known'), unknown, state);
    await bench.services.disable('known');
    assert.deepEqual(await workOf('known'), unknown, 'disabled');
  });
});
