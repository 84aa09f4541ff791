import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { Problem } from '@platform/service-kit';
import { StaticVerifier } from './domain-verifier.js';
import { fakeDns } from '../../testing/fake-dns.test-helper.js';
import { pointsHere } from './domain-pointing.js';

const host = 'links.example.com';
const targets = { cname: 'go.example', addresses: ['203.0.113.7', '2001:db8::7'] };

describe('the check that a domain points to this service', () => {
  const asked = (records: Parameters<typeof fakeDns>[0]) => pointsHere(fakeDns(records), host, targets);
  const chain = (hops: number, end: string) =>
    Object.fromEntries(
      Array.from({ length: hops }, (_, hop) => [
        hop === 0 ? host : `hop${hop}.example.com`,
        { cname: [hop === hops - 1 ? end : `hop${hop + 1}.example.com`] },
      ]),
    );

  it('passes by CNAME, in any case of letters and with a trailing dot', async () => {
    expect(await asked({ [host]: { cname: ['GO.Example.'] } })).toBe(true);
  });

  it('follows a chain of 8 CNAMEs and no longer one', async () => {
    expect(await asked(chain(8, 'go.example'))).toBe(true);
    expect(await asked(chain(9, 'go.example'))).toBe(false);
  });

  it('fails in a loop of CNAMEs', async () => {
    expect(await asked({ [host]: { cname: ['a.example.com'] }, 'a.example.com': { cname: [host] } })).toBe(false);
    expect(await asked({ [host]: { cname: [host] } })).toBe(false);
  });

  it('passes when all addresses are ours, in any spelling, also IPv6 alone', async () => {
    expect(await asked({ [host]: { a: ['203.0.113.7'] } })).toBe(true);
    expect(await asked({ [host]: { aaaa: ['2001:0db8:0:0::0007'] } })).toBe(true);
    expect(await asked({ [host]: { cname: ['a.example.com'] }, 'a.example.com': { a: ['203.0.113.7'] } })).toBe(true);
  });

  it('fails when one address is foreign, as it would lose visitors', async () => {
    expect(await asked({ [host]: { a: ['203.0.113.7', '198.51.100.1'] } })).toBe(false);
    expect(await asked({ [host]: { a: ['203.0.113.7'], aaaa: ['2001:db8::8'] } })).toBe(false);
  });

  it('fails for a name without records, and for two CNAMEs', async () => {
    expect(await asked({})).toBe(false);
    expect(await asked({ [host]: { cname: ['go.example', 'other.example'] } })).toBe(false);
  });

  it('has no result when the DNS does not answer', async () => {
    await assert.rejects(
      asked({ [host]: { isBroken: true } }),
      (err: unknown) => err instanceof Problem && err.code === 'unavailable',
    );
  });

  it('follows in development the configured list', async () => {
    const dns = new StaticVerifier([
      { pattern: '*.invalid', target: '' },
      { pattern: 'apex.example.com', target: '203.0.113.7' },
      { pattern: '*', target: 'go.example' },
    ]);
    expect(await pointsHere(dns, 'x.invalid', targets)).toBe(false);
    expect(await pointsHere(dns, 'apex.example.com', targets)).toBe(true);
    expect(await pointsHere(dns, 'any.example.org', targets)).toBe(true);
  });
});
