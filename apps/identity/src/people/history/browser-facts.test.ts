import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { browserFacts } from './browser-facts.js';

const from = (userAgent: string | undefined, ip = '192.0.2.77') =>
  browserFacts({ headers: { 'user-agent': userAgent }, ip } as unknown as FastifyRequest);

describe('what the history keeps of a browser', () => {
  it('is its name and its system, in common words', () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
    expect(from(firefox)).toStrictEqual({ browser: 'Firefox 144', system: 'Linux', ip: '192.0.2.0/24' });
  });

  it('is nothing when the browser sends nothing, or an oversized header', () => {
    expect(from(undefined)).toStrictEqual({ browser: null, system: null, ip: '192.0.2.0/24' });
    expect(from('x'.repeat(100_000)).browser).toBe(null);
  });

  it('is the network only, not the address', () => {
    expect(from(undefined, '::ffff:203.0.113.9').ip).toBe('203.0.113.0/24');
    expect(from(undefined, '2001:0db8:0001:2:3:4:5:6').ip).toBe('2001:db8:1::/48');
    expect(from(undefined, 'no address').ip).toBe('unknown');
  });
});
