import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { createAddressGuard } from './address-guard.js';
import { createEgress, type EgressError } from './index.js';

const neverResolved = () => assert.fail('a literal needs no resolver');

describe('the address guard', () => {
  const guard = createAddressGuard([], neverResolved);

  it('refuses every special-purpose address, at both ends of its network', () => {
    const special = [
      ...['0.0.0.0', '0.255.255.255', '10.0.0.0', '10.255.255.255', '100.64.0.0', '100.127.255.255', '127.0.0.1'],
      ...['127.255.255.255', '168.63.129.16', '169.254.0.0', '169.254.169.254', '172.16.0.0', '172.31.255.255'],
      ...['192.0.0.0', '192.0.0.255', '192.0.2.1', '192.88.99.1', '192.168.0.0', '192.168.255.255', '198.18.0.0'],
      ...['198.19.255.255', '198.51.100.7', '203.0.113.9', '224.0.0.1', '239.255.255.255', '240.0.0.1'],
      '255.255.255.255',
      ...['::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8'],
      ...['64:ff9b:1::1', '100::1', '2001::1', '2001:2::1', '2001:20::1', '2001:db8::1', '2002:7f00:1::', '3fff::1'],
      ...['5f00::1', 'fc00::1', 'fdff:ffff::1', 'fe80::1', 'fec0::1', 'ff02::1', 'not an address', ''],
    ];
    for (const address of special) assert.equal(guard.allows(address), false, address);
  });

  it('allows public addresses right beside special-purpose ones', () => {
    const open = [
      ...['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255'],
      ...['128.0.0.0', '169.253.255.255', '172.15.255.255', '172.32.0.0', '192.0.1.0', '192.167.255.255'],
      ...['198.17.255.255', '198.20.0.0', '223.255.255.255', '2001:200::1', '2606:4700:4700::1111', '2a00:1450::1'],
    ];
    for (const address of open) assert.equal(guard.allows(address), true, address);
  });

  it('allows exactly the networks that are named', () => {
    const opened = createAddressGuard(['10.1.0.0/16', '::1/128'], neverResolved);
    expect(opened.allows('10.1.255.255')).toBe(true);
    expect(opened.allows('10.2.0.0')).toBe(false);
    expect(opened.allows('::1')).toBe(true);
    expect(opened.allows('::ffff:10.1.0.1')).toBe(false);
    expect(opened.allows('127.0.0.1')).toBe(false);
  });

  it('refuses to start with an invalid network', () => {
    for (const cidr of ['10.0.0.0', '10.0.0.0/33', '::1/129', 'localhost/8', '10.0.0.0/8/8', '10.0.0.0/-1', '/']) {
      assert.throws(() => createAddressGuard([cidr], neverResolved), TypeError, cidr);
    }
  });
});

describe('checkUrl', () => {
  const egress = createEgress();
  const code = (url: string): string => {
    try {
      egress.checkUrl(url);
      return 'allowed';
    } catch (err) {
      return (err as EgressError).code;
    }
  };

  it('recognizes every spelling of a private literal', () => {
    const spellings = [
      ...['127.0.0.1', '127.1', '0x7f.1', '0x7f000001', '2130706433', '017700000001', '127.0.0.1.', '0', '0.0.0.0'],
      ...[
        '１２７.０.０.１',
        '127。0。0。1',
        '%31%32%37.0.0.1',
        'localhost',
        'LOCALHOST',
        'localhost.',
        'api.localhost',
      ],
      ...[
        '[::1]',
        '[0:0:0:0:0:0:0:1]',
        '[::ffff:127.0.0.1]',
        '[::ffff:7f00:1]',
        '[64:ff9b::7f00:1]',
        '[2002:7f00:1::]',
      ],
      ...['169.254.169.254', '[fe80::1]', '[fd00::1]', '[::]'],
    ];
    for (const host of spellings) {
      assert.equal(code(`http://${host}/`), 'blocked_address', host);
      assert.equal(code(`https://${host}:8443/path`), 'blocked_address', host);
    }
  });

  it('refuses everything but a plain http or https URL', () => {
    const refused = [
      '',
      'example.com',
      '//example.com',
      'ftp://example.com',
      'file:///etc/passwd',
      'javascript:alert(1)',
    ];
    refused.push(
      'https://user@example.com',
      'https://:secret@example.com',
      'https://example.com@127.0.0.1',
      'https://',
    );
    refused.push('https://[fe80::1%25eth0]/', 'https://exa mple.com', `https://example.com/${'a'.repeat(2048)}`);
    for (const url of refused) assert.equal(code(url), 'invalid_url', url.slice(0, 60));
  });

  it('returns the parsed URL of a public address or a name', () => {
    expect(egress.checkUrl('https://Example.com:443/hook?a=1').href).toBe('https://example.com/hook?a=1');
    expect(code('http://93.184.216.34/')).toBe('allowed');
    expect(code('http://notlocalhost/')).toBe('allowed');
    const longest = 'https://example.com/'.padEnd(2048, 'a');
    expect([code(longest), code(`${longest}a`)]).toStrictEqual(['allowed', 'invalid_url']);
  });

  it('refuses plain http where https is required', () => {
    expect(() => createEgress({ httpsOnly: true }).checkUrl('http://example.com/')).toThrow(
      expect.objectContaining({ code: 'invalid_url' }),
    );
  });

  it('allows literals and localhost when their network is allowed', () => {
    const local = createEgress({ allowCidrs: ['127.0.0.0/8'] });
    expect(local.checkUrl('http://localhost:8080/').port).toBe('8080');
    expect(local.checkUrl('http://127.0.0.1:8080/').hostname).toBe('127.0.0.1');
    expect(() => local.checkUrl('http://[::1]/')).toThrow(expect.objectContaining({ code: 'blocked_address' }));
  });
});
