import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import type { PlatformSettings } from '../settings/config.js';
import { Sealing } from './sealing.js';

const key = (id: string) => ({ id, key: randomBytes(32) });
const sealingWith = (...keys: ReturnType<typeof key>[]) => new Sealing({ ENCRYPTION_KEYS: keys } as PlatformSettings);

describe('sealing', () => {
  const old = key('old');
  const sealed = sealingWith(old).seal('geheim', 'webhook-secret');

  it('opens what it sealed, for the same purpose only', () => {
    expect(sealingWith(old).open(sealed, 'webhook-secret')).toBe('geheim');
    expect(() => sealingWith(old).open(sealed, 'destination-url')).toThrow();
  });

  it('never seals the same text to the same value, and shows nothing of it', () => {
    expect(sealingWith(old).seal('geheim', 'webhook-secret')).not.toBe(sealed);
    expect(Buffer.from(sealed.split('.')[1]!, 'base64url').includes('geheim')).toBeFalsy();
  });

  it('derives a key for every other purpose from each of its keys', () => {
    const next = key('next');
    const [first, second] = sealingWith(next, old).derivedKeys('unlock') as [Buffer, Buffer];
    expect(sealingWith(old).derivedKeys('unlock')).toStrictEqual([second]);
    const others = [first, next.key, old.key, sealingWith(old).derivedKeys('another')[0]!];
    expect([second.length, others.some((other) => other.equals(second))]).toStrictEqual([32, false]);
  });

  it('uses no initialization vector twice', () => {
    const one = sealingWith(old);
    const ivs = Array.from({ length: 2_000 }, () =>
      Buffer.from(one.seal('', 'x').split('.')[1]!, 'base64url').toString('hex', 0, 12),
    );
    expect(new Set(ivs).size).toBe(ivs.length);
    expect(ivs.includes('00'.repeat(12))).toBeFalsy();
  });

  it('opens old values after a rotation, and seals new ones with the new key', () => {
    const rotated = sealingWith(key('new'), old);
    expect(rotated.open(sealed, 'webhook-secret')).toBe('geheim');
    expect(rotated.seal('neu', 'x')).toMatch(/^new\./);
  });

  it('refuses tampered values and unknown keys', () => {
    const [id, body] = sealed.split('.') as [string, string];
    const flipped = Buffer.from(body, 'base64url');
    flipped[30]! ^= 1;
    expect(() => sealingWith(old).open(`${id}.${flipped.toString('base64url')}`, 'webhook-secret')).toThrow();
    expect(() => sealingWith(key('old')).open(sealed, 'webhook-secret')).toThrow(
      expect.objectContaining({
        message: 'ENCRYPTION_KEYS: key old is not the one that sealed this',
      }),
    );
    expect(() => sealingWith(key('other')).open(sealed, 'webhook-secret')).toThrow(/old is not configured/);
  });
});
