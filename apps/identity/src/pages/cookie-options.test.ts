import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { IdentityConfig } from '../config.js';
import { cookieOptions } from './cookie-options.js';

describe('cookies', () => {
  const of = (AUTH_URL: string, maxAge?: number) => cookieOptions({ AUTH_URL } as IdentityConfig, maxAge);

  it('are not for scripts, not for other sites’ forms, and encrypted where the platform is', () => {
    const always = { path: '/', httpOnly: true, sameSite: 'lax' };
    assert.deepEqual(of('https://id.example.org'), { ...always, secure: true });
    assert.deepEqual(of('http://localhost:8080', 60), { ...always, secure: false, maxAge: 60 });
  });
});
