import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { configuration, ConfigurationError, maskedSummary } from './config.js';

class Config extends configuration({ COLOUR: z.enum(['red', 'blue']), COUNT: z.coerce.number().default(3) }) {}

const env = {
  PORT: '3000',
  MANAGEMENT_PORT: '4000',
  DATABASE_URL: 'postgres://links:hunter2@127.0.0.1/platform',
  REDIS_URL: 'redis://127.0.0.1',
  INTERNAL_SECRET: 'x'.repeat(32),
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')},k0:${Buffer.alloc(32).toString('base64')}`,
  COLOUR: 'red',
};

describe('configuration', () => {
  it('reads settings with their types and defaults', () => {
    const config = Config.read(env);
    assert.ok(config instanceof Config);
    assert.deepEqual(
      [config.PORT, config.COLOUR, config.COUNT, config.AUTH_URL],
      [3000, 'red', 3, 'http://localhost:8080'],
    );
    assert.deepEqual(
      config.ENCRYPTION_KEYS.map(({ id }) => id),
      ['k1', 'k0'],
    );
  });

  it('names all mistakes at once', () => {
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

  it('takes origins only, and writes them in one way', () => {
    assert.equal(Config.read({ ...env, AUTH_URL: 'https://Id.Example.org:443/' }).AUTH_URL, 'https://id.example.org');
    for (const AUTH_URL of ['https://example.org/id', 'https://example.org?x', 'example.org', 'ftp://example.org']) {
      assert.throws(() => Config.read({ ...env, AUTH_URL }), /AUTH_URL: must/, AUTH_URL);
    }
  });

  it('has no default for a secret', () => {
    for (const name of ['INTERNAL_SECRET', 'ENCRYPTION_KEYS', 'DATABASE_URL']) {
      assert.throws(() => Config.read({ ...env, [name]: '' }), new RegExp(`${name} is missing`));
    }
  });

  it('refuses development keys in production', () => {
    const open = {
      ...env,
      INTERNAL_SECRET: `development-${'x'.repeat(32)}`,
      ENCRYPTION_KEYS: `development:${Buffer.alloc(32).toString('base64')}`,
    };
    assert.throws(
      () => Config.read(open),
      /INTERNAL_SECRET is a development key; ENCRYPTION_KEYS has a development key/,
    );
    assert.ok(Config.read({ ...open, NODE_ENV: 'development' }));
  });

  it('takes an empty file for a setting that is not given', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'level');
    writeFileSync(file, '\n');
    assert.equal(Config.read({ ...env, LOG_LEVEL: undefined, LOG_LEVEL_FILE: file }).LOG_LEVEL, 'info');
  });

  it('reads a secret from the file that X_FILE names', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'secret');
    writeFileSync(file, `${'y'.repeat(40)}\n`);
    const config = Config.read({ ...env, INTERNAL_SECRET: undefined, INTERNAL_SECRET_FILE: file });
    assert.equal(config.INTERNAL_SECRET, 'y'.repeat(40));
    assert.throws(
      () => Config.read({ ...env, INTERNAL_SECRET: undefined, INTERNAL_SECRET_FILE: '/nowhere' }),
      /INTERNAL_SECRET_FILE/,
    );
  });

  it('shows no secret in its summary', () => {
    const summary = JSON.stringify(maskedSummary(Config.read(env)));
    for (const secret of ['hunter2', 'x'.repeat(32), 'AQEB']) assert.ok(!summary.includes(secret), secret);
  });
});
