import { expect, it } from '@jest/globals';
import { openTokenRecord, signTokenRecord } from './signed-token-record.js';
import { tokenKey, tokenRecord, type TokenRecord } from './token-directory.js';

const [old, next, foreign] = ['o', 'n', 'f'].map((letter) => letter.repeat(32)) as [string, string, string];
const here = tokenKey('here');
const record: TokenRecord = {
  user_uuid: '01890000-0000-7000-8000-000000000000',
  client_id: 'notes\n"quoted"',
  grant_id: 'a grant',
  scopes: ['openid'],
  expires_at: 1_800_000_000,
  is_trusted: false,
  signed_in_at: null,
  has_second_factor: false,
};

it('a signed record is valid with the secret that signed it, among any others, and for its own token', () => {
  const text = signTokenRecord(old, here, record);
  for (const secrets of [[old], [old, next], [next, old]])
    expect(JSON.parse(openTokenRecord(secrets, here, text)!)).toStrictEqual(record);
  expect(openTokenRecord([next, foreign], here, text)).toBeNull();
  expect(openTokenRecord([], here, text)).toBeNull();
  expect(openTokenRecord([old], tokenKey('there'), text)).toBeNull();
});

it('a signed record is invalid without a MAC, with a truncated one, or when changed', () => {
  const text = signTokenRecord(old, here, record);
  for (const forged of [
    '',
    '{}',
    'revoked',
    JSON.stringify(record),
    JSON.stringify({ mac: '', ...record }),
    JSON.stringify({ mac: 'A'.repeat(43), ...record }),
    text.replace('"openid"', '"org:manage"'),
    text.replace(/"mac":"./, '"mac":"'),
    `${text} `,
    ` ${text}`,
    text.replace(/}$/, ',"client_id":"another"}'),
  ])
    expect(openTokenRecord([old], here, forged)).toBeNull();
});

it('a signed record is read by the former version of a service as a plain record', () => {
  expect(tokenRecord.parse(JSON.parse(signTokenRecord(old, here, record)))).toStrictEqual(record);
});
