import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { ConfigurationError, readConfig } from './config.js';

describe('the settings of the console', () => {
  it('need the two public origins only', () => {
    expect(readConfig({ AUTH_URL: 'https://id.example/', LINKS_BASE_URL: 'https://go.example' })).toStrictEqual({
      host: '127.0.0.1',
      port: 3006,
      managementPort: 4006,
      authUrl: 'https://id.example',
      linksUrl: 'https://go.example',
      brandName: 'Platform',
      brandAccent: null,
    });
  });

  it('report all mistakes in one sentence', () => {
    assert.throws(
      () => readConfig({ AUTH_URL: 'https://id.example/deep', PORT: 'x', MANAGEMENT_PORT: '70000' }),
      (err: Error) =>
        err instanceof ConfigurationError && /AUTH_URL must.*; PORT must|PORT must.*AUTH_URL/.test(err.message),
    );
    expect(() => readConfig({ BRAND_ACCENT: 'red' })).toThrow(/BRAND_ACCENT must be #/);
    expect(() => readConfig({})).toThrow(/AUTH_URL is missing; LINKS_BASE_URL is missing/);
    expect(() => readConfig({ AUTH_URL: 'javascript:alert(1)' })).toThrow(ConfigurationError);
  });
});
