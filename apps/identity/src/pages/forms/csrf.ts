import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Problem, randomToken } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdentityConfig } from '../../config.js';
import { cookieOptions } from '../cookies/index.js';

/** Bound to our host where the connection is encrypted, so that a neighbouring host cannot plant it. */
const names = { http: 'identity_csrf', https: '__Host-identity_csrf' };

/**
 * Proof that a form was sent from our own page: the same random value in a cookie and in the form. There is one before
 * anybody has signed in as well, as a sign-in can be forged too.
 */
@Injectable()
export class Csrf {
  private readonly cookieName: string;

  constructor(private readonly config: IdentityConfig) {
    this.cookieName = config.AUTH_URL.startsWith('https:') ? names.https : names.http;
  }

  /** The value for the form. */
  token(req: FastifyRequest, reply: FastifyReply): string {
    const known = req.cookies[this.cookieName];
    if (known && /^[\w-]{43}$/.test(known)) return known;
    const token = randomToken();
    void reply.setCookie(this.cookieName, token, cookieOptions(this.config));
    // A page that shows two forms must give both the same.
    req.cookies[this.cookieName] = token;
    return token;
  }

  /** Throws `csrf_failed`. */
  check(req: FastifyRequest, presented: string | undefined): void {
    const known = Buffer.from(req.cookies[this.cookieName] ?? '');
    const given = Buffer.from(presented ?? '');
    const isEqual = known.length > 0 && known.length === given.length && timingSafeEqual(known, given);
    const site = req.headers['sec-fetch-site'];
    if (!isEqual || (site !== undefined && site !== 'same-origin' && site !== 'none')) throw new Problem('csrf_failed');
  }
}
