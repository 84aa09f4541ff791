import { describe, expect, it } from '@jest/globals';
import type { IdentityConfig } from '../../config.js';
import { cookieOptions } from './cookie-options.js';

describe('cookies', () => {
  const of = (AUTH_URL: string, maxAge?: number) => cookieOptions({ AUTH_URL } as IdentityConfig, maxAge);

  it('are hidden from scripts and from other sites’ forms, and need TLS where the platform has it', () => {
    const always = { path: '/', httpOnly: true, sameSite: 'lax' };
    expect(of('https://id.example.org')).toStrictEqual({ ...always, secure: true });
    expect(of('http://localhost:8080', 60)).toStrictEqual({ ...always, secure: false, maxAge: 60 });
  });
});
