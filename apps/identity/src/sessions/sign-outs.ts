import { Injectable } from '@nestjs/common';
import { hashToken } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { cookieNames } from '../oidc/configuration.js';
import { Grants } from '../storage/grants.js';

/** Signs a person out where they are, as after a change of password. */
@Injectable()
export class SignOuts {
  constructor(private readonly grants: Grants) {}

  /**
   * Ends every session, every half-done sign-in and every token of the person; `keep` is the browser that stays signed in. What they
   * have consented to is kept: their applications ask for a sign-in, not for everything again. `tx` is OauthTransaction's.
   */
  async everywhere(tx: EntityManager, userUuid: string, keep?: FastifyRequest): Promise<void> {
    const kept = keep?.cookies[cookieNames.session];
    await tx.query(
      `DELETE FROM oauth_records WHERE kind = 'Session' AND payload->>'accountId' = $1 AND hash IS DISTINCT FROM $2`,
      [userUuid, kept ? hashToken(kept) : null],
    );
    await tx.query(`DELETE FROM pending_sign_ins WHERE user_uuid = $1`, [userUuid]);
    await this.grants.endTokensOf(tx, userUuid);
  }
}
