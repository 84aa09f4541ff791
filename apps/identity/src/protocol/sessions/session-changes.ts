import { Injectable } from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { AccountEvents } from '../../people/history/index.js';
import { OauthTransaction } from '../storage/index.js';
import { LiveSessions } from './live-sessions.js';

/** What somebody does about where they are signed in. */
@Injectable()
export class SessionChanges {
  constructor(
    private readonly transaction: OauthTransaction,
    private readonly sessions: LiveSessions,
    private readonly events: AccountEvents,
  ) {}

  /** Throws `not_found` for a session that is not theirs. */
  async end(userUuid: string, uid: string, req: FastifyRequest): Promise<void> {
    await this.transaction.write(async (tx) => {
      if (!(await this.sessions.end(tx, userUuid, uid))) throw new Problem('not_found');
      await this.events.record(tx, userUuid, 'session_revoked', req);
    });
  }

  async endOthers(userUuid: string, keptUid: string, req: FastifyRequest): Promise<void> {
    await this.transaction.write(async (tx) => {
      await this.sessions.endOthers(tx, userUuid, keptUid);
      await this.events.record(tx, userUuid, 'signed_out_everywhere', req, { except_current: true });
    });
  }

  /** The caller's own session and tokens as well. */
  async endAll(userUuid: string, req: FastifyRequest): Promise<void> {
    await this.transaction.write(async (tx) => {
      await this.sessions.endAll(tx, userUuid);
      await this.events.record(tx, userUuid, 'signed_out_everywhere', req);
    });
  }
}
