import assert from 'node:assert/strict';
import { it } from 'node:test';
import { networkOf, plainAddress } from './address.js';

it('an address is cut to its /24 or /48 network', () => {
  for (const [address, network] of [
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1234:5678:9abc:def0:1234:5678', '2001:db8:1234::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['2001:db8:1234::', '2001:db8:1234::/48'],
    ['::1', '0:0:0::/48'],
    ['::', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0::/48'],
    ['1:2:3:4:5:6:192.0.2.33', '1:2:3::/48'],
  ] as const) {
    assert.equal(networkOf(address), network);
  }
});

it('what is no address has no network', () => {
  for (const address of ['', 'unknown', '1.2.3', '203.0.113.77:80', "1.2.3.4'; --"])
    assert.equal(networkOf(address), null);
});

it('an IPv4 address is the same with and without its IPv6 wrapping', () => {
  assert.equal(plainAddress('::FFFF:203.0.113.77'), '203.0.113.77');
  assert.equal(plainAddress('2001:db8::1'), '2001:db8::1');
});
