import { revokedToken } from '@platform/contracts';
import type { Redis } from 'ioredis';
import { Coalescer } from '../concurrency/coalescer.js';
import type { Window } from '../rates/memory-window.js';
import { countedLua } from '../redis/shared-window.js';
import { RedisScript } from '../redis/redis-script.js';

/**
 * What Redis holds of a token, whoever wrote it: its record as text, and how far the window of its grant is used. The
 * end of the window is there only past the limit.
 */
export interface Known extends Window {
  record: string | null;
}

/**
 * Reads each token and counts its request. The window is that of the grant: a refreshed token opens no new one. Only
 * the grant is looked for in the record's JSON, in which no text holds a bare quotation mark. To decode all of it would
 * be most of the work. What is no record counts nothing, and spoils no other token that is asked for with it. The keys
 * of tokens are passed as values. Redis lets only those name a key who may write it, and that is identity alone
 * (docker/redis/rights.mjs).
 */
const checkScript = new RedisScript(`${countedLua}
local window, limit = tonumber(ARGV[1]), tonumber(ARGV[3])
local answers = {}
for place = 1, (#ARGV - 3) / 2 do
  local record = redis.pcall('GET', ARGV[2 + 2 * place])
  if type(record) ~= 'string' then record = false end
  local count, ttl = 0, 0
  if record and record ~= ARGV[2] then
    local grant = string.match(record, '"grant_id":"([^"\\\\]+)"')
    if not grant then
      local isRecord, decoded = pcall(cjson.decode, record)
      grant = isRecord and type(decoded) == 'table' and decoded.grant_id
    end
    if type(grant) == 'string' then
      count, ttl = counted('rate:' .. grant, window, tonumber(ARGV[3 + 2 * place]), limit)
    end
  end
  answers[3 * place - 2], answers[3 * place - 1], answers[3 * place] = record, count, ttl
end
return answers`);

/** Bounds how long one script holds Redis. */
const maxBatch = 64;

/**
 * Checks the token of each key in one round trip to Redis, which rejects while Redis is away. Requests with one token,
 * as of a busy client, are looked up and counted together, and told apart by their counts.
 */
export function tokenChecks(redis: Redis, windowMs: number, limit: number): Coalescer<string, Known> {
  return new Coalescer(maxBatch, async (keys) => {
    const hits = new Map<string, number>();
    for (const key of keys) hits.set(key, (hits.get(key) ?? 0) + 1);
    const given = [windowMs, revokedToken, limit, ...[...hits].flat()];
    const answers = (await checkScript.run(redis, [], given)) as unknown[];
    const known = new Map<string, Known>();
    for (const key of hits.keys()) {
      const place = 3 * known.size;
      const [record, count, ttlMs] = answers.slice(place, place + 3) as [string | null, number, number];
      known.set(key, { record, count, ttlMs });
    }
    return keys.map((key) => {
      const { record, count, ttlMs } = known.get(key)!;
      const later = hits.get(key)! - 1;
      hits.set(key, later);
      return { record, count: Math.max(0, count - later), ttlMs };
    });
  });
}
