import { Injectable, type OnModuleInit } from '@nestjs/common';
import { clientGrantId, revokedToken, tokenKey, type TokenRecord } from '@platform/contracts';
import { signTokenRecord } from '@platform/contracts/signed-token-record';
import { hashToken, log, Periodic, RedisConnections, RedisScript } from '@platform/service-kit';
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
    const [known] = await this.dataSource.query<(Omit<TokenRecord, 'jkt'> & { jkt: string | null })[]>(
      `SELECT grants.user_uuid, client.client_id, coalesce(grants.id, $2 || client.client_id) AS grant_id,
         (token.payload->>'exp')::int AS expires_at, coalesce(string_to_array(token.payload->>'scope', ' '), '{}') AS scopes,
         token.payload->>'jkt' AS jkt, client.is_trusted,
         (token.payload->'extra'->>'auth_time')::int AS signed_in_at,
         coalesce(token.payload->'extra'->>'acr' = ANY($3), false)
           AND ${hasSecondFactor('grants.user_uuid')} AS has_second_factor
       FROM oauth_records token
       JOIN oauth_clients client ON client.client_id = token.payload->>'clientId' AND client.is_active
       LEFT JOIN oauth_grants grants ON grants.id = token.grant_id
       LEFT JOIN users ON users.uuid = grants.user_uuid
       WHERE token.kind IN ('AccessToken', 'ClientCredentials') AND token.hash = $1 AND token.expires_at > now()
         AND (token.kind = 'ClientCredentials' OR users.is_active)`,
      [hash, clientGrantId(''), severalFactors],
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
    const [row] = await this.dataSource.query<{ has: boolean }[]>(`SELECT ${hasSecondFactor('$1')} AS has`, [userUuid]);
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
    await this.revokeWhere(tx, `kind = 'AccessToken' AND grant_id = ANY($1)`, [grantIds]);
  }

  /** Revokes those that came from one authorization of a grant. */
  async revokeFamily(tx: EntityManager, grantId: string, family: string | null): Promise<void> {
    const ofFamily = `kind = 'AccessToken' AND grant_id = $1 AND family IS NOT DISTINCT FROM $2`;
    await this.revokeWhere(tx, ofFamily, [grantId, family]);
  }

  /** Revokes those of these grants, and those that the client holds for itself, that may do more than `allowed`. */
  async revokeWider(
    tx: EntityManager,
    of: { grantIds: string[]; clientId: string },
    allowed: readonly string[],
  ): Promise<void> {
    const isWider = `NOT string_to_array(payload->>'scope', ' ') <@ $2::text[]`;
    await this.revokeWhere(tx, `kind = 'AccessToken' AND grant_id = ANY($1) AND ${isWider}`, [of.grantIds, allowed]);
    const ofClient = `kind = 'ClientCredentials' AND payload->>'clientId' = $1`;
    await this.revokeWhere(tx, `${ofClient} AND ${isWider}`, [of.clientId, allowed]);
  }

  /**
   * Revokes those of a person that came from a sign-in with a second factor, when they have none any more: the refresh
   * token brings the next one, which says so.
   */
  async revokeOfSeveralFactors(tx: EntityManager, userUuid: string): Promise<void> {
    // Whoever stores tokens holds these rows: theirs are here by then, or come behind this transaction
    // (`publishIssued`).
    await tx.query(`SELECT FROM oauth_grants WHERE user_uuid = $1 ORDER BY id FOR UPDATE`, [userUuid]);
    const ofPerson = `kind = 'AccessToken' AND grant_id IN (SELECT id FROM oauth_grants WHERE user_uuid = $1)`;
    await this.revokeWhere(tx, `${ofPerson} AND payload->'extra'->>'acr' = ANY($2)`, [userUuid, severalFactors]);
  }

  /** Revokes one token. */
  async revokeOne(tx: EntityManager, hash: string): Promise<void> {
    await this.revokeWhere(tx, `kind IN ('AccessToken', 'ClientCredentials') AND hash = $1`, [hash]);
  }

  /** Revokes what a client holds for itself (client credentials). */
  async revokeOfClient(tx: EntityManager, clientId: string): Promise<void> {
    await this.revokeWhere(tx, `kind = 'ClientCredentials' AND payload->>'clientId' = $1`, [clientId]);
  }

  private async revokeWhere(tx: EntityManager, condition: string, values: unknown[]): Promise<void> {
    const [revocations] = await tx.query<[Revocation[], number]>(
      `DELETE FROM oauth_records WHERE ${condition} RETURNING hash, extract(epoch FROM expires_at)::int AS expires_at`,
      values,
    );
    if (!revocations.length) return;
    await tx.query(
      `INSERT INTO token_revocations (hash, expires_at) SELECT hash, to_timestamp(expires_at) FROM
         unnest($1::text[], $2::int[]) AS revoked (hash, expires_at) WHERE to_timestamp(expires_at) > now() ON CONFLICT DO NOTHING`,
      [revocations.map(({ hash }) => hash), revocations.map(({ expires_at }) => expires_at)],
    );
    await this.transaction.afterCommit(async () => void (await this.tell(revocations)));
  }

  private async tellAll(stopping: AbortSignal): Promise<void> {
    if (this.isReachedAnew) await this.tellAnew();
    let due: Revocation[];
    do {
      due = await this.dataSource.query<Revocation[]>(
        `SELECT hash, extract(epoch FROM expires_at)::int AS expires_at FROM token_revocations
         WHERE tell_at <= now() ORDER BY tell_at, hash LIMIT ${batchSize}`,
      );
    } while ((await this.tell(due)) && due.length === batchSize && !stopping.aborted);
  }

  private async tellAnew(): Promise<void> {
    this.isReachedAnew = false;
    try {
      await this.dataSource.query(
        `UPDATE token_revocations SET tell_at = now() WHERE told_at IS NOT NULL AND expires_at > now()`,
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
    await this.dataSource.query(
      `UPDATE token_revocations SET tell_at = CASE WHEN told_at IS NULL THEN now() + interval '1 minute' END, told_at = now()
       WHERE hash = ANY($1)`,
      [revocations.map(({ hash }) => hash)],
    );
    return true;
  }
}
