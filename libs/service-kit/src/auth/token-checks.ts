import { createHash } from 'node:crypto';
import { revokedToken } from '@platform/contracts';
import type { Redis } from 'ioredis';

/** What Redis knows of a token: its record as text, and how far the window of its grant has been used. */
export interface Known {
  record: string | null;
  count: number;
  ttlMs: number;
}

interface Asked {
  key: string;
  answer: (known: Known) => void;
  fail: (err: unknown) => void;
}

/** Reads each token and counts its request. The window is that of the grant: a refreshed token opens no new one. */
const checkScript = `
local answers = {}
for place, token in ipairs(KEYS) do
  local record = redis.call('GET', token)
  local count, ttl = 0, 0
  if record and record ~= ARGV[2] then
    local key = 'rate:' .. cjson.decode(record).grant_id
    count = redis.call('INCR', key)
    if count == 1 then redis.call('PEXPIRE', key, ARGV[1]) end
    ttl = redis.call('PTTL', key)
  end
  answers[3 * place - 2], answers[3 * place - 1], answers[3 * place] = record, count, ttl
end
return answers`;

const scriptSha = createHash('sha1').update(checkScript).digest('hex');
/** Bounds how long one script holds Redis. */
const mostAtOnce = 64;

/** Checks tokens in one round trip to Redis; requests that came in the same turn of the event loop share it. */
export class TokenChecks {
  private waiting: Asked[] = [];

  constructor(
    private readonly redis: Redis,
    private readonly windowMs: number,
  ) {}

  /** Rejects while Redis is away. */
  ask(key: string): Promise<Known> {
    return new Promise((answer, fail) => {
      if (this.waiting.length === 0) setImmediate(() => this.askAll());
      this.waiting.push({ key, answer, fail });
    });
  }

  private askAll(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (let at = 0; at < waiting.length; at += mostAtOnce) void this.askFor(waiting.slice(at, at + mostAtOnce));
  }

  private async askFor(asked: Asked[]): Promise<void> {
    try {
      const answers = await this.evaluate(asked.map(({ key }) => key));
      asked.forEach(({ answer }, place) => {
        const [record, count, ttlMs] = answers.slice(3 * place, 3 * place + 3) as [string | null, number, number];
        answer({ record, count, ttlMs });
      });
    } catch (err) {
      for (const { fail } of asked) fail(err);
    }
  }

  /** By its hash; the whole script only to a Redis that does not know it yet, or no longer. */
  private async evaluate(keys: string[]): Promise<unknown[]> {
    const given = [keys.length, ...keys, this.windowMs, revokedToken];
    const answer = this.redis.evalsha(scriptSha, ...(given as [number])).catch((err: unknown) => {
      if (!(err instanceof Error && err.message.startsWith('NOSCRIPT'))) throw err;
      return this.redis.eval(checkScript, ...(given as [number]));
    });
    return (await answer) as unknown[];
  }
}
