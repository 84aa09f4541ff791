import { hashToken } from '@platform/service-kit';
import type { AdapterPayload } from 'oidc-provider';
import type { AccessTokens } from './access-tokens.js';
import type { OauthTransaction } from './oauth-transaction.js';
import { RecordAdapter } from './record.adapter.js';

/** Access tokens are also in the token directory, from their issue to their end. */
export class AccessTokenAdapter extends RecordAdapter {
  constructor(
    transaction: OauthTransaction,
    private readonly accessTokens: AccessTokens,
  ) {
    super('AccessToken', transaction);
  }

  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    await super.upsert(id, payload, expiresIn);
    const record = {
      user_uuid: payload.accountId!,
      client_id: payload.clientId!,
      grant_id: payload.grantId!,
      scopes: payload.scope?.split(' ') ?? [],
      expires_at: payload.exp!,
    };
    await this.transaction.afterCommit(() => this.accessTokens.publish(hashToken(id), record));
  }

  override async destroy(id: string): Promise<void> {
    const grantId = (await this.find(id))?.grantId;
    if (grantId) await this.transaction.write((tx) => this.accessTokens.revoke(tx, [grantId], hashToken(id)));
  }
}
