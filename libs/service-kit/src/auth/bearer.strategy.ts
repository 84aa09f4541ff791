import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport';
import { PlatformConfig } from '../config.js';
import { Problem } from '../problem.js';
import { checkProof, proofWindowSeconds } from './dpop-proof.js';
import { TokenDirectory } from './token-directory.js';

interface Presented {
  scheme: 'bearer' | 'dpop';
  token: string;
  req: FastifyRequest;
}

/** Takes the token from `Authorization` (RFC 6750, RFC 9449) and nowhere else: query and body end up in logs. */
class AuthorizationHeader extends Strategy {
  override readonly name = 'bearer';

  constructor(private readonly verify: (presented: Presented, done: (err: unknown, caller?: unknown) => void) => void) {
    super();
  }

  override authenticate(given: unknown): void {
    const req = given as FastifyRequest;
    const [, scheme, token] = /^(Bearer|DPoP) +([\w.~+/=-]{1,512})$/i.exec(req.headers.authorization ?? '') ?? [];
    if (!scheme || !token) return this.error(new Problem('unauthenticated', { headers: challenge() }));
    const presented: Presented = { scheme: scheme.toLowerCase() as Presented['scheme'], token, req };
    this.verify(presented, (err, caller) => (err ? this.error(err) : this.success(caller as Express.User)));
  }
}

@Injectable()
export class BearerStrategy extends PassportStrategy(AuthorizationHeader, 'bearer') {
  constructor(
    private readonly config: PlatformConfig,
    private readonly directory: TokenDirectory,
  ) {
    super();
  }

  async validate({ scheme, token, req }: Presented) {
    const known = await this.directory.check(token);
    if (!known) throw new Problem('invalid_token', { headers: challenge('invalid_token') });
    const { jkt } = known.record;
    // A token that is bound to a key is worth nothing to a thief: not as Bearer, and not with another key.
    if (jkt && scheme === 'bearer') throw refused('invalid_token', 'This token needs a proof of possession (DPoP).');
    if (!jkt && scheme === 'dpop') throw refused('invalid_token', 'This token is not bound to a key.');
    if (jkt && !(await this.isProven(req, token, jkt)))
      throw refused('invalid_dpop_proof', 'The proof of possession is missing, wrong or was used before.');
    return known;
  }

  private async isProven(req: FastifyRequest, token: string, jkt: string): Promise<boolean> {
    const { dpop: proof } = req.headers;
    // Node joins a header that came twice with a comma, which no proof has in it.
    if (typeof proof !== 'string') return false;
    const url = new URL(req.url, this.config.AUTH_URL).href;
    const seen = checkProof({ proof, method: req.method, url, token, jkt });
    return seen !== null && (await this.directory.isFirst(`dpop:${seen}`, 2 * proofWindowSeconds));
  }
}

/** `WWW-Authenticate` of RFC 6750 section 3. */
export function challenge(error?: string, scope?: string): Record<string, string> {
  const parts = [error && `error="${error}"`, scope && `scope="${scope}"`].filter(Boolean);
  return { 'www-authenticate': parts.length ? `Bearer ${parts.join(', ')}` : 'Bearer' };
}

/** RFC 9449 section 7.1. */
function refused(error: 'invalid_token' | 'invalid_dpop_proof', message: string): Problem {
  const headers = { 'www-authenticate': `DPoP error="${error}", algs="ES256 Ed25519 EdDSA"` };
  return new Problem('invalid_token', { message, headers });
}
