import { Injectable } from '@nestjs/common';
import { clientGrantId, revokedToken, tokenKey, type TokenRecord } from '@platform/contracts';
import { signTokenRecord } from '@platform/contracts/signed-token-record';
import { hashToken, log, part, RedisConnections, RedisScript, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { IdentityConfig } from '../../config.js';
import { hasSecondFactor } from '../../people/second-factors/index.js';
import { isSeveral, severalFactors } from '../settings/index.js';

/** What stands there may be of a former key, or of somebody else, and is no text then. */
const publishScript = new RedisScript(`
if redis.pcall('GET', KEYS[1]) == ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'EXAT', ARGV[3])
return 1`);

/**
 * Publishes access tokens in the token directory in Redis (docs/adr/0027-records-of-tokens-are-signed.md). A record
 * replaces whatever stands there but a revocation: a late publication cannot revive a revoked token.
 *
 * @see TokenRevocations
 */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnections,
    private readonly config: IdentityConfig,
  ) {}

  /**
   * Answers from Postgres, and publishes the token again; null when it is unknown, expired, revoked or its owner is
   * inactive.
   */
  async introspect(token: string): Promise<TokenRecord | null> {
    const hash = hashToken(token);
    const [known] = await rowsOf(
      this.dataSource,
      sql<Omit<TokenRecord, 'jkt'> & { jkt: string | null }>`
        SELECT grants.user_uuid, client.client_id,
          coalesce(grants.id, ${clientGrantId('')} || client.client_id) AS grant_id,
          (token.payload->>'exp')::int AS expires_at,
          coalesce(string_to_array(token.payload->>'scope', ' '), '{}') AS scopes,
          token.payload->>'jkt' AS jkt, client.is_trusted,
          (token.payload->'extra'->>'auth_time')::int AS signed_in_at,
          coalesce(token.payload->'extra'->>'acr' = ANY(${severalFactors}), false)
            AND ${hasSecondFactor(part`grants.user_uuid`)} AS has_second_factor
        FROM oauth_records token
        JOIN oauth_clients client ON client.client_id = token.payload->>'clientId' AND client.is_active
        LEFT JOIN oauth_grants grants ON grants.id = token.grant_id
        LEFT JOIN users ON users.uuid = grants.user_uuid
        WHERE token.kind IN ('AccessToken', 'ClientCredentials') AND token.hash = ${hash} AND token.expires_at > now()
          AND (token.kind = 'ClientCredentials' OR users.is_active)`,
    );
    if (!known) return null;
    const { jkt, ...rest } = known;
    const record: TokenRecord = { ...rest, ...(jkt && { jkt }) };
    await this.publish(hash, record);
    return record;
  }

  /**
   * After the commit of what issued the token, whose sign-in reached `context`. Without Redis nothing is lost: services
   * introspect. That the person has a second factor still is asked behind the commit: who takes the last one away at
   * this moment has either revoked the token (`revokeOfSeveralFactors`), or is seen here.
   */
  async publishIssued(
    hash: string,
    record: Omit<TokenRecord, 'has_second_factor'>,
    context: string | undefined,
  ): Promise<void> {
    try {
      const has_second_factor = isSeveral(context) && (await this.hasSecondFactor(record.user_uuid));
      await this.publish(hash, { ...record, has_second_factor });
    } catch (err) {
      log.debug({ err }, 'token directory: not published');
    }
  }

  private async hasSecondFactor(userUuid: string | null): Promise<boolean> {
    const [row] = await rowsOf(
      this.dataSource,
      sql<{ has: boolean }>`SELECT ${hasSecondFactor(part`${userUuid}`)} AS has`,
    );
    return row!.has;
  }

  async publish(hash: string, record: TokenRecord): Promise<void> {
    try {
      const key = tokenKey(hash);
      const signed = signTokenRecord(this.config.TOKEN_DIRECTORY_KEY[0]!, key, record);
      await publishScript.run(this.redis.commands(), [key], [revokedToken, signed, record.expires_at]);
    } catch (err) {
      log.debug({ err }, 'token directory: not published');
    }
  }
}
