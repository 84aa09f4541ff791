import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FastifyRequest } from 'fastify';
import { browserFacts } from './browser-facts.js';

const from = (userAgent: string | undefined, ip = '192.0.2.77') =>
  browserFacts({ headers: { 'user-agent': userAgent }, ip } as unknown as FastifyRequest);

describe('what is kept of a browser', () => {
  it('is its name and its system, in the words that people use', () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
    assert.deepEqual(from(firefox), { browser: 'Firefox 144', system: 'Linux', ip: '192.0.2.0/24' });
  });

  it('is nothing when the browser says nothing, or something endless', () => {
    assert.deepEqual(from(undefined), { browser: null, system: null, ip: '192.0.2.0/24' });
    assert.equal(from('x'.repeat(100_000)).browser, null);
  });

  it('is the network only', () => {
    assert.equal(from(undefined, '::ffff:203.0.113.9').ip, '203.0.113.0/24');
    assert.equal(from(undefined, '2001:0db8:0001:2:3:4:5:6').ip, '2001:db8:1::/48');
    assert.equal(from(undefined, 'no address').ip, 'unknown');
  });
});
