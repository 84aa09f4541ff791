import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkIdToken } from './id-token.js';

const nowMs = 1_800_000_000_000;
const good = { iss: 'https://id.example/api', sub: 'ada', aud: 'console', exp: nowMs / 1000 + 3600, nonce: 'n' };
const expected = { issuer: good.iss, clientId: 'console', nonce: 'n' };
const tokenOf = (claims: object) =>
  ['{}', JSON.stringify(claims), 'signature'].map((part) => Buffer.from(part).toString('base64url')).join('.');
const check = (changes: object, more: object = {}) =>
  checkIdToken(tokenOf({ ...good, ...changes }), { ...expected, ...more }, nowMs);

describe('an ID token', () => {
  it('is taken when it is ours, whatever letters the name has', () => {
    assert.equal(check({ name: 'Ada Łovelace ÿþ' }).sub, 'ada');
    assert.equal(check({ aud: ['console'] }).sub, 'ada');
  });

  it('is refused with another issuer, audience, nonce or person, or after its time', () => {
    assert.throws(() => check({ iss: 'https://evil.example' }), /wrong issuer/);
    assert.throws(() => check({ aud: 'other' }), /wrong audience/);
    assert.throws(() => check({ aud: ['console', 'other'] }), /wrong audience/);
    assert.throws(() => check({ nonce: 'other' }), /wrong nonce/);
    assert.throws(() => check({ nonce: undefined }), /wrong nonce/);
    assert.throws(() => check({ exp: nowMs / 1000 - 301 }), /wrong expiry/);
    assert.throws(() => check({ exp: undefined }), /wrong expiry/);
    assert.throws(() => check({ sub: '' }), /wrong subject/);
    assert.throws(() => check({}, { sub: 'grace' }), /wrong subject/);
  });

  it('is refused when it cannot be read', () => {
    for (const token of ['', 'a.b', 'a.!!!.c', `a.${Buffer.from('[').toString('base64url')}.c`])
      assert.throws(() => checkIdToken(token, expected, nowMs), /unreadable/);
  });

  it('may leave the nonce out after a refresh', () => {
    const claims = checkIdToken(tokenOf({ ...good, nonce: undefined }), { ...expected, nonce: undefined }, nowMs);
    assert.equal(claims.sub, 'ada');
  });
});
