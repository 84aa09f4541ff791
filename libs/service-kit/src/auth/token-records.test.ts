import assert from 'node:assert/strict';
import { it } from 'node:test';
import { TokenRecords } from './token-records.js';

const text = (client_id: string) =>
  JSON.stringify({ user_uuid: null, client_id, grant_id: 'g', scopes: ['org:read'], expires_at: 1 });

it('reads a text once, hands out what nobody can change, and never keeps more than it may', () => {
  const records = new TokenRecords();
  const first = records.read(text('a'));
  assert.deepEqual([first.client_id, first.is_trusted, first.signed_in_at], ['a', false, null]);
  assert.equal(records.read(text('a')), first);
  assert.throws(() => first.scopes.push('org:manage'), TypeError);
  assert.throws(() => Object.assign(first, { user_uuid: 'somebody' }), TypeError);
  for (let i = 0; i < 1_000; i++) records.read(text(`c${i}`));
  assert.notEqual(records.read(text('a')), first);
});

it('refuses what is no record, each time', () => {
  const records = new TokenRecords();
  for (let i = 0; i < 2; i++) assert.throws(() => records.read('{"client_id":"a"}'));
});
