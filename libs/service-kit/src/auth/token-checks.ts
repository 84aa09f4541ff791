import { createHash } from 'node:crypto';
import { revokedToken } from '@platform/contracts';
import type { Redis } from 'ioredis';
import { Gathered } from '../gathered.js';

/** What Redis knows of a token: its record as text, and how far the window of its grant has been used. */
export interface Known {
  record: string | null;
  count: number;
  ttlMs: number;
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

/** Checks the token of each key in one round trip to Redis, which rejects while Redis is away. */
export function tokenChecks(redis: Redis, windowMs: number): Gathered<string, Known> {
  return new Gathered(mostAtOnce, async (keys) => {
    const answers = await evaluate(redis, [keys.length, ...keys, windowMs, revokedToken]);
    return keys.map((_key, place) => {
      const [record, count, ttlMs] = answers.slice(3 * place, 3 * place + 3) as [string | null, number, number];
      return { record, count, ttlMs };
    });
  });
}

/** By its hash; the whole script only to a Redis that does not know it yet, or no longer. */
async function evaluate(redis: Redis, given: (number | string)[]): Promise<unknown[]> {
  const answer = redis.evalsha(scriptSha, ...(given as [number])).catch((err: unknown) => {
    if (!(err instanceof Error && err.message.startsWith('NOSCRIPT'))) throw err;
    return redis.eval(checkScript, ...(given as [number]));
  });
  return (await answer) as unknown[];
}
