import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Problem } from '@platform/service-kit';
import { StaticVerifier } from './domain-verifier.js';
import { fakeDns } from '../testing/fake-dns.test-helper.js';
import { pointsHere } from './domain-pointing.js';

const host = 'links.example.com';
const targets = { cname: 'go.example', addresses: ['203.0.113.7', '2001:db8::7'] };

describe('L12 whether a domain leads here', () => {
  const asked = (records: Parameters<typeof fakeDns>[0]) => pointsHere(fakeDns(records), host, targets);
  const chain = (hops: number, end: string) =>
    Object.fromEntries(
      Array.from({ length: hops }, (_, hop) => [
        hop === 0 ? host : `hop${hop}.example.com`,
        { cname: [hop === hops - 1 ? end : `hop${hop + 1}.example.com`] },
      ]),
    );

  it('passes by CNAME, in any case of letters and with a trailing dot', async () => {
    assert.equal(await asked({ [host]: { cname: ['GO.Example.'] } }), true);
  });

  it('follows a chain of 8 and no longer one', async () => {
    assert.equal(await asked(chain(8, 'go.example')), true);
    assert.equal(await asked(chain(9, 'go.example')), false);
  });

  it('ends in a loop of CNAMEs', async () => {
    assert.equal(await asked({ [host]: { cname: ['a.example.com'] }, 'a.example.com': { cname: [host] } }), false);
    assert.equal(await asked({ [host]: { cname: [host] } }), false);
  });

  it('passes when all addresses are ours, IPv6 alone and in any spelling among them', async () => {
    assert.equal(await asked({ [host]: { a: ['203.0.113.7'] } }), true);
    assert.equal(await asked({ [host]: { aaaa: ['2001:0db8:0:0::0007'] } }), true);
    assert.equal(await asked({ [host]: { cname: ['a.example.com'] }, 'a.example.com': { a: ['203.0.113.7'] } }), true);
  });

  it('fails when one address is foreign: it would send visitors away', async () => {
    assert.equal(await asked({ [host]: { a: ['203.0.113.7', '198.51.100.1'] } }), false);
    assert.equal(await asked({ [host]: { a: ['203.0.113.7'], aaaa: ['2001:db8::8'] } }), false);
  });

  it('fails for a name without records, and for two CNAMEs', async () => {
    assert.equal(await asked({}), false);
    assert.equal(await asked({ [host]: { cname: ['go.example', 'other.example'] } }), false);
  });

  it('is no answer when the DNS does not answer', async () => {
    await assert.rejects(
      asked({ [host]: { isBroken: true } }),
      (err: unknown) => err instanceof Problem && err.code === 'unavailable',
    );
  });

  it('in development is what the list says', async () => {
    const dns = new StaticVerifier([
      { pattern: '*.invalid', target: '' },
      { pattern: 'apex.example.com', target: '203.0.113.7' },
      { pattern: '*', target: 'go.example' },
    ]);
    assert.equal(await pointsHere(dns, 'x.invalid', targets), false);
    assert.equal(await pointsHere(dns, 'apex.example.com', targets), true);
    assert.equal(await pointsHere(dns, 'any.example.org', targets), true);
  });
});
