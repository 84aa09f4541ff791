import { Injectable } from '@nestjs/common';
import { hashToken, Sealing, sql, type SealedColumn } from '@platform/service-kit';
import { errors } from 'oidc-provider';
import { OauthTransaction, repeatSeconds, type TokenIssue } from '../storage/index.js';

/** Who asked for what; a repeat must be the same in all of it. */
export interface RefreshRequest {
  refreshToken: string;
  clientId: string;
  scope: string | undefined;
  /** Thumbprint of the key whose possession was proved (RFC 9449). */
  jkt: string | undefined;
}

interface KeptAnswer {
  scope: string | null;
  jkt: string | null;
  body: unknown;
}

/**
 * A client whose connection broke repeats its refresh with the same token. For ten seconds it gets the same answer, not
 * a second family of tokens: the answer is kept, sealed, with the used token.
 */
@Injectable()
export class RefreshReplay {
  constructor(
    private readonly transaction: OauthTransaction,
    private readonly sealing: Sealing,
  ) {}

  /** Stores the answer together with what the refresh issues. */
  keep(issue: TokenIssue, request: RefreshRequest, body: unknown): void {
    const hash = hashToken(request.refreshToken);
    const answer: KeptAnswer = { scope: request.scope ?? null, jkt: request.jkt ?? null, body };
    issue.sealedAnswer = this.sealing.seal(JSON.stringify(answer), purpose(hash));
  }

  /**
   * The answer that the first of two equal requests got; undefined when this is no repeat. A foreign client is refused.
   */
  async answerTo(request: RefreshRequest): Promise<unknown> {
    const hash = hashToken(request.refreshToken);
    const [row] = await this.transaction.rowsOf(
      sql<{ sealed_answer: string; client_id: string }>`
        SELECT sealed_answer, payload->>'clientId' AS client_id FROM oauth_records
        WHERE kind = 'RefreshToken' AND hash = ${hash} AND sealed_answer IS NOT NULL
          AND consumed_at > now() - make_interval(secs => ${repeatSeconds})`,
    );
    if (!row) return undefined;
    if (row.client_id !== request.clientId) throw new errors.InvalidGrant('client mismatch');
    const answer = JSON.parse(this.sealing.open(row.sealed_answer, purpose(hash))) as KeptAnswer;
    const isSame = answer.scope === (request.scope ?? null) && answer.jkt === (request.jkt ?? null);
    return isSame ? answer.body : undefined;
  }
}

function purpose(hash: string): string {
  return `refresh-answer:${hash}`;
}

/** An answer is good for ten seconds (`repeatSeconds`), so that none is sealed anew. */
export const sealedRefreshAnswer: SealedColumn = {
  table: 'oauth_records',
  column: 'sealed_answer',
  by: [],
  purpose: 'passing',
};
