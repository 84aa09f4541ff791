import { Gathered, log, RedisScript, type RedisConnections } from '@platform/service-kit';
import type { z } from 'zod';

const sharedSeconds = 86_400;
/** What is not there, and what nobody has asked for. */
const brieflySharedSeconds = 30;
const mostInRead = 200;

/**
 * Never puts an older version in the place of a newer one: a slow reader cannot bring back what has been changed. The same version in another
 * shape is replaced.
 */
const shareScript = new RedisScript(`
local known = redis.call('GET', KEYS[1])
if known then
  local fact, version = cjson.decode(known), tonumber(ARGV[2])
  if fact.version > version or fact.version == version and fact.shape == tonumber(ARGV[3]) then return 0 end
end
redis.call('SET', KEYS[1], ARGV[1], 'EX', known and ARGV[4] or ARGV[5])
return 1`);

/** A fact of Postgres that is asked for by a text. `version` rises with every change of it, and is 0 where there is none. */
export interface Versioned {
  version: number;
}

export interface Source<T> {
  /** Before the key in Redis. */
  prefix: string;
  schema: z.ZodType<T>;
  /**
   * Of facts in Redis; those of another shape are not believed. Raise it with every change of `schema` or of what `read` makes of the same
   * rows: most changes leave what is there readable, and without a new number it would be answered with for a day after the deploy. It is no
   * part of the key: there, processes of two versions would not hear of each other's changes, nor would those that come back.
   */
  shape: number;
  /** The truth, from Postgres. */
  read: (key: string) => Promise<T>;
  isMissing: (fact: T) => boolean;
}

interface Found<T> {
  fact: T;
  /** Of the fact as Redis holds it. */
  characters: number;
}

/** Facts that the processes share through Redis, each from Postgres where Redis does not have it. Goes on without Redis. */
export class SharedFacts<T extends Versioned> {
  /** The text that Redis has for each key, if any. */
  private readonly reads = new Gathered<string, string | null>(mostInRead, (keys) => this.read(keys));

  constructor(
    private readonly redis: RedisConnections,
    private readonly source: Source<T>,
  ) {}

  async find(key: string): Promise<Found<T>> {
    const text = await this.reads.ask(key).catch(() => null);
    const shared = this.parsed(text);
    return shared ? { fact: shared, characters: text!.length } : this.fromSource(key);
  }

  /** The truth, that all processes find from now on, too. */
  async fromSource(key: string): Promise<Found<T>> {
    const fact = await this.source.read(key);
    this.share(key, fact).catch((err: unknown) => log.debug({ err }, 'redirect: Redis away'));
    return { fact, characters: this.text(fact).length };
  }

  /** Null for a key that Redis does not have. */
  async shared(keys: string[]): Promise<(T | null)[]> {
    const facts: (T | null)[] = [];
    for (let from = 0; from < keys.length; from += mostInRead) {
      const texts = await this.read(keys.slice(from, from + mostInRead));
      facts.push(...texts.map((text) => this.parsed(text)));
    }
    return facts;
  }

  /** Puts what was asked for where all processes find it. */
  async share(key: string, fact: T): Promise<void> {
    const seconds = this.secondsFor(fact);
    await this.put(key, fact, seconds, seconds);
  }

  /**
   * Puts what has changed in the place of what is shared. What is not shared is so only for as long as a slow reader could still bring back
   * what was: links that are made or changed and not visited take no room.
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

  /** Null also for what a version of this service wrote that makes another shape of it. */
  private parsed(text: string | null): T | null {
    try {
      const known = JSON.parse(text ?? 'null') as { shape?: number } | null;
      return known?.shape === this.source.shape ? this.source.schema.parse(known) : null;
    } catch {
      return null;
    }
  }
}
