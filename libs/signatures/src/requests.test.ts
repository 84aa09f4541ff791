import { describe, expect, it } from '@jest/globals';
import { generateSecret, platformHeaders, requestFault, signDispatch, verify, verifyRequest } from './index.js';

const secret = generateSecret();
const previousSecret = generateSecret();
const rawBody = '{"event":"member.added"}';
const now = 1_795_210_927;
const delivery = { event: 'member.added', deliveryId: '0198c0de-1111-7222-8333-444455556666', timestamp: now, rawBody };

describe('platformHeaders', () => {
  it('has exactly the headers of the contract and the three of Standard Webhooks', () => {
    const headers = platformHeaders({ ...delivery, secret });
    expect(Object.keys(headers).sort()).toStrictEqual([
      'Content-Type',
      'User-Agent',
      'X-Platform-Delivery',
      'X-Platform-Event',
      'X-Platform-Signature-256',
      'X-Platform-Timestamp',
      'webhook-id',
      'webhook-signature',
      'webhook-timestamp',
    ]);
    expect(headers['User-Agent']).toBe('PlatformID-Webhook/1.0');
    expect(headers['Content-Type']).toBe('application/json');
    expect(headers['X-Platform-Delivery']).toBe(headers['webhook-id']);
    expect(headers['X-Platform-Timestamp']).toBe(String(now));
  });

  it('has no signature at all without a secret', () => {
    expect(Object.keys(platformHeaders(delivery)).join()).not.toMatch(/signature/i);
  });

  it('has one value in the header of the contract during a rotation', () => {
    const headers = platformHeaders({ ...delivery, secret, previousSecret });
    expect(headers['X-Platform-Signature-256'] ?? '').toMatch(/^sha256=[0-9a-f]{64}$/);
    expect(headers['X-Platform-Signature-256-Previous'] ?? '').toMatch(/^sha256=[0-9a-f]{64}$/);
    expect(headers['webhook-signature'] ?? '').toMatch(/^v1,\S{44} v1,\S{44}$/);
  });
});

describe('verifyRequest', () => {
  it('is true during a rotation for the receiver with the new, the old, or both secrets', () => {
    const headers = platformHeaders({ ...delivery, secret, previousSecret });
    for (const secrets of [secret, previousSecret, [secret, previousSecret], [generateSecret(), previousSecret]]) {
      expect(verifyRequest(headers, rawBody, secrets, { now })).toBe(true);
    }
    expect(verifyRequest(headers, rawBody, generateSecret(), { now })).toBe(false);
  });

  it('is false for the old secret once the rotation is over', () => {
    const headers = platformHeaders({ ...delivery, secret });
    expect(requestFault(headers, rawBody, previousSecret, { now })).toBe('signature_mismatch');
  });

  it('reads Node headers, fetch headers and any letter case alike', () => {
    const headers = platformHeaders({ ...delivery, secret });
    const lowercase = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    for (const form of [headers, lowercase, new Headers(headers)]) {
      expect(verifyRequest(form, Buffer.from(rawBody), secret, { now })).toBe(true);
    }
  });

  it('is false, and throws nothing, for missing, repeated and tampered headers', () => {
    const headers = platformHeaders({ ...delivery, secret });
    expect(verifyRequest({}, rawBody, secret, { now })).toBe(false);
    expect(verifyRequest(new Headers(), rawBody, secret, { now })).toBe(false);
    const repeated = { ...headers, 'X-Platform-Timestamp': [String(now), String(now)] };
    expect(verifyRequest(repeated, rawBody, secret, { now })).toBe(false);
    const later = { ...headers, 'X-Platform-Timestamp': String(now + 1) };
    expect(verifyRequest(later, rawBody, secret, { now })).toBe(false);
    expect(verifyRequest(headers, rawBody.replace('added', 'Added'), secret, { now })).toBe(false);
  });
});

describe('signDispatch', () => {
  it('makes the three headers of the contract, which verify with the same secret', () => {
    const headers = signDispatch({ serviceCode: 'billing', secret, rawBody, now: now + 0.7 });
    expect(headers['X-Platform-Service']).toBe('billing');
    expect(headers['X-Platform-Timestamp']).toBe(String(now));
    const timestamp = headers['X-Platform-Timestamp'];
    expect(verify({ secrets: secret, timestamp, signature: headers['X-Platform-Signature-256'], rawBody, now })).toBe(
      true,
    );
  });
});
