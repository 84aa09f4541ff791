import type { CookieSerializeOptions } from '@fastify/cookie';
import type { IdentityConfig } from '../../config.js';

/** Not for scripts, not for other sites' forms, encrypted where the platform is. */
export function cookieOptions({ AUTH_URL }: IdentityConfig, maxAgeSeconds?: number): CookieSerializeOptions {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: AUTH_URL.startsWith('https:'),
    ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
  };
}
