import { Coalescer, log, RedisScript, type RedisConnections } from '@platform/service-kit';
import type { z } from 'zod';

const sharedSeconds = 86_400;
/** For missing facts, and for facts that nobody has asked for. */
const brieflySharedSeconds = 30;
const maxInRead = 200;

/**
 * Never replaces a newer version by an older one: a slow reader cannot bring back what has changed. The same version in
 * another shape is replaced.
 */
const shareScript = new RedisScript(`
local known = redis.call('GET', KEYS[1])
if known then
  local fact, version = cjson.decode(known), tonumber(ARGV[2])
  if fact.version > version or fact.version == version and fact.shape == tonumber(ARGV[3]) then return 0 end
end
redis.call('SET', KEYS[1], ARGV[1], 'EX', known and ARGV[4] or ARGV[5])
return 1`);

/** A fact of Postgres with a text as its key. `version` rises with every change, and is 0 where there is none. */
export interface Versioned {
  version: number;
}

export interface Source<T> {
  /** Before the key in Redis. */
  prefix: string;
  schema: z.ZodType<T>;
  /**
   * The shape of facts in Redis; other shapes are ignored. Raise it with every change of `schema`, and of what `read`
   * makes of the same rows. Otherwise the old facts would still parse, and be used for a day after the deploy. It is no
   * part of the key: then processes of two versions would not see each other's changes.
   */
  shape: number;
  /** Reads the fact from Postgres. */
  read: (key: string) => Promise<T>;
  isMissing: (fact: T) => boolean;
}

interface Found<T> {
  fact: T;
  /** Length of the fact as Redis holds it. */
  characters: number;
}

/** Facts that the processes share through Redis, read from Postgres where Redis has none. Works without Redis. */
export class SharedFacts<T extends Versioned> {
  /** The text that Redis has for each key, if any. */
  private readonly reads = new Coalescer<string, string | null>(maxInRead, (keys) => this.read(keys));

  constructor(
    private readonly redis: RedisConnections,
    private readonly source: Source<T>,
  ) {}

  async find(key: string): Promise<Found<T>> {
    const text = await this.reads.ask(key).catch(() => null);
    const shared = this.parsed(text);
    return shared ? { fact: shared, characters: text!.length } : this.fromSource(key);
  }

  /** Reads the fact from Postgres, and shares it with all processes. */
  async fromSource(key: string): Promise<Found<T>> {
    const fact = await this.source.read(key);
    this.share(key, fact).catch((err: unknown) => log.debug({ err }, 'redirect: Redis away'));
    return { fact, characters: this.text(fact).length };
  }

  /** Null for a key that Redis does not have. */
  async shared(keys: string[]): Promise<(T | null)[]> {
    const facts: (T | null)[] = [];
    for (let from = 0; from < keys.length; from += maxInRead) {
      const texts = await this.read(keys.slice(from, from + maxInRead));
      facts.push(...texts.map((text) => this.parsed(text)));
    }
    return facts;
  }

  /** Shares a fact that was asked for. */
  async share(key: string, fact: T): Promise<void> {
    const seconds = this.secondsFor(fact);
    await this.put(key, fact, seconds, seconds);
  }

  /**
   * Replaces a shared fact after a change. A fact that is not shared yet is shared briefly, for as long as a slow
   * reader could bring the old one back. So links that nobody visits take no room.
   */
  async replace(key: string, fact: T): Promise<void> {
    await this.put(key, fact, this.secondsFor(fact), brieflySharedSeconds);
  }

  private secondsFor(fact: T): number {
    return this.source.isMissing(fact) ? brieflySharedSeconds : Math.round(sharedSeconds * (0.9 + Math.random() * 0.2));
  }

  private async put(key: string, fact: T, seconds: number, secondsWhenNew: number): Promise<void> {
    const given = [this.text(fact), fact.version, this.source.shape, seconds, secondsWhenNew];
    await shareScript.run(this.redis.commands(), [this.source.prefix + key], given);
  }

  private read(keys: string[]): Promise<(string | null)[]> {
    return this.redis.commands().mget(keys.map((key) => this.source.prefix + key));
  }

  private text(fact: T): string {
    return JSON.stringify({ ...fact, shape: this.source.shape });
  }

  /** Null also for a fact of another shape, from another version of this service. */
  private parsed(text: string | null): T | null {
    try {
      const known = JSON.parse(text ?? 'null') as { shape?: number } | null;
      return known?.shape === this.source.shape ? this.source.schema.parse(known) : null;
    } catch {
      return null;
    }
  }
}
