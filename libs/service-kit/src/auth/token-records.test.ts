import { expect, it } from '@jest/globals';
import { TokenRecords } from './token-records.js';

const text = (client_id: string) =>
  JSON.stringify({ user_uuid: null, client_id, grant_id: 'g', scopes: ['org:read'], expires_at: 1 });

it('reads a text once, hands out what nobody can change, and never keeps more than it may', () => {
  const records = new TokenRecords();
  const first = records.read(text('a'));
  expect([first.client_id, first.is_trusted, first.signed_in_at]).toStrictEqual(['a', false, null]);
  expect(records.read(text('a'))).toBe(first);
  expect(() => first.scopes.push('org:manage')).toThrow(TypeError);
  expect(() => Object.assign(first, { user_uuid: 'somebody' })).toThrow(TypeError);
  for (let i = 0; i < 1_000; i++) records.read(text(`c${i}`));
  expect(records.read(text('a'))).not.toBe(first);
});

it('refuses what is no record, each time', () => {
  const records = new TokenRecords();
  for (let i = 0; i < 2; i++) expect(() => records.read('{"client_id":"a"}')).toThrow();
});
