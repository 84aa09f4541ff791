import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PlatformConfig } from '../settings/config.js';
import { Problem } from '../common/problem.js';
import { challenge } from '../callers/challenge.js';
import { checkProof, proofWindowSeconds } from './dpop-proof.js';
import { FirstUse } from './first-use.js';
import { Strategy } from '../callers/strategy.js';
import { TokenDirectory } from './token-directory.js';

/** As `introspectionRequest` takes them; ours are far shorter. */
const tokenSyntax = /^[\w.~+/=-]{1,512}$/;

/** A token that is live, and proven where it is bound to a key (RFC 6750, RFC 9449). Counts the request, too. */
@Injectable()
export class AccessTokenStrategy extends Strategy {
  static override readonly isInAuthorization = true;

  constructor(
    private readonly config: PlatformConfig,
    private readonly directory: TokenDirectory,
    private readonly firstUse: FirstUse,
  ) {
    super();
  }

  /** Takes the token from `Authorization` and nowhere else: query and body end up in logs. */
  async authenticate(req: FastifyRequest): Promise<void> {
    const [, scheme, token] = /^(Bearer|DPoP) +(\S.*)$/i.exec(req.headers.authorization ?? '') ?? [];
    if (!scheme || !token) return this.fail(new Problem('unauthenticated', { headers: challenge() }));
    const isDpop = scheme.toLowerCase() === 'dpop';
    // Whoever sends an ID token, say, has sent something, and hears so.
    const live = tokenSyntax.test(token) ? await this.directory.check(token) : null;
    if (!live) return this.fail(isDpop ? refused('invalid_token') : unknownToken());
    const { user, rate } = live;
    const { jkt } = user;
    // A token that is bound to a key is worth nothing to a thief: not as Bearer, and not with another key.
    if (jkt && !isDpop) return this.fail(refused('invalid_token', 'This token needs a proof of possession (DPoP).'));
    if (!jkt && isDpop) return this.fail(refused('invalid_token', 'This token is not bound to a key.'));
    if (jkt && !(await this.isProven(req, token, jkt)))
      return this.fail(refused('invalid_dpop_proof', 'The proof of possession is missing, wrong or was used before.'));
    req.idempotencyScope = `${user.client_id}:${user.user_uuid ?? ''}`;
    this.success(user, rate);
  }

  private async isProven(req: FastifyRequest, token: string, jkt: string): Promise<boolean> {
    const { dpop: proof } = req.headers;
    // Node joins a header that came twice with a comma, which no proof has in it.
    if (typeof proof !== 'string') return false;
    const url = new URL(req.url, this.config.AUTH_URL).href;
    const seen = checkProof({ proof, method: req.method, url, token, jkt });
    return seen !== null && (await this.firstUse.isFirst(`dpop:${seen}`, 2 * proofWindowSeconds));
  }
}

function unknownToken(): Problem {
  return new Problem('invalid_token', { headers: challenge('invalid_token') });
}

/** RFC 9449 section 7.1. */
function refused(error: 'invalid_token' | 'invalid_dpop_proof', message?: string): Problem {
  const headers = { 'www-authenticate': `DPoP error="${error}", algs="ES256 Ed25519 EdDSA"` };
  return new Problem('invalid_token', { ...(message && { message }), headers });
}
