import { timingSafeEqual } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { apiKeyScopes, pageOfLinks, type ApiKeyScope, type LinkPageQuery } from '@platform/contracts';
import { hashToken, log, Problem, randomToken, RedisConnections } from '@platform/service-kit';
import { LRUCache } from 'lru-cache';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { ApiKey } from './api-key.entity.js';

const marker = 'lk_';
const keyShape = /^lk_[\w-]{43}$/;
const prefixLength = 8;
const cachedMs = 30_000;
const mostCached = 10_000;
const revokedChannel = 'links:key-revoked';

/** The key that a request came with. */
export interface KnownKey {
  id: number;
  account_id: number;
  expires_at: Date | null;
  scopes: ApiKeyScope[];
}

@Injectable()
export class ApiKeysService implements OnApplicationBootstrap {
  /** By hash; known keys only. A revocation reaches every process by publish, and within 30 s when Redis is away. */
  private readonly cache = new LRUCache<string, KnownKey>({ max: mostCached, ttl: cachedMs });
  private revocations = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnections,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.redis.subscribe(revokedChannel, (keyHash) => this.forget(keyHash));
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
    const [key] = await tx.query<ApiKey[]>(
      `INSERT INTO api_key (account_id, name, prefix, key_hash, scopes, expires_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING *`,
      [account_id, name, prefixOf(secret), hashToken(secret), scopes, expires_at],
    );
    return { secret, key: key! };
  }

  /** The live key behind a secret; null for one that is unknown, expired or revoked. */
  async find(secret: string): Promise<KnownKey | null> {
    if (!keyShape.test(secret)) return null;
    const keyHash = hashToken(secret);
    const known = this.cache.get(keyHash) ?? (await this.load(prefixOf(secret), keyHash));
    return known && isAlive(known) ? known : null;
  }

  async list(accountId: number, query: LinkPageQuery) {
    const [keys, result] = await this.dataSource.manager.findAndCount(ApiKey, {
      where: { account_id: accountId, revoked_at: IsNull() },
      order: { id: 'DESC' },
      take: query.limit,
      skip: (query.page - 1) * query.limit,
    });
    return pageOfLinks('keys', keys.map(keyView), result, query);
  }

  /** At once: the answer leaves when no process that can be reached takes the key any more. */
  async revoke(accountId: number, id: number) {
    const [[revoked]] = await this.dataSource.query<[{ key_hash: string }[], number]>(
      `UPDATE api_key SET revoked_at = now() WHERE id = $1::bigint AND account_id = $2 AND revoked_at IS NULL RETURNING key_hash`,
      [id, accountId],
    );
    if (!revoked) throw new Problem('not_found');
    await this.stop(revoked.key_hash);
    return { error: 0, message: 'The key has been revoked.' };
  }

  /** A key that is not what it was: no process that can be reached goes by what it remembers of it when this resolves. */
  async stop(keyHash: string): Promise<void> {
    this.forget(keyHash);
    await this.redis
      .commands()
      .publish(revokedChannel, keyHash)
      .catch((err: unknown) =>
        log.warn({ err }, 'api key: revocation not published, other processes take it for up to 30 s'),
      );
  }

  private forget(keyHash: string): void {
    this.revocations += 1;
    this.cache.delete(keyHash);
  }

  /** What was read while a revocation came in may be from before it: that is not kept. */
  private async load(prefix: string, keyHash: string): Promise<KnownKey | undefined> {
    const { revocations } = this;
    const candidates = await this.dataSource.manager.findBy(ApiKey, { prefix, revoked_at: IsNull() });
    const found = candidates.find((candidate) => isSame(candidate.key_hash, keyHash));
    if (found && revocations === this.revocations) this.cache.set(keyHash, found);
    if (found) this.noteUse(found.id);
    return found;
  }

  /** Only when the key is read, so at most every 30 s in a process: nobody waits for it. */
  private noteUse(id: number): void {
    this.dataSource
      .query(
        `UPDATE api_key SET last_used_at = now()
         WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
        [id],
      )
      .catch((err: unknown) => log.debug({ err }, 'api key: use not noted'));
  }
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
