import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { configuration, ConfigurationError, maskedSummary, refusedInProduction } from './config.js';
import { dnsSettings } from '../network/dns-records.js';
import { mailSettings } from '../mail/mailer.js';

class Config extends configuration({ COLOUR: z.enum(['red', 'blue']), COUNT: z.coerce.number().default(3) }) {}

const env = {
  NODE_ENV: 'test',
  PORT: '3000',
  MANAGEMENT_PORT: '4000',
  DATABASE_URL: 'postgres://links:hunter2@127.0.0.1/platform',
  REDIS_URL: 'redis://127.0.0.1',
  INTERNAL_SECRET: 'x'.repeat(32),
  TOKEN_DIRECTORY_KEY: 'x'.repeat(32),
  EVENT_KEY: 'x'.repeat(32),
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')},k0:${Buffer.alloc(32).toString('base64')}`,
  COLOUR: 'red',
};

const production = {
  NODE_ENV: 'production',
  AUTH_URL: 'https://id.example.org',
  LINKS_BASE_URL: 'https://go.example.org',
  IDENTITY_URL: 'http://identity:3001',
};

describe('the configuration of a service', () => {
  it('reads settings with their types and defaults', () => {
    const config = Config.read(env);
    assert.ok(config instanceof Config);
    expect([config.PORT, config.COLOUR, config.COUNT, config.AUTH_URL, config.API_RATE_LIMIT]).toStrictEqual([
      3000,
      'red',
      3,
      'http://localhost:8080',
      60,
    ]);
    expect(config.ENCRYPTION_KEYS.map(({ id }) => id)).toStrictEqual(['k1', 'k0']);
  });

  it('reports all mistakes at once', () => {
    assert.throws(
      () =>
        Config.read({ ...env, PORT: 'x', COLOUR: 'green', INTERNAL_SECRET: undefined, ENCRYPTION_KEYS: 'k1:short' }),
      (err: Error) =>
        err instanceof ConfigurationError &&
        ['PORT:', 'COLOUR:', 'INTERNAL_SECRET is missing', 'ENCRYPTION_KEYS:'].every((part) =>
          err.message.includes(part),
        ),
    );
  });

  it('accepts origins only, and normalizes them', () => {
    expect(Config.read({ ...env, AUTH_URL: 'https://Id.Example.org:443/' }).AUTH_URL).toBe('https://id.example.org');
    for (const AUTH_URL of ['https://example.org/id', 'https://example.org?x', 'example.org', 'ftp://example.org']) {
      assert.throws(() => Config.read({ ...env, AUTH_URL }), /AUTH_URL: must/, AUTH_URL);
    }
  });

  it('has no default for a secret', () => {
    for (const name of ['INTERNAL_SECRET', 'TOKEN_DIRECTORY_KEY', 'EVENT_KEY', 'ENCRYPTION_KEYS', 'DATABASE_URL']) {
      expect(() => Config.read({ ...env, [name]: '' })).toThrow(new RegExp(`${name} is missing`));
    }
  });

  it('needs the secrets of callers only where somebody calls', () => {
    const without = { ...env, INTERNAL_SECRET: undefined, TOKEN_DIRECTORY_KEY: undefined };
    const missing = /INTERNAL_SECRET is missing; TOKEN_DIRECTORY_KEY is missing/;
    for (const ROLE of ['api', 'all', undefined]) expect(() => Config.read({ ...without, ROLE })).toThrow(missing);
    for (const ROLE of ['worker', 'migrate'])
      expect(Config.read({ ...without, ROLE }).TOKEN_DIRECTORY_KEY).toStrictEqual([]);
    expect(Config.read({ ...without, ROLE: 'api' }, { asksNobody: true }).INTERNAL_SECRET).toStrictEqual([]);
  });

  it('needs the key of events only where events are published and consumed', () => {
    const without = { ...env, EVENT_KEY: undefined };
    for (const ROLE of ['worker', 'all', undefined])
      expect(() => Config.read({ ...without, ROLE })).toThrow(/EVENT_KEY is missing/);
    for (const ROLE of ['api', 'migrate']) expect(Config.read({ ...without, ROLE }).EVENT_KEY).toStrictEqual([]);
  });

  it('reads who may call, each with its own secret, or two during a rotation', () => {
    const [one, two] = ['1'.repeat(32), '2'.repeat(32)];
    const read = (INTERNAL_CALLERS: string) => Config.read({ ...env, INTERNAL_CALLERS }).INTERNAL_CALLERS;
    expect(read(`links:${one}, links:${two}`)).toStrictEqual([
      { name: 'links', secret: one },
      { name: 'links', secret: two },
    ]);
    expect(read('')).toStrictEqual([]);
    for (const wrong of [one, `:${one}`, `nobody:${one}`, 'links:short', `links:${one},webhooks`])
      expect(() => read(wrong)).toThrow(/INTERNAL_CALLERS: must be the name of a service, a colon and a secret/);
    expect(() => read(`links:${one},webhooks:${one}`)).toThrow(/INTERNAL_CALLERS: has one secret for two services/);
  });

  it('refuses two encryption keys with one id, as a sealed value would not say which of them opens it', () => {
    const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
    const read = (...keys: string[]) => Config.read({ ...env, ENCRYPTION_KEYS: keys.join(',') });
    expect(() => read(key('k1', 1), key('k0', 0), key('k1', 2))).toThrow(/ENCRYPTION_KEYS: has two keys with one id/);
    expect(() => read(key('k1', 1), key('k1', 1))).toThrow(/ENCRYPTION_KEYS: has two keys with one id/);
  });

  it('refuses development keys in production', () => {
    const open = {
      ...env,
      INTERNAL_SECRET: `development-${'x'.repeat(32)}`,
      INTERNAL_CALLERS: `links:development-${'x'.repeat(32)}`,
      TOKEN_DIRECTORY_KEY: `development-${'x'.repeat(32)}`,
      ENCRYPTION_KEYS: `development:${Buffer.alloc(32).toString('base64')}`,
    };
    expect(() => Config.read({ ...open, ...production })).toThrow(
      new RegExp(
        'INTERNAL_SECRET is a development key; INTERNAL_CALLERS is .*; TOKEN_DIRECTORY_KEY is .*; ' +
          'ENCRYPTION_KEYS has a development key',
      ),
    );
    expect(() =>
      Config.read({ ...env, ...production, INTERNAL_SECRET: `${env.INTERNAL_SECRET}, ${open.INTERNAL_SECRET}` }),
    ).toThrow(/INTERNAL_SECRET is a development key/);
    expect(Config.read({ ...open, NODE_ENV: 'development' })).toBeTruthy();
  });

  it('has no development address in production, the default, and reports it with all other mistakes', () => {
    class Mailing extends configuration({
      ...mailSettings,
      STAND_IN: z.string().default('').meta(refusedInProduction),
    }) {}
    const mailing = { ...env, SMTP_URL: 'smtp://127.0.0.1', STAND_IN: 'something' };
    expect(Mailing.read(mailing).MAIL_FROM).toBe('Platform <no-reply@platform.localhost>');
    expect(() => Mailing.read({ ...mailing, NODE_ENV: undefined, PORT: 'x' })).toThrow(
      expect.objectContaining({
        message:
          'configuration: AUTH_URL is missing; LINKS_BASE_URL is missing; IDENTITY_URL is missing; ' +
          'MAIL_FROM is missing; STAND_IN is for development; PORT: must be a number',
      }),
    );
    const complete = { ...mailing, ...production, STAND_IN: '', MAIL_FROM: 'no-reply@example.org' };
    expect(Mailing.read(complete).AUTH_URL).toBe('https://id.example.org');
  });

  it('accepts several internal secrets, each long enough', () => {
    const [first, second] = ['x'.repeat(32), 'y'.repeat(40)];
    expect(Config.read({ ...env, INTERNAL_SECRET: `${first}, ${second}` }).INTERNAL_SECRET).toStrictEqual([
      first,
      second,
    ]);
    for (const INTERNAL_SECRET of [`${first},short`, ',', 'short'])
      expect(() => Config.read({ ...env, INTERNAL_SECRET })).toThrow(/INTERNAL_SECRET: must have 32 characters/);
  });

  it('names an invalid mail server, sender and name server', () => {
    class Reaching extends configuration({ ...mailSettings, ...dnsSettings }) {}
    const read = (more: NodeJS.ProcessEnv) =>
      Reaching.read({ ...env, SMTP_URL: 'smtps://u:p@mail.example.org:465', ...more });
    for (const MAIL_FROM of ['a@b.example', 'Platform <a@b.example>', '"Acme, Inc." <a@b.example>', '<a@localhost>'])
      expect(read({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
    expect(read({ DNS_SERVERS: '192.0.2.53, [2001:db8::53]:5353,192.0.2.54:53' }).DNS_SERVERS.length).toStrictEqual(3);
    for (const MAIL_FROM of [
      'Platform',
      'Acme, Inc. <a@b.example>',
      'a@b.example, c@d.example',
      '<a@b> x',
      'a b@c.example',
    ])
      assert.throws(() => read({ MAIL_FROM }), /MAIL_FROM: must be an address/, MAIL_FROM);
    for (const SMTP_URL of ['smtp://', 'mail.example.org:25', 'http://mail.example.org', 'smtp://mail example'])
      assert.throws(() => read({ SMTP_URL }), /SMTP_URL: must/, SMTP_URL);
    for (const DNS_SERVERS of ['dns.example.org', '192.0.2.53,nobody', '192.0.2.300'])
      assert.throws(() => read({ DNS_SERVERS }), /DNS_SERVERS: must be addresses/, DNS_SERVERS);
    expect(() => read({ MAIL_FROM: 'x', SMTP_URL: 'x', DNS_SERVERS: 'x' })).toThrow(
      /SMTP_URL: .*; MAIL_FROM: .*; DNS_SERVERS: /,
    );
  });

  it('treats an empty file as a missing setting', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'level');
    writeFileSync(file, '\n');
    expect(Config.read({ ...env, LOG_LEVEL: undefined, LOG_LEVEL_FILE: file }).LOG_LEVEL).toBe('info');
  });

  it('reads a secret from the file that X_FILE names', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'secret');
    writeFileSync(file, `${'y'.repeat(40)}\n`);
    const config = Config.read({ ...env, INTERNAL_SECRET: undefined, INTERNAL_SECRET_FILE: file });
    expect(config.INTERNAL_SECRET).toStrictEqual(['y'.repeat(40)]);
    expect(() => Config.read({ ...env, INTERNAL_SECRET: undefined, INTERNAL_SECRET_FILE: '/nowhere' })).toThrow(
      /INTERNAL_SECRET_FILE/,
    );
  });

  it('shows no secret in its summary', () => {
    const summary = JSON.stringify(maskedSummary(Config.read({ ...env, INTERNAL_CALLERS: `links:${'x'.repeat(32)}` })));
    for (const secret of ['hunter2', 'x'.repeat(32), 'AQEB']) assert.ok(!summary.includes(secret), secret);
  });

  it('shows numbers in its summary, whatever their names, and omits missing settings', () => {
    expect(
      JSON.parse(JSON.stringify(maskedSummary({ PASSWORD_HASHES_AT_ONCE: 4, BOT_TOKEN: undefined, OTHER_TOKEN: 't' }))),
    ).toStrictEqual({ PASSWORD_HASHES_AT_ONCE: 4, OTHER_TOKEN: '***' });
  });
});
