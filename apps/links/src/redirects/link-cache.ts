import { Injectable, type OnModuleInit } from '@nestjs/common';
import { log, Problem, RedisConnections } from '@platform/service-kit';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { readTarget, targetSchema, type Target } from './target.js';

const mostEntries = 50_000;
const freshMs = 60_000;
const freshWhenMissingMs = 5_000;
/** How old an entry may be while nobody can be told of changes. */
const freshAloneMs = 1_000;
/** After a reconnection the subscription may still be on its way. */
const settleMs = 5_000;
/** How long an entry is served when neither Redis nor Postgres answers. */
const staleMs = 600_000;
const sharedSeconds = 86_400;
const sharedWhenMissingSeconds = 30;

/** Never puts an older version in the place of a newer one: a slow reader cannot bring back what has been changed. */
const shareScript = `
local known = redis.call('GET', KEYS[1])
if known and cjson.decode(known).version >= tonumber(ARGV[2]) then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[3])
return 1`;

interface Entry extends Target {
  /** When it was true. */
  loadedAt: number;
  /** When it was last asked for: later than `loadedAt` while nobody can say. */
  askedAt: number;
}

/**
 * Where an alias leads: from this process, then from Redis, then from Postgres, one question at a time for each alias.
 * Goes on without Redis, and for aliases that it knows without Postgres.
 */
@Injectable()
export class LinkCache implements OnModuleInit {
  private readonly entries = new LRUCache<string, Entry>({ max: mostEntries });
  private readonly loading = new Map<string, Promise<Target>>();
  private settledAt = Infinity;

  constructor(
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnections,
  ) {}

  onModuleInit(): void {
    const redis = this.redis.commands();
    const settle = () => (this.settledAt = Date.now() + settleMs);
    if (redis.status === 'ready') settle();
    redis.on('ready', settle);
  }

  /** Throws 503 when the alias is not known here and cannot be asked for: unknown is not the same as missing. */
  find(aliasKey: string): Target | Promise<Target> {
    const entry = this.entries.get(aliasKey);
    if (entry && Date.now() - entry.askedAt < this.freshForMs(entry)) return entry;
    return this.loading.get(aliasKey) ?? this.load(aliasKey, entry);
  }

  /** Drops what is older than `version`, also what is being read right now. */
  forget(aliasKey: string, version: number): void {
    this.loading.delete(aliasKey);
    const entry = this.entries.peek(aliasKey);
    if (entry && entry.version < version) this.entries.delete(aliasKey);
  }

  /** Puts a target into Redis for all processes. */
  async share(aliasKey: string, target: Target): Promise<void> {
    const seconds = target.link ? Math.round(sharedSeconds * (0.9 + Math.random() * 0.2)) : sharedWhenMissingSeconds;
    await this.redis
      .commands()
      .eval(shareScript, 1, redisKey(aliasKey), JSON.stringify(target), target.version, seconds);
  }

  private load(aliasKey: string, known: Entry | undefined): Promise<Target> {
    const loading = this.ask(aliasKey)
      .then((target) => {
        // Not the current question any more: a change was announced while it was under way.
        const now = Date.now();
        if (this.loading.get(aliasKey) === loading)
          this.entries.set(aliasKey, { ...target, loadedAt: now, askedAt: now });
        return target;
      })
      .catch((err: unknown) => {
        if (known && Date.now() - known.loadedAt < staleMs) {
          known.askedAt = Date.now();
          return known;
        }
        log.warn({ err }, 'redirect: the link cannot be looked up');
        throw new Problem('unavailable');
      })
      .finally(() => {
        if (this.loading.get(aliasKey) === loading) this.loading.delete(aliasKey);
      });
    this.loading.set(aliasKey, loading);
    return loading;
  }

  private async ask(aliasKey: string): Promise<Target> {
    const shared = await this.readShared(aliasKey);
    if (shared) return shared;
    const target = await readTarget(this.dataSource, aliasKey);
    this.share(aliasKey, target).catch((err: unknown) => log.debug({ err }, 'redirect: Redis away'));
    return target;
  }

  private async readShared(aliasKey: string): Promise<Target | null> {
    try {
      const text = await this.redis.commands().get(redisKey(aliasKey));
      return text === null ? null : targetSchema.parse(JSON.parse(text));
    } catch {
      return null;
    }
  }

  /** Entries from before a reconnection may have missed news: they count as if Redis were away. */
  private freshForMs({ link, loadedAt }: Entry): number {
    const hearsNews = this.redis.commands().status === 'ready' && loadedAt > this.settledAt;
    if (!hearsNews) return freshAloneMs;
    return link ? freshMs : freshWhenMissingMs;
  }
}

function redisKey(aliasKey: string): string {
  return `links:alias:${aliasKey}`;
}
