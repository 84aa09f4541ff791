import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { LinksConfig } from './config.js';

const env = {
  NODE_ENV: 'test',
  PORT: '0',
  MANAGEMENT_PORT: '0',
  DATABASE_URL: 'postgres://links@127.0.0.1/platform',
  REDIS_URL: 'redis://127.0.0.1',
  SMTP_URL: 'smtp://127.0.0.1',
  INTERNAL_SECRET: 'x'.repeat(32),
  TOKEN_DIRECTORY_KEY: 'x'.repeat(32),
  EVENT_KEY: 'x'.repeat(32),
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
};

describe('the configuration of links', () => {
  it('reads the targets of branded domains', () => {
    const { LINKS_CNAME_TARGET, LINKS_A_TARGETS, LINKS_STATIC_DNS } = LinksConfig.read({
      ...env,
      LINKS_CNAME_TARGET: ' Go.Example.org. ',
      LINKS_A_TARGETS: '203.0.113.7, 2001:db8::7',
      LINKS_STATIC_DNS: '*.invalid=,*=Localhost',
    });
    expect([LINKS_CNAME_TARGET, LINKS_A_TARGETS]).toStrictEqual(['go.example.org', ['203.0.113.7', '2001:db8::7']]);
    expect(LINKS_STATIC_DNS).toStrictEqual([
      { pattern: '*.invalid', target: '' },
      { pattern: '*', target: 'localhost' },
    ]);
    expect(LinksConfig.read({ ...env, LINKS_CNAME_TARGET: 'localhost' }).LINKS_CNAME_TARGET).toBe('localhost');
  });

  it('allows 30 requests a minute by default', () => {
    expect(LinksConfig.read(env).LINKS_RATE_LIMIT).toBe(30);
  });

  it('reports all invalid settings of domains at once', () => {
    const wrong = {
      LINKS_CNAME_TARGET: 'https://go.example.org',
      LINKS_A_TARGETS: '203.0.113.7,go.example.org',
      DNS_SERVERS: 'dns.example.org',
      LINKS_STATIC_DNS: '*.invalid',
    };
    assert.throws(
      () => LinksConfig.read({ ...env, ...wrong }),
      (err: Error) => Object.keys(wrong).every((name) => err.message.includes(`${name}: must be`)),
    );
    for (const LINKS_CNAME_TARGET of ['go.example.org:443', '203.0.113.7', 'go..example.org', 'a b'])
      expect(() => LinksConfig.read({ ...env, LINKS_CNAME_TARGET })).toThrow(/LINKS_CNAME_TARGET: must be/);
  });

  it('refuses the stand-in for the DNS in production', () => {
    expect(() => LinksConfig.read({ ...env, NODE_ENV: 'production', LINKS_STATIC_DNS: '*=localhost' })).toThrow(
      /AUTH_URL is missing.*LINKS_STATIC_DNS is for development/,
    );
  });
});
