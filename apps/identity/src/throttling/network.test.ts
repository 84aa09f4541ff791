import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { networkOf } from './network.js';

describe('L9 the network that attempts are counted for', () => {
  it('is the address of IPv4, however it is written', () => {
    assert.equal(networkOf('203.0.113.7'), '203.0.113.7');
    assert.equal(networkOf('::ffff:203.0.113.7'), '203.0.113.7');
  });

  it('is the same for every address of an IPv6 /64, and another for the next one', () => {
    const network = networkOf('2001:db8:1:2:3:4:5:6');
    for (const same of ['2001:db8:1:2::', '2001:0db8:0001:0002:ffff::1', '2001:DB8:1:2:0:0:0:9'])
      assert.equal(networkOf(same), network);
    for (const other of ['2001:db8:1:3::1', '2001:db8::1', '::1']) assert.notEqual(networkOf(other), network);
    assert.equal(networkOf('::1'), networkOf('0:0:0:0:9::'));
    assert.equal(networkOf('fe80::1%eth0'), networkOf('fe80::2'));
  });
});
