import { Injectable } from '@nestjs/common';
import { revokedToken, tokenKey, type TokenRecord } from '@platform/contracts';
import { hashToken, log, Periodic, RedisConnections } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { OauthTransaction } from './oauth-transaction.js';

interface Revocation {
  hash: string;
  /** Unix seconds. */
  expires_at: number;
}

const tellAgainMs = 5_000;

/**
 * Keeps the token directory in Redis in step with Postgres (architecture.md 3, One token). A record never overwrites
 * one that is there, so that a late publication cannot revive a revoked token. A revocation is a row until Redis has
 * it: a Redis that is away hears of it when it is back.
 */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transaction: OauthTransaction,
    private readonly redis: RedisConnections,
    periodic: Periodic,
  ) {
    periodic.add('tell-revocations', tellAgainMs, () => this.tellAll());
  }

  /** Answers from Postgres, and publishes the token again; null when it is unknown, expired, revoked or its owner is inactive. */
  async introspect(token: string): Promise<TokenRecord | null> {
    const hash = hashToken(token);
    const [record] = await this.dataSource.query<TokenRecord[]>(
      `SELECT grants.user_uuid, grants.client_id, grants.id AS grant_id, (token.payload->>'exp')::int AS expires_at,
         string_to_array(token.payload->>'scope', ' ') AS scopes
       FROM oauth_records token
       JOIN oauth_grants grants ON grants.id = token.grant_id
       JOIN users ON users.uuid = grants.user_uuid AND users.is_active
       JOIN oauth_clients client ON client.client_id = grants.client_id AND client.is_active
       WHERE token.kind = 'AccessToken' AND token.hash = $1 AND token.expires_at > now()`,
      [hash],
    );
    if (record) await this.publish(hash, record);
    return record ?? null;
  }

  /** After the commit of what issued the token. Without Redis nothing is lost: services introspect. */
  async publish(hash: string, record: TokenRecord): Promise<void> {
    try {
      await this.redis.commands().set(tokenKey(hash), JSON.stringify(record), 'EXAT', record.expires_at, 'NX');
    } catch (err) {
      log.debug({ err }, 'token directory: not published');
    }
  }

  /** Revokes the live access tokens of these grants, or one token of them; to be told after the commit. */
  async revoke(tx: EntityManager, grantIds: string[], hash: string | null = null): Promise<void> {
    const revocations = await tx.query<Revocation[]>(
      `WITH token AS (
         SELECT hash, expires_at FROM oauth_records
         WHERE kind = 'AccessToken' AND grant_id = ANY($1) AND ($2::text IS NULL OR hash = $2) AND expires_at > now()
       ), revocation AS (
         INSERT INTO token_revocations (hash, expires_at) SELECT hash, expires_at FROM token ON CONFLICT DO NOTHING
       )
       SELECT hash, extract(epoch FROM expires_at)::int AS expires_at FROM token`,
      [grantIds, hash],
    );
    await tx.query(
      `DELETE FROM oauth_records WHERE kind = 'AccessToken' AND grant_id = ANY($1) AND ($2::text IS NULL OR hash = $2)`,
      [grantIds, hash],
    );
    if (revocations.length) await this.transaction.afterCommit(() => this.tell(revocations));
  }

  private async tellAll(): Promise<void> {
    const untold = await this.dataSource.query<Revocation[]>(
      `SELECT hash, extract(epoch FROM expires_at)::int AS expires_at FROM token_revocations LIMIT 1000`,
    );
    if (untold.length) await this.tell(untold);
  }

  private async tell(revocations: Revocation[]): Promise<void> {
    try {
      const redis = this.redis.commands();
      await Promise.all(
        revocations.map(({ hash, expires_at }) => redis.set(tokenKey(hash), revokedToken, 'EXAT', expires_at + 1)),
      );
    } catch (err) {
      log.debug({ err }, 'token directory: revocation not told, will be told again');
      return;
    }
    await this.dataSource.query(`DELETE FROM token_revocations WHERE hash = ANY($1)`, [
      revocations.map(({ hash }) => hash),
    ]);
  }
}
