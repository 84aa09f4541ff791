import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ConfigurationError, readConfig } from './config.js';

describe('the settings of the console', () => {
  it('need the public origin only', () => {
    assert.deepEqual(readConfig({ AUTH_URL: 'https://id.example/' }), {
      host: '127.0.0.1',
      port: 3006,
      managementPort: 4006,
      authUrl: 'https://id.example',
    });
  });

  it('are refused with every mistake in one sentence', () => {
    assert.throws(
      () => readConfig({ AUTH_URL: 'https://id.example/deep', PORT: 'x', MANAGEMENT_PORT: '70000' }),
      (err: Error) =>
        err instanceof ConfigurationError && /AUTH_URL must.*; PORT must|PORT must.*AUTH_URL/.test(err.message),
    );
    assert.throws(() => readConfig({}), /AUTH_URL is missing/);
    assert.throws(() => readConfig({ AUTH_URL: 'javascript:alert(1)' }), ConfigurationError);
  });
});
