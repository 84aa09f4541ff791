import type { OnModuleInit } from '@nestjs/common';
import { Gathered, log, Problem, RedisScript, type RedisConnections } from '@platform/service-kit';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';

/** To keep the order of use exact costs more than the look-up; what was moved so lately is among the last to go anyway. */
const moveEveryMs = 5_000;
/** Less up to half of it, by chance: what was loaded together is not asked for again together. */
const freshMs = 60_000;
/** For so long after that an entry is still answered with, while it is asked for beside. */
const lateMs = 60_000;
const freshWhenMissingMs = 5_000;
/** How old an entry may be while nobody can be told of changes. */
const freshAloneMs = 1_000;
/** After a reconnection the subscription may still be on its way. */
const settleMs = 5_000;
/** How long an entry is served when neither Redis nor Postgres answers. */
const staleMs = 600_000;
const sharedSeconds = 86_400;
const sharedWhenMissingSeconds = 30;
const mostInSharedRead = 200;
/** One question for each late key would cost more than all else that is done for visitors of known links. */
const gatherLateMs = 100;

/** Never puts an older version in the place of a newer one: a slow reader cannot bring back what has been changed. */
const shareScript = new RedisScript(`
local known = redis.call('GET', KEYS[1])
if known and cjson.decode(known).version >= tonumber(ARGV[2]) then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[3])
return 1`);

/** A fact of Postgres that is asked for by a text. `version` rises with every change of it, and is 0 where there is none. */
export interface Versioned {
  version: number;
}

interface Entry<T> {
  fact: T;
  /** When it was true. */
  loadedAt: number;
  /** When it was last asked for: later than `loadedAt` while nobody can say. */
  askedAt: number;
  /** When it was last moved to the front of those that are used. */
  usedAt: number;
  /** While every change is heard. */
  freshForMs: number;
}

interface Source<T> {
  /** Before the key in Redis. */
  prefix: string;
  schema: z.ZodType<T>;
  /** The truth, from Postgres. */
  read: (key: string) => Promise<T>;
  isMissing: (fact: T) => boolean;
  /** Keys that this process knows at the same time: whoever asks chooses them. */
  mostEntries: number;
  /** Of all of them, in characters as Redis would hold them: what one fact takes is up to whoever made it. */
  mostCharacters: number;
}

/**
 * What redirects need to know: from this process, then from Redis, then from Postgres, one question at a time for each
 * key. Goes on without Redis, and for keys that it knows without Postgres.
 */
export class SharedCache<T extends Versioned> implements OnModuleInit {
  private readonly entries: LRUCache<string, Entry<T>>;
  private readonly loading = new Map<string, Promise<T>>();
  /** The text that Redis has for each key, if any. */
  private readonly sharedReads = new Gathered<string, string | null>(mostInSharedRead, (keys) => this.readTexts(keys));
  private readonly late = new Set<string>();
  private lateTimer: NodeJS.Timeout | undefined;
  private settledAt = Infinity;

  constructor(
    private readonly redis: RedisConnections,
    private readonly source: Source<T>,
  ) {
    this.entries = new LRUCache({ max: source.mostEntries, maxSize: source.mostCharacters });
  }

  onModuleInit(): void {
    const redis = this.redis.commands();
    const settle = () => (this.settledAt = Date.now() + settleMs);
    if (redis.status === 'ready') settle();
    redis.on('ready', settle);
  }

  /** Throws 503 when the key is not known here and cannot be asked for: unknown is not the same as missing. */
  find(key: string): T | Promise<T> {
    const entry = this.entries.peek(key);
    if (!entry) return this.load(key);
    const now = Date.now();
    const hearsNews = this.hearsNews(entry);
    const lateForMs = now - entry.askedAt - (hearsNews ? entry.freshForMs : freshAloneMs);
    if (lateForMs >= 0) {
      const isWaitedFor = !hearsNews || this.source.isMissing(entry.fact) || lateForMs >= lateMs;
      if (isWaitedFor) return this.load(key, entry);
      // What has changed was announced: nobody waits for the unlikely case that it was not heard.
      this.askLater(key);
    }
    if (now - entry.usedAt > moveEveryMs) this.moveToFront(key, entry, now);
    return entry.fact;
  }

  private moveToFront(key: string, entry: Entry<T>, now: number): void {
    entry.usedAt = now;
    this.entries.get(key);
  }

