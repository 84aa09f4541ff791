import { expect, it } from '@jest/globals';
import { hashToken, randomToken, type RedisConnections } from '@platform/service-kit';
import type { DataSource } from 'typeorm';
import { ApiKeysService } from '../callers/api-keys.service.js';

it('a key that is revoked while it is being read is not cached as valid', async () => {
  const secret = randomToken('lk_');
  const row = { id: 1, account_id: 1, key_hash: hashToken(secret), expires_at: null, scopes: [] };
  const reading = Promise.withResolvers<(typeof row)[]>();
  const answers = [reading.promise, Promise.resolve([])];
  // The moment between the read and its answer cannot be held open in a real Postgres.
  const query = (sql: string) => {
    if (sql.trimStart().startsWith('SELECT')) return answers.shift();
    return Promise.resolve([[row], 1]);
  };
  const dataSource = { query };
  const redis = { commands: () => ({ publish: () => Promise.resolve(1) }) };
  const keys = new ApiKeysService(dataSource as unknown as DataSource, redis as unknown as RedisConnections);
  const underWay = keys.find(secret);
  await keys.revoke(1, 1);
  reading.resolve([row]);
  await underWay;
  expect(await keys.find(secret)).toBe(null);
});
