import { Injectable } from '@nestjs/common';
import { hashToken, isFresh, Problem, rowsOf, sql } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';

/** For calls to the API that protect or end an account: how long ago the person behind the token signed in. */
@Injectable()
export class TokenFreshness {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Throws `reauthentication_required` when the sign-in that the token came from is older than ten minutes, or over.
   * The application asks for a new one (`prompt=login` or `max_age`) and calls again.
   */
  async require(req: FastifyRequest): Promise<void> {
    if (isFresh((await this.sessionOf(req))?.signed_in_at ?? 0)) return;
    throw new Problem('reauthentication_required');
  }

  /**
   * The session that the token came from, while it is alive. `signed_in_at` (Unix seconds) is the sign-in of the token:
   * one that came later in this browser says nothing of who holds an older token.
   */
  async sessionOf(req: FastifyRequest): Promise<{ uid: string; signed_in_at: number } | undefined> {
    const token = /^(?:Bearer|DPoP) +(\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
    if (!token) return undefined;
    const [session] = await rowsOf(
      this.dataSource,
      sql<{ uid: string; signed_in_at: number }>`
        SELECT session.uid, least(
          (session.payload->>'loginTs')::int, coalesce((token.payload->'extra'->>'auth_time')::int, 0)
        ) AS signed_in_at
        FROM oauth_records token
        JOIN oauth_records session ON session.kind = 'Session' AND session.uid = token.payload->>'sessionUid'
          AND session.uid IS NOT NULL AND session.expires_at > now()
        WHERE token.kind = 'AccessToken' AND token.hash = ${hashToken(token)}
          AND NOT EXISTS (SELECT FROM ended_sessions ended WHERE ended.uid = session.uid)
        ORDER BY signed_in_at DESC LIMIT 1`,
    );
    return session;
  }
}
