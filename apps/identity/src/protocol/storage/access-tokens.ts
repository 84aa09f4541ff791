import { Injectable, type OnModuleInit } from '@nestjs/common';
import { clientGrantId, revokedToken, tokenKey, type TokenRecord } from '@platform/contracts';
import { signTokenRecord } from '@platform/contracts/signed-token-record';
import {
  constant,
  execute,
  hashToken,
  log,
  part,
  Periodic,
  RedisConnections,
  RedisScript,
  rowsOf,
  sql,
  type SqlPart,
} from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { IdentityConfig } from '../../config.js';
import { hasSecondFactor } from '../../people/second-factors/index.js';
import { isSeveral, severalFactors } from '../settings/index.js';
import { OauthTransaction } from './oauth-transaction.js';

interface Revocation {
  hash: string;
  /** Unix seconds. */
  expires_at: number;
}

const tellEveryMs = 5_000;
const batchSize = 1_000;

/** What stands there may be of a former key, or of somebody else, and is no text then. */
const publishScript = new RedisScript(`
if redis.pcall('GET', KEYS[1]) == ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'EXAT', ARGV[3])
return 1`);

/**
 * Keeps the token directory in Redis in step with Postgres (docs/adr/0027). A record replaces whatever
 * stands there but a revocation, so that a late publication cannot revive a revoked token. A revocation is a row
 * until its token would have expired, as Redis may lose what it was told last (a crash, a replica that lags and takes
 * over): it is told at once, or when Redis is back; once more a minute later; and whenever Redis is reached anew.
 */
@Injectable()
export class AccessTokens implements OnModuleInit {
  /** From the first moment, as Redis may have gone back while no process was there. */
  private isReachedAnew = true;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transaction: OauthTransaction,
    private readonly redis: RedisConnections,
    private readonly config: IdentityConfig,
    periodic: Periodic,
  ) {
    periodic.add('tell-revocations', tellEveryMs, (stopping) => this.tellAll(stopping));
  }

  onModuleInit(): void {
    this.redis.commands().on('ready', () => (this.isReachedAnew = true));
  }

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
