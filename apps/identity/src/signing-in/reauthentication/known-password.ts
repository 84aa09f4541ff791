import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { People } from '../../people/index.js';
import { Throttle } from '../../throttling/index.js';

/** The password asked for again by who is signed in. */
@Injectable()
export class KnownPassword {
  constructor(
    private readonly people: People,
    private readonly throttle: Throttle,
  ) {}

  /**
   * The hash that the password is right by; null when it is wrong. Slowed down: a session that somebody got hold of is
   * no way to guess the password. Throws `rate_limit_exceeded` when it must wait.
   */
  async check(req: FastifyRequest, userUuid: string, password: string): Promise<string | null> {
    const attempt = { account: userUuid, req };
    await this.throttle.check('password', attempt);
    const passwordHash = await this.people.checkPassword(userUuid, password);
    if (passwordHash !== null) await this.throttle.succeeded('password', attempt);
    return passwordHash;
  }
}
