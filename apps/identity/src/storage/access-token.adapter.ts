import { clientGrantId, type TokenRecord } from '@platform/contracts';
import { hashToken } from '@platform/service-kit';
import type { AdapterPayload } from 'oidc-provider';
import type { AccessTokens } from './access-tokens.js';
import type { OauthTransaction } from './oauth-transaction.js';
import { RecordAdapter } from './record.adapter.js';

/** Access tokens, of people and of clients themselves, are also in the token directory, from their issue to their end. */
export class AccessTokenAdapter extends RecordAdapter {
  constructor(
    kind: 'AccessToken' | 'ClientCredentials',
    transaction: OauthTransaction,
    private readonly accessTokens: AccessTokens,
  ) {
    super(kind, transaction);
  }

  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    await super.upsert(id, payload, expiresIn);
    const record: TokenRecord = {
      user_uuid: payload.accountId ?? null,
      client_id: payload.clientId!,
      grant_id: payload.grantId ?? clientGrantId(payload.clientId!),
      scopes: payload.scope?.split(' ') ?? [],
      expires_at: payload.exp!,
      ...(payload.jkt && { jkt: payload.jkt }),
    };
    await this.transaction.afterCommit(() => this.accessTokens.publish(hashToken(id), record));
  }

  override async destroy(id: string): Promise<void> {
    await this.transaction.write((tx) => this.accessTokens.revokeOne(tx, hashToken(id)));
  }
}
