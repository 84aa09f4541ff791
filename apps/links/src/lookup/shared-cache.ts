import type { OnModuleInit } from '@nestjs/common';
import { log, Problem, type RedisConnections } from '@platform/service-kit';
import { LRUCache } from 'lru-cache';
import { Doorkeeper } from './doorkeeper.js';
import { SharedFacts, type Source, type Versioned } from './shared-facts.js';

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
/** One question for each late key would cost more than all else that is done for visitors of known links. */
const gatherLateMs = 100;

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

interface CachedSource<T> extends Source<T> {
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
    this.entries = new LRUCache({ max: source.mostEntries, maxSize: source.mostCharacters });
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

  /** Drops what is older than `version`, also what is being read right now. */
  forget(key: string, version: number): void {
    this.loading.delete(key);
    const entry = this.entries.peek(key);
    if (entry && entry.fact.version < version) this.entries.delete(key);
  }

  /** After a change: reads the truth and puts it into Redis for all processes. Answers with its version. */
  async renew(key: string): Promise<number> {
    const fact = await this.source.read(key);
    this.forget(key, fact.version);
    await this.facts.replace(key, fact);
    return fact.version;
  }

  /** Remembers no more than the key: what lives for so long is garbage that only a collection of the whole heap takes away. */
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

  /** Asks for what Redis does not have as it is known here. */
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

  /** What is older than what was known comes from a Redis that went back: one that crashed, or a replica in the place of one. */
  private async ask(key: string, known: Entry<T> | undefined) {
    const found = await this.facts.find(key);
    return known && found.fact.version < known.fact.version ? this.facts.fromSource(key) : found;
  }

  private end(key: string, question: Promise<T>): boolean {
    const isCurrent = this.loading.get(key) === question;
    if (isCurrent) this.loading.delete(key);
    return isCurrent;
  }

  /** What has not changed stays the object that it was: a new one for each look would be work for the garbage collector. */
  private learn(key: string, known: Entry<T> | undefined, fact: T, characters: number): void {
    if (known?.fact.version === fact.version) return renewed(known);
    const size = key.length + characters;
    if (!known && this.isFullFor(size) && !this.door.knows(key)) return;
    const now = Date.now();
    const entry = { fact, loadedAt: now, askedAt: now, usedAt: now, freshForMs: this.freshForMs(fact) };
    this.entries.set(key, entry, { size });
  }

  private isFullFor(size: number): boolean {
    const { mostEntries, mostCharacters } = this.source;
    return this.entries.size >= mostEntries || this.entries.calculatedSize + size > mostCharacters;
  }

  /** Entries from before a reconnection may have missed news: they count as if Redis were away. */
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
