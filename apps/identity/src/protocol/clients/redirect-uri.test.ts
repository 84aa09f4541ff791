import { describe, expect, it } from '@jest/globals';
import { redirectUriFault } from './redirect-uri.js';

describe('redirect addresses of clients', () => {
  for (const uri of [
    'https://app.example/callback',
    'https://app.example:8443/callback?tenant=1',
    'http://127.0.0.1:9999/callback',
    'http://localhost/callback',
    'https://app.example/.well-known/callback',
    'https://app.example/a..b/callback',
    'http://[::1]:3000/',
    'com.example.app:/callback',
    'com.example.app://callback',
  ]) {
    it(`may be ${uri}`, () => expect(redirectUriFault(uri)).toBe(null));
  }

  for (const uri of [
    'http://app.example/callback',
    'https://app.example/callback#part',
    'https://app.example/#',
    'https://user@app.example/',
    'https://user:secret@app.example/',
    'https://*.app.example/',
    'https://app.example\\@other.example/',
    'https://app.example/ callback',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://app.example/a/../callback',
    'https://app.example/./callback',
    'https://app.example/..',
    'https://app.example/a/%2e%2E/callback',
    'com.example.app:/a/../callback',
    'myapp:/callback',
    'com.example.app:callback',
    'com.*.app:/callback',
    'https.evil:',
    '/callback',
    '',
    `https://app.example/${'x'.repeat(2000)}`,
  ]) {
    it(`may not be ${uri.slice(0, 60)}`, () => expect(redirectUriFault(uri)).not.toBe(null));
  }
});
