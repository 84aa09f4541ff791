import { hashToken, sql } from '@platform/service-kit';
import { errors, Provider, type AdapterPayload } from 'oidc-provider';
import { isRepeatedReturn } from './repeated-return.js';
import { RecordAdapter } from './record.adapter.js';
import type { OauthTransaction } from './oauth-transaction.js';

/**
 * Pushed authorization requests (RFC 9126). A request may be opened for a minute and be answered for as long as its
 * sign-in page is open; the record stays until then, so that two sign-ins that were begun with it cannot both be
 * answered.
 */
export class PushedRequestAdapter extends RecordAdapter {
  constructor(
    transaction: OauthTransaction,
    private readonly answerableSeconds: number,
  ) {
    super('PushedAuthorizationRequest', transaction);
  }

  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    await super.upsert(id, payload, expiresIn + this.answerableSeconds);
  }

  /** A repeated return answers once more what was answered. */
  override async find(id: string): Promise<AdapterPayload | undefined> {
    const found = await super.find(id);
    if (found && isRepeatedReturn(Provider.ctx)) delete found['consumed'];
    return found;
  }

  override async consume(id: string): Promise<void> {
    if (isRepeatedReturn(Provider.ctx)) return;
    const consumed = await this.transaction.execute(
      sql`
        UPDATE oauth_records SET consumed_at = now()
        WHERE kind = ${this.kind} AND hash = ${hashToken(id)} AND consumed_at IS NULL`,
    );
    if (!consumed) throw new errors.InvalidRequestUri('request_uri is invalid, expired, or was already used');
  }
}
