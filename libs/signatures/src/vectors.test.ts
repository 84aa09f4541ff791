import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { platformHeaders, sign, signStandard, verify, verifyRequest } from './index.js';

interface Vector {
  title: string;
  secret: string;
  id: string;
  timestamp: number;
  bodyBase64: string;
  platform: string;
  standard: string;
}

// Computed once with Python's hmac module, so that the library is not measured against itself.
const vectors = JSON.parse(readFileSync(new URL('../vectors.json', import.meta.url), 'utf8')) as Vector[];

describe('fixed vectors', () => {
  for (const { title, secret, id, timestamp, bodyBase64, platform, standard } of vectors) {
    it(`signs and verifies ${title}`, () => {
      const rawBody = Buffer.from(bodyBase64, 'base64');
      assert.equal(sign(secret, timestamp, rawBody), platform);
      assert.equal(signStandard(secret, id, timestamp, rawBody), standard);
      assert.equal(verify({ secrets: secret, timestamp, signature: platform, rawBody, now: timestamp }), true);
      const headers = platformHeaders({ event: 'a.b', deliveryId: id, timestamp, secret, rawBody });
      assert.equal(headers['X-Platform-Signature-256'], platform);
      assert.equal(headers['webhook-signature'], standard);
      assert.equal(verifyRequest(headers, rawBody, secret, { now: timestamp }), true);
    });
  }

  it('treats a string body as its UTF-8 bytes', () => {
    const body = '{"name":"Ümlaut 🚀"}';
    assert.equal(sign('s', 1, body), sign('s', 1, Buffer.from(body, 'utf8')));
  });
});
