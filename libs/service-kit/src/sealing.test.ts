import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import type { PlatformSettings } from './config.js';
import { Sealing } from './sealing.js';

const key = (id: string) => ({ id, key: randomBytes(32) });
const sealingWith = (...keys: ReturnType<typeof key>[]) => new Sealing({ ENCRYPTION_KEYS: keys } as PlatformSettings);

describe('sealing', () => {
  const old = key('old');
  const sealed = sealingWith(old).seal('geheim', 'webhook-secret');

  it('opens what it sealed, for the same purpose only', () => {
    assert.equal(sealingWith(old).open(sealed, 'webhook-secret'), 'geheim');
    assert.throws(() => sealingWith(old).open(sealed, 'destination-url'));
  });

  it('never seals the same text to the same value, and shows nothing of it', () => {
    assert.notEqual(sealingWith(old).seal('geheim', 'webhook-secret'), sealed);
    assert.ok(!Buffer.from(sealed.split('.')[1]!, 'base64url').includes('geheim'));
  });

  it('takes no initialization vector twice', () => {
    const one = sealingWith(old);
    const ivs = Array.from({ length: 2_000 }, () =>
      Buffer.from(one.seal('', 'x').split('.')[1]!, 'base64url').toString('hex', 0, 12),
    );
    assert.equal(new Set(ivs).size, ivs.length);
    assert.ok(!ivs.includes('00'.repeat(12)));
  });

  it('opens old values after a rotation, and seals new ones with the new key', () => {
    const rotated = sealingWith(key('new'), old);
    assert.equal(rotated.open(sealed, 'webhook-secret'), 'geheim');
    assert.match(rotated.seal('neu', 'x'), /^new\./);
  });

  it('refuses tampered values and unknown keys', () => {
    const [id, body] = sealed.split('.') as [string, string];
    const flipped = Buffer.from(body, 'base64url');
    flipped[30]! ^= 1;
    assert.throws(() => sealingWith(old).open(`${id}.${flipped.toString('base64url')}`, 'webhook-secret'));
    assert.throws(() => sealingWith(key('old')).open(sealed, 'webhook-secret'), {
      message: 'ENCRYPTION_KEYS: key old is not the one that sealed this',
    });
    assert.throws(() => sealingWith(key('other')).open(sealed, 'webhook-secret'), /old is not configured/);
  });
});
