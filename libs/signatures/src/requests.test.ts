import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { generateSecret, platformHeaders, requestFault, signDispatch, verify, verifyRequest } from './index.js';

const secret = generateSecret();
const previousSecret = generateSecret();
const rawBody = '{"event":"member.added"}';
const now = 1_795_210_927;
const delivery = { event: 'member.added', deliveryId: '0198c0de-1111-7222-8333-444455556666', timestamp: now, rawBody };

describe('platformHeaders', () => {
  it('carries exactly the headers of the spec and the three of Standard Webhooks', () => {
    const headers = platformHeaders({ ...delivery, secret });
    assert.deepEqual(Object.keys(headers).sort(), [
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
    assert.equal(headers['User-Agent'], 'PlatformID-Webhook/1.0');
    assert.equal(headers['Content-Type'], 'application/json');
    assert.equal(headers['X-Platform-Delivery'], headers['webhook-id']);
    assert.equal(headers['X-Platform-Timestamp'], String(now));
  });

  it('carries no signature at all without a secret', () => {
    assert.doesNotMatch(Object.keys(platformHeaders(delivery)).join(), /signature/i);
  });

  it('keeps one value in the header of the spec while a secret rotates', () => {
    const headers = platformHeaders({ ...delivery, secret, previousSecret });
    assert.match(headers['X-Platform-Signature-256'] ?? '', /^sha256=[0-9a-f]{64}$/);
    assert.match(headers['X-Platform-Signature-256-Previous'] ?? '', /^sha256=[0-9a-f]{64}$/);
    assert.match(headers['webhook-signature'] ?? '', /^v1,\S{44} v1,\S{44}$/);
  });
});

describe('verifyRequest', () => {
  it('is true during a rotation for the receiver with the new, the old, or both secrets', () => {
    const headers = platformHeaders({ ...delivery, secret, previousSecret });
    for (const secrets of [secret, previousSecret, [secret, previousSecret], [generateSecret(), previousSecret]]) {
      assert.equal(verifyRequest(headers, rawBody, secrets, { now }), true);
    }
    assert.equal(verifyRequest(headers, rawBody, generateSecret(), { now }), false);
  });

  it('is false for the old secret once the rotation is over', () => {
    const headers = platformHeaders({ ...delivery, secret });
    assert.equal(requestFault(headers, rawBody, previousSecret, { now }), 'signature_mismatch');
  });

  it('reads Node headers, fetch headers and any letter case alike', () => {
    const headers = platformHeaders({ ...delivery, secret });
    const lowercase = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    for (const form of [headers, lowercase, new Headers(headers)]) {
      assert.equal(verifyRequest(form, Buffer.from(rawBody), secret, { now }), true);
    }
  });

  it('is false, and throws nothing, for missing, repeated and tampered headers', () => {
    const headers = platformHeaders({ ...delivery, secret });
    assert.equal(verifyRequest({}, rawBody, secret, { now }), false);
    assert.equal(verifyRequest(new Headers(), rawBody, secret, { now }), false);
    const repeated = { ...headers, 'X-Platform-Timestamp': [String(now), String(now)] };
    assert.equal(verifyRequest(repeated, rawBody, secret, { now }), false);
    const later = { ...headers, 'X-Platform-Timestamp': String(now + 1) };
    assert.equal(verifyRequest(later, rawBody, secret, { now }), false);
    assert.equal(verifyRequest(headers, rawBody.replace('added', 'Added'), secret, { now }), false);
  });
});

describe('signDispatch', () => {
  it('makes the three headers of the spec, which verify with the same secret', () => {
    const headers = signDispatch({ serviceCode: 'billing', secret, rawBody, now: now + 0.7 });
    assert.equal(headers['X-Platform-Service'], 'billing');
    assert.equal(headers['X-Platform-Timestamp'], String(now));
    const timestamp = headers['X-Platform-Timestamp'];
    assert.equal(
      verify({ secrets: secret, timestamp, signature: headers['X-Platform-Signature-256'], rawBody, now }),
      true,
    );
  });
});
