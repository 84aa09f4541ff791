import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { hashToken, startService, type RunningService } from '@platform/service-kit';
import { eventually, lockWaiters } from '@platform/testing';
import { DataSource } from 'typeorm';
import { links } from '../../service.js';
import { linksBench } from '../../testing/links-bench.test-helper.js';
import { ApiKeysService } from '../callers/api-keys.service.js';

it('a key that is revoked while it is being read is not cached', async () => {
  await using after = new AsyncDisposableStack();
  let service: RunningService | undefined;
  const bench = await linksBench({}, async (env) => (service = await startService(links, env)));
  after.defer(() => bench.close());
  const { token } = await bench.account();
  const keys = service!.app.get(ApiKeysService);
  const found = await service!.app.get(DataSource).transaction(async (tx) => {
    await tx.query('LOCK TABLE account IN ACCESS EXCLUSIVE MODE');
    const reading = keys.find(token);
    await eventually(async () => expect(await lockWaiters(bench, 'api_key')).toBeGreaterThan(0));
    await keys.stop(hashToken(token));
    return { reading };
  });
  assert.ok(await found.reading, 'what was read is from before');
  await bench.query('UPDATE api_key SET revoked_at = now()');
  expect(await keys.find(token)).toBe(null);
});
