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

it('a signed record opens with the secret that signed it, whichever others there are, and at its own place', () => {
  const text = signTokenRecord(old, here, record);
  for (const secrets of [[old], [old, next], [next, old]])
    expect(JSON.parse(openTokenRecord(secrets, here, text)!)).toStrictEqual(record);
  expect(openTokenRecord([next, foreign], here, text)).toBeNull();
  expect(openTokenRecord([], here, text)).toBeNull();
  expect(openTokenRecord([old], tokenKey('there'), text)).toBeNull();
});

it('nothing else opens: no record without a MAC, with a MAC cut short, or changed behind it', () => {
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

it('a service of the version before reads it as the record that it is', () => {
  expect(tokenRecord.parse(JSON.parse(signTokenRecord(old, here, record)))).toStrictEqual(record);
});
