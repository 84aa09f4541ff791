import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { emailDomain } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import { requireClaimable } from './claimable-domain.js';

describe('a domain that can be claimed', () => {
  it('is registered, whether under a suffix of one label or of more, or a part of such a domain', () => {
    for (const domain of ['acme.com', 'acme.co.uk', 'eng.acme.com', 'xn--bcher-kva.de', 'acme.github.io'])
      assert.doesNotThrow(() => requireClaimable(domain), domain);
  });

  it('is no suffix, no invented name and no mail provider that is open to everybody', () => {
    for (const domain of [
      'co.uk',
      'com',
      'github.io',
      'acme.internal',
      'acme.localhost',
      'gmail.com',
      'mail.gmail.com',
      'gmx.de',
    ])
      assert.throws(() => requireClaimable(domain), Problem, domain);
  });

  it('is written in one way', () => {
    expect(emailDomain.parse(' Bücher.Example ')).toBe('xn--bcher-kva.example');
    expect(emailDomain.parse('ACME.com')).toBe('acme.com');
    for (const text of [
      '',
      'acme',
      'acme.com.',
      '.acme.com',
      'a..b.com',
      '127.0.0.1',
      'a_b.com',
      'http://acme.com',
      'acme.com/x',
      'a@acme.com',
      '-a.com',
    ])
      assert.equal(emailDomain.safeParse(text).success, false, text);
  });
});