  /** Drops what is older than `version`, also what is being read right now. */
  forget(key: string, version: number): void {
    this.loading.delete(key);
    const entry = this.entries.peek(key);
    if (entry && entry.fact.version < version) this.entries.delete(key);
  }

  /** Reads the truth and puts it into Redis for all processes. Answers with its version. */
  async renew(key: string): Promise<number> {
    const fact = await this.source.read(key);
    this.forget(key, fact.version);
    await this.share(key, fact);
    return fact.version;
  }

  private async share(key: string, fact: T): Promise<void> {
    const seconds = this.source.isMissing(fact)
      ? sharedWhenMissingSeconds
      : Math.round(sharedSeconds * (0.9 + Math.random() * 0.2));
    const given = [JSON.stringify(fact), fact.version, seconds];
    await shareScript.run(this.redis.commands(), [this.source.prefix + key], given);
  }

  /** Remembers no more than the key: what lives for so long is garbage that only a collection of the whole heap takes away. */
  private askLater(key: string): void {
    this.late.add(key);
    this.lateTimer ??= setTimeout(() => void this.askLate(), gatherLateMs).unref();
  }

  private async askLate(): Promise<void> {
    this.lateTimer = undefined;
    const keys = [...this.late];
    for (let from = 0; from < keys.length; from += mostInSharedRead) {
      const some = keys.slice(from, from + mostInSharedRead);
      const texts = await this.readTexts(some).catch(() => []);
      some.forEach((key, index) => this.compare(key, texts[index] ?? null));
    }
  }

  /** Asks for what Redis does not have as it is known here. */
  private compare(key: string, text: string | null): void {
    this.late.delete(key);
    const entry = this.entries.peek(key);
    if (!entry || this.loading.has(key)) return;
    if (this.parsed(text)?.version === entry.fact.version) entry.loadedAt = entry.askedAt = Date.now();
    else this.load(key, entry).catch(() => undefined);
  }

  private load(key: string, known?: Entry<T>): Promise<T> {
    const underWay = this.loading.get(key);
    if (underWay) return underWay;
    const loading = this.ask(key)
      .then((fact) => {
        // Else not the current question any more: a change was announced while it was under way.
        if (this.loading.get(key) === loading) this.learn(key, known, fact);
        return fact;
      })
      .catch((err: unknown) => {
        if (known && Date.now() - known.loadedAt < staleMs) {
          known.askedAt = Date.now();
          return known.fact;
        }
        log.warn({ err }, 'redirect: it cannot be looked up');
        throw new Problem('unavailable');
      })
      .finally(() => {
        if (this.loading.get(key) === loading) this.loading.delete(key);
      });
    this.loading.set(key, loading);
    return loading;
  }

  /** What has not changed stays the object that it was: a new one for each look would be work for the garbage collector. */
  private learn(key: string, known: Entry<T> | undefined, fact: T): void {
    const now = Date.now();
    if (known?.fact.version === fact.version) {
      known.loadedAt = known.askedAt = now;
      return;
    }
    const entry = { fact, loadedAt: now, askedAt: now, usedAt: now, freshForMs: this.freshForMs(fact) };
    this.entries.set(key, entry, { size: key.length + JSON.stringify(fact).length });
  }

  private async ask(key: string): Promise<T> {
    const shared = this.parsed(await this.sharedReads.ask(key).catch(() => null));
    if (shared) return shared;
    const fact = await this.source.read(key);
    this.share(key, fact).catch((err: unknown) => log.debug({ err }, 'redirect: Redis away'));
    return fact;
  }

  /** Null for what is not there, or was written by another version of this service. */
  private parsed(text: string | null): T | null {
    try {
      return text === null ? null : this.source.schema.parse(JSON.parse(text));
    } catch {
      return null;
    }
  }

  private readTexts(keys: string[]): Promise<(string | null)[]> {
    return this.redis.commands().mget(keys.map((key) => this.source.prefix + key));
  }

  /** Entries from before a reconnection may have missed news: they count as if Redis were away. */
  private hearsNews({ loadedAt }: Entry<T>): boolean {
    return this.redis.commands().status === 'ready' && loadedAt > this.settledAt;
  }

  private freshForMs(fact: T): number {
    return this.source.isMissing(fact) ? freshWhenMissingMs : Math.round(freshMs * (1 - Math.random() / 2));
  }
}
