import type { INestApplicationContext } from '@nestjs/common';
import { PlatformConfig } from '../settings/config.js';

/**
 * Lets a command run on a developer's machine only: one that writes what has never happened, such as the past of the
 * demo.
 *
 * @throws Error `not_local` in production, and where the platform is at another address than this machine
 */
export function requireLocal(context: INestApplicationContext): void {
  const { NODE_ENV, AUTH_URL } = context.get(PlatformConfig);
  const isThisMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(AUTH_URL).hostname);
  if (NODE_ENV === 'production' || !isThisMachine)
    throw Object.assign(new Error('This command is for a platform on this machine.'), { code: 'not_local' });
}
