import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { Problem } from '@platform/service-kit';
import { brandedHost } from './branded-host.js';

const own = ['go.example', 'localhost'];

describe('the host in the input of an owner', () => {
  it('is normalized to ASCII and lower case, without port, path and trailing dot', () => {
    for (const [text, scheme, host] of [
      ['https://Links.Example.COM', 'https', 'links.example.com'],
      ['http://links.example.com:8080/a?b#c', 'http', 'links.example.com'],
      ['HTTPS://links.example.com./', 'https', 'links.example.com'],
      ['https://münchen.example.com', 'https', 'xn--mnchen-3ya.example.com'],
    ] as const) {
      assert.deepEqual(brandedHost(text, own), { scheme, host, isApex: false }, text);
    }
  });

  it('is recognized as the apex of a registered domain, also under a suffix of two labels', () => {
    expect(brandedHost('https://example.com', own).isApex).toBe(true);
    expect(brandedHost('https://example.co.uk', own).isApex).toBe(true);
    expect(brandedHost('https://go.example.co.uk', own).isApex).toBe(false);
  });

  it('is refused with the field’s name where it cannot be a domain of the caller', () => {
    for (const text of [
      'links.example.com',
      'ftp://links.example.com',
      '//links.example.com',
      'https:\\\\links.example.com',
      'https://',
      'https://user@links.example.com',
      'https://@links.example.com',
      'https://links example.com',
      'https://1.2.3.4',
      'https://0x7f.1',
      'https://[::1]',
      'https://2130706433',
      'https://localhost',
      'https://com',
      'https://co.uk',
      'https://github.io',
      'https://printer.local',
      'https://x.internal',
      'https://x.test',
      'https://go.example',
      'https://deep.go.example',
      'https://-bad.example.com',
      'https://under_score.example.com',
      `https://${'a'.repeat(64)}.example.com`,
      `https://${'a.'.repeat(130)}com`,
    ]) {
      assert.throws(
        () => brandedHost(text, own),
        (err: unknown) => err instanceof Problem && 'domain' in (err.details.errors ?? {}),
        text,
      );
    }
  });
});
