import { log, RedisScript, type RedisConnections } from '@platform/service-kit';
import type { z } from 'zod';

const sharedSeconds = 86_400;
const sharedWhenMissingSeconds = 30;
const mostInRead = 200;

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

export interface Source<T> {
  /** Before the key in Redis. */
  prefix: string;
  schema: z.ZodType<T>;
  /** The truth, from Postgres. */
  read: (key: string) => Promise<T>;
  isMissing: (fact: T) => boolean;
}

/** Exactly one of the two is called. `characters`: of the fact as Redis holds it. */
interface Question<T> {
  key: string;
  answered: (fact: T, characters: number) => void;
  failed: (err: unknown) => void;
}

/** Facts that the processes share through Redis, each from Postgres where Redis does not have it. Goes on without Redis. */
export class SharedFacts<T extends Versioned> {
  /** In this turn of the event loop: they share a round trip. */
  private asked: Question<T>[] = [];

  constructor(
    private readonly redis: RedisConnections,
    private readonly source: Source<T>,
  ) {}

  /** Calls back instead of giving a promise: visitors wait for it, and a chain of promises costs as much as Redis. */
  ask(question: Question<T>): void {
    if (this.asked.length === 0) setImmediate(() => this.askAll());
    this.asked.push(question);
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

  /** Puts it where all processes find it. */
  async share(key: string, fact: T): Promise<void> {
    const seconds = this.source.isMissing(fact)
      ? sharedWhenMissingSeconds
      : Math.round(sharedSeconds * (0.9 + Math.random() * 0.2));
    const given = [JSON.stringify(fact), fact.version, seconds];
    await shareScript.run(this.redis.commands(), [this.source.prefix + key], given);
  }

  private askAll(): void {
    const { asked } = this;
    this.asked = [];
    for (let from = 0; from < asked.length; from += mostInRead)
      void this.askRedis(asked.slice(from, from + mostInRead));
  }

  private async askRedis(asked: Question<T>[]): Promise<void> {
    const texts = await this.read(asked.map(({ key }) => key)).catch(() => []);
    asked.forEach((question, index) => {
      const text = texts[index] ?? null;
      const fact = this.parsed(text);
      if (fact) question.answered(fact, text!.length);
      else void this.askPostgres(question);
    });
  }

  private async askPostgres({ key, answered, failed }: Question<T>): Promise<void> {
    let fact: T;
    try {
      fact = await this.source.read(key);
    } catch (err) {
      return failed(err);
    }
    this.share(key, fact).catch((err: unknown) => log.debug({ err }, 'redirect: Redis away'));
    answered(fact, JSON.stringify(fact).length);
  }

  private read(keys: string[]): Promise<(string | null)[]> {
    return this.redis.commands().mget(keys.map((key) => this.source.prefix + key));
  }

  /** Null also for what was written by another version of this service. */
  private parsed(text: string | null): T | null {
    try {
      return text === null ? null : this.source.schema.parse(JSON.parse(text));
    } catch {
      return null;
    }
  }
}
