import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { generateSecret, sign, signatureFault, standardWebhooksSecret, verify } from './index.js';

const secret = generateSecret();
const rawBody = '{"event":"organization.created"}';
const now = 1_795_210_927;
const signature = sign(secret, now, rawBody);
const good = { secrets: secret, timestamp: now, signature, rawBody, now };

describe('verify', () => {
  it('accepts a timestamp up to and including 300 seconds in the past or future', () => {
    for (const [distance, expected] of [
      [0, true],
      [-300, true],
      [300, true],
      [-301, false],
      [301, false],
    ] as const) {
      const timestamp = now + distance;
      const signed = { ...good, timestamp, signature: sign(secret, timestamp, rawBody) };
      assert.equal(verify(signed), expected, `${distance} s`);
    }
  });

  it('reads the current time in whole seconds, so that a fraction never shortens the tolerance', () => {
    expect(verify({ ...good, now: now + 300.999 })).toBe(true);
    expect(verify({ ...good, now: now + 301 })).toBe(false);
  });

  it('uses the given clock and tolerance', () => {
    const timestamp = Math.floor(Date.now() / 1000);
    const current = { secrets: secret, timestamp, signature: sign(secret, timestamp, rawBody), rawBody };
    expect(verify(current)).toBe(true);
    expect(verify({ ...good, now: now + 11, toleranceSeconds: 10 })).toBe(false);
  });

  it('accepts the timestamp as a string in plain decimal only', () => {
    expect(verify({ ...good, timestamp: String(now) })).toBe(true);
    for (const timestamp of [
      `0${now}`,
      `+${now}`,
      `-${now}`,
      `${now}.0`,
      ` ${now}`,
      `${now} `,
      '1e9',
      '',
      'now',
      '0x1',
    ]) {
      assert.equal(signatureFault({ ...good, timestamp }), 'timestamp_malformed', JSON.stringify(timestamp));
    }
    expect(signatureFault({ ...good, timestamp: Number.NaN })).toBe('timestamp_malformed');
    expect(signatureFault({ ...good, timestamp: `${now}000` })).toBe('timestamp_out_of_range');
  });

  it('refuses a changed body, timestamp or secret', () => {
    expect(signatureFault({ ...good, rawBody: `${rawBody} ` })).toBe('signature_mismatch');
    expect(signatureFault({ ...good, timestamp: now + 1 })).toBe('signature_mismatch');
    expect(signatureFault({ ...good, secrets: generateSecret() })).toBe('signature_mismatch');
  });

  it('refuses every spelling of the signature except that of the contract, without throwing', () => {
    const hex = signature.slice('sha256='.length);
    const spellings = [
      hex,
      `sha256=${hex.toUpperCase()}`,
      `SHA256=${hex}`,
      `sha1=${hex}`,
      `sha256=${hex}0`,
      `sha256=${hex.slice(1)}`,
      `sha256=${hex}\n`,
      ` ${signature}`,
      `${signature},${signature}`,
      '',
      'sha256=',
      `sha256=${'é'.repeat(64)}`,
      'x'.repeat(100_000),
    ];
    for (const spelling of spellings) {
      assert.equal(signatureFault({ ...good, signature: spelling }), 'signature_malformed', spelling.slice(0, 80));
    }
    expect(verify({ ...good, signature: undefined as unknown as string })).toBe(false);
  });

  it('accepts any of several secrets, in any position', () => {
    const others = [generateSecret(), generateSecret()];
    expect(verify({ ...good, secrets: [secret, ...others] })).toBe(true);
    expect(verify({ ...good, secrets: [...others, secret] })).toBe(true);
    expect(verify({ ...good, secrets: others })).toBe(false);
  });

  it('never accepts for an unknown sender or an empty secret', () => {
    expect(verify({ ...good, secrets: [] })).toBe(false);
    const unkeyed = { ...good, signature: sign('', now, rawBody) };
    expect(verify({ ...unkeyed, secrets: '' })).toBe(false);
    expect(verify({ ...unkeyed, secrets: ['', secret] })).toBe(false);
  });
});

describe('sign', () => {
  it('refuses a timestamp that is not whole Unix seconds', () => {
    for (const timestamp of [1.5, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => sign(secret, timestamp, rawBody)).toThrow(RangeError);
    }
  });
});

describe('secrets', () => {
  it('are whsec_ and 32 random bytes in base64, and serve Standard Webhooks libraries unchanged', () => {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(generateSecret()).not.toBe(secret);
    expect(standardWebhooksSecret(secret)).toBe(secret);
  });

  it('that a person typed have a Standard Webhooks form made of their UTF-8 bytes', () => {
    for (const typed of ['hunter2', 'whsec_', 'whsec_not base64', 'whsec_abc']) {
      expect(standardWebhooksSecret(typed)).toBe(`whsec_${Buffer.from(typed).toString('base64')}`);
    }
  });
});
