import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
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

// Computed once with Python’s hmac module, so that the library is not compared with itself.
const vectors = JSON.parse(readFileSync(new URL('../vectors.json', import.meta.url), 'utf8')) as Vector[];

describe('fixed vectors', () => {
  for (const { title, secret, id, timestamp, bodyBase64, platform, standard } of vectors) {
    it(`signs and verifies ${title}`, () => {
      const rawBody = Buffer.from(bodyBase64, 'base64');
      expect(sign(secret, timestamp, rawBody)).toBe(platform);
      expect(signStandard(secret, id, timestamp, rawBody)).toBe(standard);
      expect(verify({ secrets: secret, timestamp, signature: platform, rawBody, now: timestamp })).toBe(true);
      const headers = platformHeaders({ event: 'a.b', deliveryId: id, timestamp, secret, rawBody });
      expect(headers['X-Platform-Signature-256']).toBe(platform);
      expect(headers['webhook-signature']).toBe(standard);
      expect(verifyRequest(headers, rawBody, secret, { now: timestamp })).toBe(true);
    });
  }

  it('treats a string body as its UTF-8 bytes', () => {
    const body = '{"name":"Ümlaut 🚀"}';
    expect(sign('s', 1, body)).toBe(sign('s', 1, Buffer.from(body, 'utf8')));
  });
});
