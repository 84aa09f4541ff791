import { describe, expect, it } from '@jest/globals';
import { checkIdToken } from './id-token.js';

const nowMs = 1_800_000_000_000;
const good = { iss: 'https://id.example/api', sub: 'ada', aud: 'console', exp: nowMs / 1000 + 3600, nonce: 'n' };
const expected = { issuer: good.iss, clientId: 'console', nonce: 'n' };
const tokenOf = (claims: object) =>
  ['{}', JSON.stringify(claims), 'signature'].map((part) => Buffer.from(part).toString('base64url')).join('.');
const check = (changes: object, more: object = {}) =>
  checkIdToken(tokenOf({ ...good, ...changes }), { ...expected, ...more }, nowMs);

describe('an ID token', () => {
  it('is accepted when it is valid, whatever characters the name has', () => {
    expect(check({ name: 'Ada Łovelace ÿþ' }).sub).toBe('ada');
    expect(check({ aud: ['console'] }).sub).toBe('ada');
  });

  it('is refused with another issuer, audience, nonce or person, or after its expiry', () => {
    expect(() => check({ iss: 'https://evil.example' })).toThrow(/wrong issuer/);
    expect(() => check({ aud: 'other' })).toThrow(/wrong audience/);
    expect(() => check({ aud: ['console', 'other'] })).toThrow(/wrong audience/);
    expect(() => check({ nonce: 'other' })).toThrow(/wrong nonce/);
    expect(() => check({ nonce: undefined })).toThrow(/wrong nonce/);
    expect(() => check({ exp: nowMs / 1000 - 301 })).toThrow(/wrong expiry/);
    expect(() => check({ exp: undefined })).toThrow(/wrong expiry/);
    expect(() => check({ sub: '' })).toThrow(/wrong subject/);
    expect(() => check({}, { sub: 'grace' })).toThrow(/wrong subject/);
  });

  it('is refused when it cannot be read', () => {
    for (const token of ['', 'a.b', 'a.!!!.c', `a.${Buffer.from('[').toString('base64url')}.c`])
      expect(() => checkIdToken(token, expected, nowMs)).toThrow(/unreadable/);
  });

  it('may omit the nonce after a refresh', () => {
    const claims = checkIdToken(tokenOf({ ...good, nonce: undefined }), { ...expected, nonce: undefined }, nowMs);
    expect(claims.sub).toBe('ada');
  });
});
