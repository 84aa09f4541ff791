import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { emailDomain } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import { requireClaimable } from './claimable-domain.js';

describe('a domain that can be claimed', () => {
  it('is a registered domain or a subdomain of one, below a suffix of one or more labels', () => {
    for (const domain of ['acme.com', 'acme.co.uk', 'eng.acme.com', 'xn--bcher-kva.de', 'acme.github.io'])
      assert.doesNotThrow(() => requireClaimable(domain), domain);
  });

  it('is no public suffix, no unregistrable name and no public mail provider', () => {
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

  it('has one spelling', () => {
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
