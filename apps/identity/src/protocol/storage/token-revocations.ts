import { Injectable, type OnModuleInit } from '@nestjs/common';
import { revokedToken, tokenKey } from '@platform/contracts';
import {
  constant,
  execute,
  log,
  part,
  Periodic,
  RedisConnections,
  rowsOf,
  sql,
  type SqlPart,
} from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { severalFactors } from '../settings/index.js';
import { OauthTransaction } from './oauth-transaction.js';

interface Revocation {
  hash: string;
  /** Unix seconds. */
  expires_at: number;
}

const tellEveryMs = 5_000;
const batchSize = 1_000;

/**
 * Revokes access tokens, in Postgres and in the token directory in Redis
 * (docs/adr/0027-records-of-tokens-are-signed.md). A revocation is a row until its token would have
 * expired, as Redis may lose what it was told last: by a crash, or when a replica that lags takes over. It is told at
 * once, or when Redis is back; once more a minute later; and whenever Redis is reached anew.
 */
@Injectable()
export class TokenRevocations implements OnModuleInit {
  /** From the first moment, as Redis may have gone back while no process was there. */
  private isReachedAnew = true;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transaction: OauthTransaction,
    private readonly redis: RedisConnections,
    periodic: Periodic,
  ) {
    periodic.add('tell-revocations', tellEveryMs, (stopping) => this.tellAll(stopping));
  }

  onModuleInit(): void {
    this.redis.commands().on('ready', () => (this.isReachedAnew = true));
  }

  /** Revokes the live access tokens of these grants; to be told after the commit. */
  async revoke(tx: EntityManager, grantIds: string[]): Promise<void> {
    await this.revokeWhere(tx, part`kind = 'AccessToken' AND grant_id = ANY(${grantIds})`);
  }

  /** Revokes those that came from one authorization of a grant. */
  async revokeFamily(tx: EntityManager, grantId: string, family: string | null): Promise<void> {
    await this.revokeWhere(
      tx,
      part`kind = 'AccessToken' AND grant_id = ${grantId} AND family IS NOT DISTINCT FROM ${family}`,
    );
  }

  /** Revokes those of these grants, and those that the client holds for itself, that may do more than `allowed`. */
  async revokeWider(
    tx: EntityManager,
    of: { grantIds: string[]; clientId: string },
    allowed: readonly string[],
  ): Promise<void> {
    const isWider = part`NOT string_to_array(payload->>'scope', ' ') <@ ${allowed}::text[]`;
    await this.revokeWhere(tx, part`kind = 'AccessToken' AND grant_id = ANY(${of.grantIds}) AND ${isWider}`);
    await this.revokeWhere(tx, part`${ofClient(of.clientId)} AND ${isWider}`);
  }

  /**
   * Revokes those of a person that came from a sign-in with a second factor, when they have none any more: the refresh
   * token brings the next one, which says so.
   */
  async revokeOfSeveralFactors(tx: EntityManager, userUuid: string): Promise<void> {
    // Whoever stores tokens holds these rows: theirs are here by then, or come behind this transaction
    // (`publishIssued`).
    await rowsOf(tx, sql`SELECT FROM oauth_grants WHERE user_uuid = ${userUuid} ORDER BY id FOR UPDATE`);
    await this.revokeWhere(
      tx,
      part`
        kind = 'AccessToken' AND grant_id IN (SELECT id FROM oauth_grants WHERE user_uuid = ${userUuid})
        AND payload->'extra'->>'acr' = ANY(${severalFactors})`,
    );
  }

  /** Revokes one token. */
  async revokeOne(tx: EntityManager, hash: string): Promise<void> {
    await this.revokeWhere(tx, part`kind IN ('AccessToken', 'ClientCredentials') AND hash = ${hash}`);
  }

  /** Revokes what a client holds for itself (client credentials). */
  async revokeOfClient(tx: EntityManager, clientId: string): Promise<void> {
    await this.revokeWhere(tx, ofClient(clientId));
  }

  private async revokeWhere(tx: EntityManager, condition: SqlPart): Promise<void> {
    const revocations = await rowsOf(
      tx,
      sql<Revocation>`
        DELETE FROM oauth_records WHERE ${condition}
        RETURNING hash, extract(epoch FROM expires_at)::int AS expires_at`,
    );
    if (!revocations.length) return;
    const hashes = revocations.map(({ hash }) => hash);
    const ends = revocations.map(({ expires_at }) => expires_at);
    await execute(
      tx,
      sql`
        INSERT INTO token_revocations (hash, expires_at)
        SELECT hash, to_timestamp(expires_at)
        FROM unnest(${hashes}::text[], ${ends}::int[]) AS revoked (hash, expires_at)
        WHERE to_timestamp(expires_at) > now() ON CONFLICT DO NOTHING`,
    );
    await this.transaction.afterCommit(async () => void (await this.tell(revocations)));
  }

  private async tellAll(stopping: AbortSignal): Promise<void> {
    if (this.isReachedAnew) await this.tellAnew();
    let due: Revocation[];
    do {
      due = await rowsOf(
        this.dataSource,
        sql<Revocation>`
          SELECT hash, extract(epoch FROM expires_at)::int AS expires_at FROM token_revocations
          WHERE tell_at <= now() ORDER BY tell_at, hash LIMIT ${constant(batchSize)}`,
      );
    } while ((await this.tell(due)) && due.length === batchSize && !stopping.aborted);
  }

  private async tellAnew(): Promise<void> {
    this.isReachedAnew = false;
    try {
      await execute(
        this.dataSource,
        sql`UPDATE token_revocations SET tell_at = now() WHERE told_at IS NOT NULL AND expires_at > now()`,
      );
    } catch (err) {
      this.isReachedAnew = true;
      throw err;
    }
  }

  /** False while Redis is away: what was not told stays due. */
  private async tell(revocations: Revocation[]): Promise<boolean> {
    try {
      const redis = this.redis.commands();
      await Promise.all(
        revocations.map(({ hash, expires_at }) => redis.set(tokenKey(hash), revokedToken, 'EXAT', expires_at + 1)),
      );
    } catch (err) {
      log.debug({ err }, 'token directory: revocation not told, will be told again');
      return false;
    }
    await execute(
      this.dataSource,
      sql`
        UPDATE token_revocations SET
          tell_at = CASE WHEN told_at IS NULL THEN now() + interval '1 minute' END, told_at = now()
        WHERE hash = ANY(${revocations.map(({ hash }) => hash)})`,
    );
    return true;
  }
}

/** What a client holds for itself. */
const ofClient = (clientId: string) => part`kind = 'ClientCredentials' AND payload->>'clientId' = ${clientId}`;
