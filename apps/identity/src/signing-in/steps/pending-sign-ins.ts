import { Injectable } from '@nestjs/common';
import { execute, hashToken, randomToken, rowsOf, sql } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { IdentityConfig } from '../../config.js';
import { cookieOptions } from '../../pages/cookies/index.js';

/**
 * A person who has proved one thing, and must say or prove another. It is no session: nothing but its next page knows
 * it.
 */
export interface PendingSignIn {
  hash: string;
  user_uuid: string;
  /** What is missing: a second factor, or the wish to keep an account that is to be erased. */
  stage: 'mfa' | 'keep';
  amr: string[];
  /** Handle of the application's sign-in. */
  flow: string | null;
  /** Path of ours to go on to, without an application. */
  return_to: string | null;
}

const cookieName = 'identity_pending';
const lifetimeSeconds = 600;
export const maxTries = 5;

@Injectable()
export class PendingSignIns {
  constructor(
    private readonly config: IdentityConfig,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * False when the person has another password by now than the one that was compared with this hash, or may not sign
   * in.
   */
  async begin(
    reply: FastifyReply,
    pending: Omit<PendingSignIn, 'hash'>,
    passwordHash: string | undefined,
  ): Promise<boolean> {
    const token = randomToken();
    // The lock conflicts with every change of password and state: whoever makes one forgets the open sign-ins after
    // that.
    const { user_uuid, stage, amr, flow, return_to } = pending;
    const known = passwordHash ?? null;
    const begun = await rowsOf(
      this.dataSource,
      sql`
        INSERT INTO pending_sign_ins (hash, user_uuid, stage, amr, flow, return_to, expires_at)
        SELECT ${hashToken(token)}, uuid, ${stage}, ${amr}, ${flow}, ${return_to},
          now() + make_interval(secs => ${lifetimeSeconds})
        FROM users WHERE uuid = ${user_uuid} AND is_active AND (${known}::text IS NULL OR password_hash = ${known})
        FOR SHARE
        RETURNING hash`,
    );
    if (!begun.length) return false;
    void reply.setCookie(cookieName, token, cookieOptions(this.config, lifetimeSeconds));
    return true;
  }

  /** The one of this browser; undefined when it is over. */
  async find(req: FastifyRequest, stage: PendingSignIn['stage']): Promise<PendingSignIn | undefined> {
    const token = req.cookies[cookieName];
    if (!token) return undefined;
    const [pending] = await rowsOf(
      this.dataSource,
      sql<PendingSignIn>`
        SELECT hash, user_uuid, stage, amr, flow, return_to FROM pending_sign_ins
        WHERE hash = ${hashToken(token)} AND stage = ${stage} AND expires_at > now() AND tries < ${maxTries}`,
    );
    return pending;
  }

  /** Takes one of the tries, before the answer is looked at: false when none is left, however many come at once. */
  async takeTry({ hash }: PendingSignIn): Promise<boolean> {
    const taken = await execute(
      this.dataSource,
      sql`
        UPDATE pending_sign_ins SET tries = tries + 1
        WHERE hash = ${hash} AND tries < ${maxTries} AND expires_at > now()`,
    );
    return taken === 1;
  }

  /** Ends it; exactly one of any number of parallel calls is true. */
  async consume(tx: EntityManager, { hash }: PendingSignIn): Promise<boolean> {
    return (await execute(tx, sql`DELETE FROM pending_sign_ins WHERE hash = ${hash} AND expires_at > now()`)) === 1;
  }

  forget(reply: FastifyReply): void {
    void reply.clearCookie(cookieName, cookieOptions(this.config));
  }
}
