import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { originOf, recordOf } from './domain-words.js';

describe('the words about domains', () => {
  it('name the DNS record that a refusal asks for', () => {
    const pointing = (record: string) =>
      recordOf(
        `go.brand.example does not point here. Set ${record} and repeat the request; a change may take a while.`,
      );
    assert.deepEqual(pointing('a CNAME record of go.brand.example to go.example'), {
      ...{ kind: 'CNAME', name: 'go.brand.example', values: ['go.example'] },
    });
    assert.deepEqual(pointing('an A record of brand.example to 192.0.2.1, 2001:db8::1'), {
      ...{ kind: 'A', name: 'brand.example', values: ['192.0.2.1', '2001:db8::1'] },
    });
    assert.equal(pointing('an ALIAS or ANAME record of brand.example to go.example')?.kind, 'ALIAS or ANAME');
    const proof = `Another account uses this domain. To prove that the domain is yours, set a TXT record of _links-verify.brand.example to c0ffee and repeat the request.`;
    assert.deepEqual(recordOf(proof), {
      ...{ kind: 'TXT', name: '_links-verify.brand.example', values: ['c0ffee'] },
    });
  });

  it('name none for another refusal', () => {
    for (const message of ['', 'You have this domain already.', 'must be a public domain'])
      assert.equal(recordOf(message), undefined);
  });

  it('give a scheme to a domain that was typed without one', () => {
    assert.equal(originOf(' go.brand.example '), 'https://go.brand.example');
    assert.equal(originOf('http://go.brand.example'), 'http://go.brand.example');
    assert.equal(originOf('ftp://go.brand.example'), 'ftp://go.brand.example');
    assert.equal(originOf(' '), '');
  });
});
