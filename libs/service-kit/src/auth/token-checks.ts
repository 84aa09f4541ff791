import { revokedToken } from '@platform/contracts';
import type { Redis } from 'ioredis';
import { Gathered } from '../gathered.js';
import type { Window } from '../rates/memory-window.js';
import { countedLua } from '../rates/shared-window.js';
import { RedisScript } from '../redis/redis-script.js';

/** What Redis knows of a token: its record as text, and how far the window of its grant has been used. */
export interface Known extends Window {
  record: string | null;
}

/** Reads each token and counts its request. The window is that of the grant: a refreshed token opens no new one. */
const checkScript = new RedisScript(`${countedLua}
local answers = {}
for place, token in ipairs(KEYS) do
  local record = redis.call('GET', token)
  local count, ttl = 0, 0
  if record and record ~= ARGV[2] then
    count, ttl = counted('rate:' .. cjson.decode(record).grant_id, tonumber(ARGV[1]), 1)
  end
  answers[3 * place - 2], answers[3 * place - 1], answers[3 * place] = record, count, ttl
end
return answers`);

/** Bounds how long one script holds Redis. */
const mostAtOnce = 64;

/** Checks the token of each key in one round trip to Redis, which rejects while Redis is away. */
export function tokenChecks(redis: Redis, windowMs: number): Gathered<string, Known> {
  return new Gathered(mostAtOnce, async (keys) => {
    const answers = (await checkScript.run(redis, keys, [windowMs, revokedToken])) as unknown[];
    return keys.map((_key, place) => {
      const [record, count, ttlMs] = answers.slice(3 * place, 3 * place + 3) as [string | null, number, number];
      return { record, count, ttlMs };
    });
  });
}
