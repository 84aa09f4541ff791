import { describe, expect, it } from '@jest/globals';
import { networkOf, plainAddress } from './network.js';

const ofVisitor = { ipv4: 24, ipv6: 48 } as const;
const ofCustomer = { ipv4: 32, ipv6: 64 } as const;

describe('the network of an address', () => {
  it('is the address cut to its prefix, however it is written', () => {
    for (const [address, network] of [
      ['203.0.113.77', '203.0.113.0/24'],
      ['::ffff:203.0.113.77', '203.0.113.0/24'],
      ['2001:db8:1234:5678:9abc:def0:1234:5678', '2001:db8:1234::/48'],
      ['2001:0DB8:0001:2:3:4:5:6', '2001:db8:1::/48'],
      ['2001:db8::1', '2001:db8:0::/48'],
      ['2001:db8:1234::', '2001:db8:1234::/48'],
      ['::1', '0:0:0::/48'],
      ['::', '0:0:0::/48'],
      ['fe80::1%eth0', 'fe80:0:0::/48'],
      ['64:ff9b::192.0.2.33', '64:ff9b:0::/48'],
      ['1:2:3:4:5:6:192.0.2.33', '1:2:3::/48'],
    ] as const) {
      expect(networkOf(address, ofVisitor)).toBe(network);
    }
  });

  it('is, per customer, the address of IPv4', () => {
    expect(networkOf('203.0.113.7', ofCustomer)).toBe('203.0.113.7');
    expect(networkOf('::ffff:203.0.113.7', ofCustomer)).toBe('203.0.113.7');
  });

  it('is, per customer, the same for every address of an IPv6 /64, and another for the next one', () => {
    const of = (address: string) => networkOf(address, ofCustomer);
    const network = of('2001:db8:1:2:3:4:5:6');
    expect(network).toBe('2001:db8:1:2::/64');
    for (const same of ['2001:db8:1:2::', '2001:0db8:0001:0002:ffff::1', '2001:DB8:1:2:0:0:0:9'])
      expect(of(same)).toBe(network);
    for (const other of ['2001:db8:1:3::1', '2001:db8::1', '::1']) expect(of(other)).not.toBe(network);
    expect(of('::1')).toBe(of('0:0:0:0:9::'));
    expect(of('fe80::1%eth0')).toBe(of('fe80::2'));
  });

  it('is empty for an invalid address', () => {
    for (const address of ['', 'unknown', '1.2.3', '203.0.113.77:80', "1.2.3.4'; --"])
      expect(networkOf(address, ofVisitor)).toBe(null);
  });

  it('is that of IPv4 without its IPv6 prefix', () => {
    expect(plainAddress('::FFFF:203.0.113.77')).toBe('203.0.113.77');
    expect(plainAddress('2001:db8::1')).toBe('2001:db8::1');
  });
});
