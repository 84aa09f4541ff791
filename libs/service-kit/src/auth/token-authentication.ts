import { Injectable } from '@nestjs/common';
import type { Scope } from '@platform/contracts';
import type { FastifyRequest } from 'fastify';
import { PlatformConfig } from '../config.js';
import { Problem } from '../problem.js';
import { checkProof, proofWindowSeconds } from './dpop-proof.js';
import { TokenDirectory, type LiveToken } from './token-directory.js';

type Scheme = 'bearer' | 'dpop';

interface Presented {
  scheme: Scheme;
  token: string;
}

/** As `introspectionRequest` takes them; ours are far shorter. */
const tokenSyntax = /^[\w.~+/=-]{1,512}$/;

/** Takes the token from `Authorization` (RFC 6750, RFC 9449) and nowhere else: query and body end up in logs. */
function presented({ headers }: FastifyRequest): Presented {
  const [, named, token] = /^(Bearer|DPoP) +(\S.*)$/i.exec(headers.authorization ?? '') ?? [];
  if (!named || !token) throw new Problem('unauthenticated', { headers: challenge() });
  const scheme = named.toLowerCase() as Scheme;
  // Whoever sends an ID token, say, has sent something, and hears so.
  if (!tokenSyntax.test(token)) throw unknownToken(scheme);
  return { scheme, token };
}

/** Tells by the access token of a request who sends it. No Passport: it took more than a third of a request's time (docs/adr/0012). */
@Injectable()
export class TokenAuthentication {
  constructor(
    private readonly config: PlatformConfig,
    private readonly directory: TokenDirectory,
  ) {}

  /** Counts the request, too. 401 without a token that is live, and proven where it is bound to a key. */
  async authenticate(req: FastifyRequest): Promise<LiveToken> {
    const { scheme, token } = presented(req);
    const live = await this.directory.check(token);
    if (!live) throw unknownToken(scheme);
    const { jkt } = live.record;
    // A token that is bound to a key is worth nothing to a thief: not as Bearer, and not with another key.
    if (jkt && scheme === 'bearer') throw refused('invalid_token', 'This token needs a proof of possession (DPoP).');
    if (!jkt && scheme === 'dpop') throw refused('invalid_token', 'This token is not bound to a key.');
    if (jkt && !(await this.isProven(req, token, jkt)))
      throw refused('invalid_dpop_proof', 'The proof of possession is missing, wrong or was used before.');
    return live;
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

/** 403 for a token that may not do this; names the scopes that it would take. */
export function insufficientScope(needed: readonly Scope[]): Problem {
  const names = needed.join(' ');
  const message = `The access token lacks a required scope: ${names}.`;
  return new Problem('insufficient_scope', { message, headers: challenge('insufficient_scope', names) });
}

function unknownToken(scheme: Scheme): Problem {
  if (scheme === 'dpop') return refused('invalid_token');
  return new Problem('invalid_token', { headers: challenge('invalid_token') });
}

/** RFC 9449 section 7.1. */
function refused(error: 'invalid_token' | 'invalid_dpop_proof', message?: string): Problem {
  const headers = { 'www-authenticate': `DPoP error="${error}", algs="ES256 Ed25519 EdDSA"` };
  return new Problem('invalid_token', { ...(message && { message }), headers });
}
