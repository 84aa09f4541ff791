import { timingSafeEqual } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { apiKeyScopes, keysById, pageOfLinks, type ApiKeyScope, type LinkPageQuery } from '@platform/contracts';
import { execute, hashToken, log, Problem, randomToken, RedisConnections, rowsOf, sql } from '@platform/service-kit';
import { LRUCache } from 'lru-cache';
import { filter, Subject, type Observable } from 'rxjs';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { isActive } from '../../accounts/index.js';
import { ApiKey, ownPage } from '../../records/index.js';

const marker = 'lk_';
const keyShape = /^lk_[\w-]{43}$/;
const prefixLength = 8;
const cachedMs = 30_000;
const maxCached = 10_000;
/** Messages: the hash of a key, or `ofAccount`. */
const stoppedChannel = 'links:key-revoked';

/** The key that a request came with. */
export interface KnownKey {
  kind: 'api_key';
  id: number;
  account_id: number;
  key_hash: string;
  expires_at: Date | null;
  scopes: ApiKeyScope[];
  /** Of the account: a key works only while its person may use it. */
  is_active: boolean;
}

@Injectable()
export class ApiKeysService implements OnApplicationBootstrap {
  /** By hash; known keys only. A revocation reaches every process by publish, and within 30 s when Redis is away. */
  private readonly cache = new LRUCache<string, KnownKey>({ max: maxCached, ttl: cachedMs });
  private readonly stopped = new Subject<string>();
  private revocations = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnections,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.redis.subscribe(stoppedChannel, (what) => this.forget(what));
  }

  /** Makes a key and answers with its clear text, which is kept nowhere. */
  async create(tx: EntityManager, accountId: number, name: string): Promise<string> {
    return (await this.insert(tx, { account_id: accountId, name, scopes: apiKeyScopes, expires_at: null })).secret;
  }

  async insert(
    tx: EntityManager,
    { account_id, name, scopes, expires_at }: NewKey,
  ): Promise<{ secret: string; key: ApiKey }> {
    const secret = randomToken(marker);
    const [key] = await rowsOf(
      tx,
      sql<ApiKey>`
        INSERT INTO api_key (account_id, name, prefix, key_hash, scopes, expires_at)
        VALUES (${account_id}, ${name}, ${prefixOf(secret)}, ${hashToken(secret)}, ${scopes}, ${expires_at})
        RETURNING *`,
    );
    return { secret, key: key! };
  }

  /** The live key behind a secret, of whatever account; null for one that is unknown, expired or revoked. */
  async find(secret: string): Promise<KnownKey | null> {
    if (!keyShape.test(secret)) return null;
    const keyHash = hashToken(secret);
    const known = this.cache.get(keyHash) ?? (await this.load(prefixOf(secret), keyHash));
    return known && isAlive(known) ? known : null;
  }

  async list(accountId: number, query: LinkPageQuery) {
    const [keys, counted] = await ownPage(
      this.dataSource.manager,
      ApiKey,
      { account_id: accountId, revoked_at: IsNull() },
      query,
    );
    return pageOfLinks('keys', keys, counted, query, { keysOf: keysById, recordOf: keyView });
  }

  /** Revokes at once: the answer leaves when no process that can be reached takes the key any more. */
  async revoke(accountId: number, id: number) {
    const [revoked] = await rowsOf(
      this.dataSource,
      sql<{ key_hash: string }>`
        UPDATE api_key SET revoked_at = now() WHERE id = ${id} AND account_id = ${accountId} AND revoked_at IS NULL
        RETURNING key_hash`,
    );
    if (!revoked) throw new Problem('not_found');
    await this.stop(revoked.key_hash);
    return { error: 0, message: 'The key has been revoked.' };
  }

  /** Whether the key of an earlier request would still be accepted. Asks Postgres, never the cache. */
  async isLive({ id }: KnownKey): Promise<boolean> {
    const rows = await rowsOf(
      this.dataSource,
      sql`
        SELECT FROM api_key JOIN account ON account.id = account_id WHERE api_key.id = ${id} AND revoked_at IS NULL
          AND (expires_at IS NULL OR expires_at > now()) AND ${isActive}`,
    );
    return rows.length > 0;
  }

  /** Emits when an account, or this key of it, is not what it was. */
  changesOf(accountId: number, key?: KnownKey): Observable<string> {
    return this.stopped.pipe(filter((what) => what === ofAccount(accountId) || what === key?.key_hash));
  }

  /**
   * Announces a key that has changed. When this resolves, no process that can be reached uses what it remembers of the
   * key. Never throws.
   */
  async stop(keyHash: string): Promise<void> {
    this.forget(keyHash);
    await this.redis
      .commands()
      .publish(stoppedChannel, keyHash)
      .catch((err: unknown) =>
        log.warn({ err }, 'api key: revocation not published, other processes take it for up to 30 s'),
      );
  }

  /** Announces all keys of an account. */
  stopAll(accountId: number): Promise<void> {
    return this.stop(ofAccount(accountId));
  }

  private forget(what: string): void {
    this.revocations += 1;
    this.cache.delete(what);
    for (const [keyHash, key] of this.cache.entries())
      if (ofAccount(key.account_id) === what) this.cache.delete(keyHash);
    this.stopped.next(what);
  }

  /** Does not cache what was read while a revocation came in: it may be from before. */
  private async load(prefix: string, keyHash: string): Promise<KnownKey | undefined> {
    const { revocations } = this;
    const candidates = await rowsOf(
      this.dataSource,
      sql<Omit<KnownKey, 'kind'>>`
        SELECT api_key.id, account_id, key_hash, expires_at, scopes, ${isActive} AS is_active
        FROM api_key JOIN account ON account.id = account_id WHERE prefix = ${prefix} AND revoked_at IS NULL`,
    );
    const found = candidates.find((candidate) => isSame(candidate.key_hash, keyHash));
    if (!found) return undefined;
    const key: KnownKey = { kind: 'api_key', ...found };
    if (revocations === this.revocations) this.cache.set(keyHash, key);
    this.noteUse(key.id);
    return key;
  }

  /** Only when the key is read, so at most every 30 s in a process: nobody waits for it. */
  private noteUse(id: number): void {
    execute(
      this.dataSource,
      sql`
        UPDATE api_key SET last_used_at = now()
        WHERE id = ${id} AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
    ).catch((err: unknown) => log.debug({ err }, 'api key: use not noted'));
  }
}

function ofAccount(accountId: number): string {
  return `account:${accountId}`;
}

type NewKey = Pick<ApiKey, 'account_id' | 'name' | 'expires_at'> & { scopes: readonly ApiKeyScope[] };

/** A key as the API shows it. */
export function keyView(key: ApiKey) {
  return { ...key, date: key.created_at, expires: key.expires_at, lastused: key.last_used_at };
}

function prefixOf(secret: string): string {
  return secret.slice(marker.length, marker.length + prefixLength);
}

function isSame(left: string, right: string): boolean {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
}

function isAlive({ expires_at }: KnownKey): boolean {
  return expires_at === null || expires_at.getTime() > Date.now();
}
