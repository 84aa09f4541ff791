import type { OnModuleInit } from '@nestjs/common';
import { log, Problem, type RedisConnections } from '@platform/service-kit';
import { LRUCache } from 'lru-cache';
import { Doorkeeper } from './doorkeeper.js';
import { SharedFacts, type Source, type Versioned } from './shared-facts.js';

/**
 * An exact order of use would cost more than the look-up. What was moved this lately is among the last to go anyway.
 */
const moveEveryMs = 5_000;
/** Shortened at random by up to half, so that entries that were loaded together are not asked for again together. */
const freshMs = 60_000;
/** For this long after that, an entry is still answered with while it is looked up in the background. */
const lateMs = 60_000;
const freshWhenMissingMs = 5_000;
/** How old an entry may be while Redis is away, as no news of changes arrives then. */
const freshAloneMs = 1_000;
/** After a reconnection to Redis the subscription may still be on its way. */
const settleMs = 5_000;
/** How long an entry is served when neither Redis nor Postgres answers. */
const staleMs = 600_000;
/** Late keys are gathered for this long: one query for each would cost more than all else of a redirect. */
const gatherLateMs = 100;

interface Entry<T> {
  fact: T;
  /** When it was true. */
  loadedAt: number;
  /** When it was last looked up. Later than `loadedAt` while neither Redis nor Postgres answers. */
  askedAt: number;
  /** When it was last moved to the front of the entries in use. */
  usedAt: number;
  /** Holds while Redis announces every change. */
  freshForMs: number;
}

interface CachedSource<T> extends Source<T> {
  /** Keys that this process keeps at the same time. Bounded, as visitors choose the keys. */
  maxEntries: number;
  /** Of all entries together, in characters as Redis holds them. Bounded, as owners choose what a link holds. */
  maxCharacters: number;
}

/**
 * Caches what redirects need to know: in this process, then in Redis, then from Postgres. There is one query at a time
 * for each key. It works without Redis, and for keys that it knows without Postgres.
 */
export class SharedCache<T extends Versioned> implements OnModuleInit {
  private readonly entries: LRUCache<string, Entry<T>>;
  private readonly loading = new Map<string, Promise<T>>();
  private readonly facts: SharedFacts<T>;
  private readonly door = new Doorkeeper();
  private readonly late = new Set<string>();
  private lateTimer: NodeJS.Timeout | undefined;
  private settledAt = Infinity;

  constructor(
    private readonly redis: RedisConnections,
    private readonly source: CachedSource<T>,
  ) {
    this.facts = new SharedFacts(redis, source);
    this.entries = new LRUCache({ max: source.maxEntries, maxSize: source.maxCharacters });
  }

  onModuleInit(): void {
    const redis = this.redis.commands();
    const settle = () => (this.settledAt = Date.now() + settleMs);
    if (redis.status === 'ready') settle();
    redis.on('ready', settle);
  }

  /** @throws Problem 503 when the key is not known here and cannot be asked for: unknown is not the same as missing */
  async find(key: string): Promise<T> {
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

  /** Drops what is older than `version`, and the result of a query that is under way. */
  forget(key: string, version: number): void {
    this.loading.delete(key);
    const entry = this.entries.peek(key);
    if (entry && entry.fact.version < version) this.entries.delete(key);
  }

  /**
   * After a change: reads the fact from Postgres and puts it into Redis for all processes.
   *
   * @returns its version
   */
  async renew(key: string): Promise<number> {
    const fact = await this.source.read(key);
    this.forget(key, fact.version);
    await this.facts.replace(key, fact);
    return fact.version;
  }

  /** Keeps the key only: an object that lives this long is garbage that only a full collection removes. */
  private askLater(key: string): void {
    this.late.add(key);
    this.lateTimer ??= setTimeout(() => void this.askLate(), gatherLateMs).unref();
  }

  private async askLate(): Promise<void> {
    this.lateTimer = undefined;
    const keys = [...this.late];
    const facts = await this.facts.shared(keys).catch(() => []);
    keys.forEach((key, index) => this.compare(key, facts[index]));
  }

  /** Looks up an entry unless Redis has the same version of it. */
  private compare(key: string, shared: T | null | undefined): void {
    this.late.delete(key);
    const entry = this.entries.peek(key);
    if (!entry || this.loading.has(key)) return;
    if (shared?.version === entry.fact.version) renewed(entry);
    else this.load(key, entry).catch(() => undefined);
  }

  private load(key: string, known?: Entry<T>): Promise<T> {
    const underWay = this.loading.get(key);
    if (underWay) return underWay;
    const loading = this.ask(key, known).then(
      ({ fact, characters }) => {
        // Else not the current question any more: a change was announced while it was under way.
        if (this.end(key, loading)) this.learn(key, known, fact, characters);
        return fact;
      },
      (err: unknown) => {
        this.end(key, loading);
        if (known && Date.now() - known.loadedAt < staleMs) {
          known.askedAt = Date.now();
          return known.fact;
        }
        log.warn({ err }, 'redirect: it cannot be looked up');
        throw new Problem('unavailable');
      },
    );
    this.loading.set(key, loading);
    return loading;
  }

  /**
   * Redis may hold an older version than this process: it crashed, or a replica took its place. Then Postgres decides.
   */
  private async ask(key: string, known: Entry<T> | undefined) {
    const found = await this.facts.find(key);
    return known && found.fact.version < known.fact.version ? this.facts.fromSource(key) : found;
  }

  private end(key: string, question: Promise<T>): boolean {
    const isCurrent = this.loading.get(key) === question;
    if (isCurrent) this.loading.delete(key);
    return isCurrent;
  }

  /** Keeps the same object when nothing has changed: a new one for each look-up would burden the garbage collector. */
  private learn(key: string, known: Entry<T> | undefined, fact: T, characters: number): void {
    if (known?.fact.version === fact.version) return renewed(known);
    const size = key.length + characters;
    if (!known && this.isFullFor(size) && !this.door.knows(key)) return;
    const now = Date.now();
    const entry = { fact, loadedAt: now, askedAt: now, usedAt: now, freshForMs: this.freshForMs(fact) };
    this.entries.set(key, entry, { size });
  }

  private isFullFor(size: number): boolean {
    const { maxEntries, maxCharacters } = this.source;
    return this.entries.size >= maxEntries || this.entries.calculatedSize + size > maxCharacters;
  }

  /** An entry from before a reconnection may have missed news. It counts as if Redis were away. */
  private hearsNews({ loadedAt }: Entry<T>): boolean {
    return this.redis.commands().status === 'ready' && loadedAt > this.settledAt;
  }

  private freshForMs(fact: T): number {
    return this.source.isMissing(fact) ? freshWhenMissingMs : Math.round(freshMs * (1 - Math.random() / 2));
  }
}

function renewed(entry: Entry<unknown>): void {
  entry.loadedAt = entry.askedAt = Date.now();
}
