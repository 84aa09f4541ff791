import { timingSafeEqual } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { pageOfLinks, type LinkPageQuery } from '@platform/contracts';
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
    const secret = randomToken(marker);
    await tx.query(`INSERT INTO api_key (account_id, name, prefix, key_hash) VALUES ($1, $2, $3, $4)`, [
      accountId,
      name,
      prefixOf(secret),
      hashToken(secret),
    ]);
    return secret;
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
    const records = keys.map((key) => ({
      ...key,
      date: key.created_at,
      expires: key.expires_at,
      lastused: key.last_used_at,
    }));
    return pageOfLinks('keys', records, result, query);
  }

  /** At once: the answer leaves when no process that can be reached takes the key any more. */
  async revoke(accountId: number, id: number) {
    const [[revoked]] = await this.dataSource.query<[{ key_hash: string }[], number]>(
      `UPDATE api_key SET revoked_at = now() WHERE id = $1::bigint AND account_id = $2 AND revoked_at IS NULL RETURNING key_hash`,
      [id, accountId],
    );
    if (!revoked) throw new Problem('not_found');
    this.forget(revoked.key_hash);
    await this.redis
      .commands()
      .publish(revokedChannel, revoked.key_hash)
      .catch((err: unknown) =>
        log.warn({ err }, 'api key: revocation not published, other processes take it for up to 30 s'),
      );
    return { error: 0, message: 'The key has been revoked.' };
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
    return found;
  }
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
