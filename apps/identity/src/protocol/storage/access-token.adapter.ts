import { clientGrantId, type TokenRecord } from '@platform/contracts';
import { hashToken, sql } from '@platform/service-kit';
import { errors, Provider, type AdapterPayload } from 'oidc-provider';
import type { AccessTokens } from './access-tokens.js';
import type { OauthTransaction } from './oauth-transaction.js';
import type { NewRecord } from './record-changes.js';
import { RecordAdapter } from './record.adapter.js';
import type { TokenRevocations } from './token-revocations.js';

/**
 * Access tokens, of people and of clients themselves, are also in the token directory, from their issue to their end.
 */
export class AccessTokenAdapter extends RecordAdapter {
  constructor(
    kind: 'AccessToken' | 'ClientCredentials',
    transaction: OauthTransaction,
    private readonly accessTokens: AccessTokens,
    private readonly revocations: TokenRevocations,
  ) {
    super(kind, transaction);
  }

  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { issue } = this.transaction.unit;
    if (issue) issue.scope = payload.scope ?? '';
    await super.upsert(id, payload, expiresIn);
    const record: Omit<TokenRecord, 'has_second_factor'> = {
      user_uuid: payload.accountId ?? null,
      client_id: payload.clientId!,
      grant_id: payload.grantId ?? clientGrantId(payload.clientId!),
      scopes: payload.scope?.split(' ') ?? [],
      expires_at: payload.exp!,
      ...(payload.jkt && { jkt: payload.jkt }),
      is_trusted: Provider.ctx?.oidc.client?.['is_trusted'] === true,
      signed_in_at: (payload.extra?.['auth_time'] as number | undefined) ?? null,
    };
    const context = payload.extra?.['acr'] as string | undefined;
    await this.transaction.afterCommit(() => this.accessTokens.publishIssued(hashToken(id), record, context));
  }

  override async destroy(id: string): Promise<void> {
    await this.transaction.write((tx) => this.revocations.revokeOne(tx, hashToken(id)));
  }
}

/**
 * A client's own tokens hang on no grant: each is stored by the client's row, so that none gets past who takes scopes
 * from the client, or disables it, at this moment.
 */
export class ClientTokenAdapter extends AccessTokenAdapter {
  constructor(transaction: OauthTransaction, accessTokens: AccessTokens, revocations: TokenRevocations) {
    super('ClientCredentials', transaction, accessTokens, revocations);
  }

  protected override async store({ kind, hash, payload, expiresIn }: NewRecord): Promise<void> {
    const stored = await this.transaction.rowsOf(
      sql`
        INSERT INTO oauth_records (kind, hash, payload, expires_at)
        SELECT ${kind}, ${hash}, record.payload, now() + make_interval(secs => ${expiresIn})
        FROM (SELECT ${payload}::jsonb AS payload) record
        JOIN oauth_clients client ON client.client_id = record.payload->>'clientId' AND client.is_active
          AND string_to_array(coalesce(record.payload->>'scope', ''), ' ') <@ client.scopes
        FOR SHARE OF client
        RETURNING hash`,
    );
    if (!stored.length) throw new errors.TemporarilyUnavailable();
  }
}
