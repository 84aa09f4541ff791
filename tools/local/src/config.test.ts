import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { childEnvironment, readSettings } from './config.js';
import { consoleEnvironment, serviceEnvironments } from './environment.js';
import { Refusal } from './refusal.js';

describe('the settings of npm start', () => {
  it('have the documented defaults', () => {
    const { platformPort, linksPort, mailPort, seed, passedOn, databaseUrl } = readSettings({});
    expect({ platformPort, linksPort, mailPort, seed, passedOn, databaseUrl }).toStrictEqual({
      platformPort: 8080,
      linksPort: 8081,
      mailPort: 8082,
      seed: 'demo',
      passedOn: {},
      databaseUrl: undefined,
    });
  });

  it('ignore DATABASE_URL, REDIS_URL and PG variables of the shell', () => {
    const shell = { DATABASE_URL: 'postgres://other/db', REDIS_URL: 'redis://other', PGHOST: 'other', PGPASSWORD: 'x' };
    const settings = readSettings(shell);
    expect(settings.databaseUrl).toBe(undefined);
    expect(settings.redisUrl).toBe(undefined);
    expect(settings.passedOn).toStrictEqual({});
  });

  it('pass to a child only the shell variables that a program needs to run', () => {
    process.env.PGHOST = 'other';
    process.env.NODE_OPTIONS = '--no-warnings';
    const names = Object.keys(childEnvironment());
    delete process.env.PGHOST;
    delete process.env.NODE_OPTIONS;
    expect(names).toContain('PATH');
    assert.ok(!names.includes('PGHOST') && !names.includes('NODE_OPTIONS'));
  });

  it('report every mistake at once', () => {
    const env = { PLATFORM_PORT: 'x', PLATFORM_REDIS_URL: 'http://x', PLATFORM_SEED: 'all' };
    assert.throws(
      () => readSettings(env),
      (error) => {
        assert.ok(error instanceof Refusal);
        for (const name of Object.keys(env)) expect(error.message).toMatch(new RegExp(name));
        return true;
      },
    );
    expect(() => readSettings({ LINKS_PORT: '8080' })).toThrow(/must differ/);
  });

  it('name each seed that can be chosen, and the living demo when none is', () => {
    const chosen = [undefined, 'demo', 'small', 'none'].map((PLATFORM_SEED) => readSettings({ PLATFORM_SEED }).seed);
    expect(chosen).toStrictEqual(['demo', 'demo', 'small', 'none']);
  });

  it('give every service the public addresses, identity’s own address, and its own database', () => {
    const ports = Object.fromEntries(
      ['identity', 'organizations', 'webhooks', 'notifications', 'links'].map((name, index) => [
        name,
        { port: 1 + index, managementPort: 11 + index, ...(index < 2 && { internalPort: 21 + index }) },
      ]),
    );
    const environments = serviceEnvironments(
      readSettings({ PLATFORM_PORT: '18080', API_RATE_LIMIT: '5', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x' }),
      {
        ...{ postgresPassword: '', redisPassword: '', rolePasswords: {} as never, encryptionKeys: 'k' },
        internalSecrets: { identity: 'i', organizations: 'o', webhooks: 'w', notifications: 'n', links: 'l' },
        tokenDirectoryKey: 't',
        eventKey: 'e',
      },
      { postgres: 0, redis: 0, smtp: 0, services: ports as never, console: { port: 6, managementPort: 16 } },
      { databaseUrls: { links: 'postgres://links' } as never, redisUrl: 'redis://r', smtpUrl: 'smtp://m' },
    );
    const links = environments.links;
    expect(links.AUTH_URL).toBe('http://localhost:18080');
    expect(links.IDENTITY_URL).toBe('http://127.0.0.1:21');
    expect(links.DATABASE_URL).toBe('postgres://links');
    expect(links.API_RATE_LIMIT).toBe('5');
    expect(links.OTEL_EXPORTER_OTLP_ENDPOINT).toBe('http://x');
    expect(links.HOST).toBe('127.0.0.1');
    // Each signs its calls with a secret of its own, which only those know that it calls.
    const ofCalls = (['identity', 'organizations', 'links'] as const).map((name) => {
      const { INTERNAL_SECRET, INTERNAL_CALLERS, INTERNAL_PORT } = environments[name];
      return [INTERNAL_SECRET, INTERNAL_CALLERS, INTERNAL_PORT];
    });
    expect(ofCalls).toStrictEqual([
      ['i', 'identity:i,organizations:o,webhooks:w,notifications:n,links:l', '21'],
      ['o', 'identity:i', '22'],
      ['l', undefined, undefined],
    ]);
  });

  it('give the console its addresses, and no secret', () => {
    const ports = { postgres: 0, redis: 0, smtp: 0, services: {} as never, console: { port: 6, managementPort: 16 } };
    expect(consoleEnvironment(readSettings({ PLATFORM_PORT: '18080', LINKS_PORT: '18081' }), ports)).toStrictEqual({
      ...childEnvironment(),
      HOST: '127.0.0.1',
      PORT: '6',
      MANAGEMENT_PORT: '16',
      AUTH_URL: 'http://localhost:18080',
      LINKS_BASE_URL: 'http://localhost:18081',
    });
  });
});
