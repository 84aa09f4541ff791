import { describe, expect, it } from '@jest/globals';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { newKeyPair, withKey } from './key-set.js';

describe('keys that the browser makes', () => {
  it('are a pair, whose private key any library reads', async () => {
    const { pem, jwk } = await newKeyPair();
    const publicKey = createPublicKey(createPrivateKey(pem)).export({ format: 'jwk' });
    expect(jwk).toMatchObject({ ...publicKey, alg: 'ES256', use: 'sig' });
    expect('d' in jwk).toBe(false);
  });

  it('come to the keys that there are, and in the place of what is no set', () => {
    const key = { kty: 'EC' };
    expect(JSON.parse(withKey('{"keys": [{"kty": "RSA"}]}', key))).toStrictEqual({ keys: [{ kty: 'RSA' }, key] });
    for (const set of ['', '{"keys": 1}', '{"keys": [', 'null'])
      expect(JSON.parse(withKey(set, key))).toStrictEqual({ keys: [key] });
  });
});
