import { expect, it, jest } from '@jest/globals';
import type { TokenRecord } from '@platform/contracts';
import { signTokenRecord } from '@platform/contracts/signed-token-record';
import { log } from '../telemetry/logger.js';
import { metrics } from '../telemetry/metrics.js';
import { TokenRecords } from './token-records.js';

const [secret, next] = ['s'.repeat(32), 'n'.repeat(32)] as [string, string];
const record = { user_uuid: null, client_id: 'a', grant_id: 'g', scopes: ['org:read'], expires_at: 1 } as TokenRecord;
const text = (key: string, client_id = 'a') => signTokenRecord(secret, key, { ...record, client_id });
const refused = async () => (await metrics.getSingleMetric('token_records_refused_total')!.get()).values[0]!.value;

it('a cache of token records parses each once, returns frozen ones, and never exceeds its limit', () => {
  const records = new TokenRecords([next, secret]);
  const first = records.read('token:a', text('token:a'))!;
  expect([first.client_id, first.is_trusted, first.signed_in_at, first.has_second_factor]).toStrictEqual([
    ...['a', false, null, false],
  ]);
  expect(records.read('token:a', text('token:a'))).toBe(first);
  expect(() => first.scopes.push('org:manage')).toThrow(TypeError);
  expect(() => Object.assign(first, { user_uuid: 'somebody' })).toThrow(TypeError);
  expect(records.read('token:a', text('token:a', 'b'))!.client_id).toBe('b');
  for (let i = 0; i < 1_000; i++) records.read(`token:${i}`, text(`token:${i}`));
  expect(records.read('token:a', text('token:a'))).not.toBe(first);
});

it('a cache of token records refuses one without this token’s signature, though it is valid for another', async () => {
  const warned = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const records = new TokenRecords([secret]);
  const before = await refused();
  expect(records.read('token:a', text('token:a'))).not.toBeNull();
  const unsigned = JSON.stringify(record);
  const noRecord = signTokenRecord(secret, 'token:b', { client_id: 'a' } as TokenRecord);
  const bad = [text('token:a'), unsigned, noRecord, 'null', 'x'];
  for (let time = 0; time < 2; time++)
    for (const forged of bad) expect([forged, records.read('token:b', forged)]).toStrictEqual([forged, null]);
  expect((await refused()) - before).toBe(2 * bad.length);
  expect(warned.mock.calls.length).toBe(1);
});
