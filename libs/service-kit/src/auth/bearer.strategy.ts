import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport';
import { Problem } from '../problem.js';
import { TokenDirectory } from './token-directory.js';

/** Takes the token from `Authorization: Bearer` (RFC 6750) and nowhere else: query and body end up in logs. */
class BearerHeader extends Strategy {
  override readonly name = 'bearer';

  constructor(private readonly verify: (token: string, done: (err: unknown, caller?: unknown) => void) => void) {
    super();
  }

  override authenticate(req: unknown): void {
    const [, token] = /^Bearer +([\w.~+/=-]{1,512})$/i.exec((req as FastifyRequest).headers.authorization ?? '') ?? [];
    if (!token) return this.error(new Problem('unauthenticated', { headers: challenge() }));
    this.verify(token, (err, caller) => (err ? this.error(err) : this.success(caller as Express.User)));
  }
}

@Injectable()
export class BearerStrategy extends PassportStrategy(BearerHeader, 'bearer') {
  constructor(private readonly directory: TokenDirectory) {
    super();
  }

  async validate(token: string) {
    const known = await this.directory.check(token);
    if (!known) throw new Problem('invalid_token', { headers: challenge('invalid_token') });
    return known;
  }
}

/** `WWW-Authenticate` of RFC 6750 section 3. */
export function challenge(error?: string, scope?: string): Record<string, string> {
  const parts = [error && `error="${error}"`, scope && `scope="${scope}"`].filter(Boolean);
  return { 'www-authenticate': parts.length ? `Bearer ${parts.join(', ')}` : 'Bearer' };
}
