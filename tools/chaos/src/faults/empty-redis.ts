import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { nothing, type Fault } from './fault.js';

/** FLUSHALL: tokens, queues, limits and marks are gone at once. */
export function emptyRedis(dataFolder: string): Fault {
  const begin = async () => {
    const environment = JSON.parse(readFileSync(join(dataFolder, 'environment.json'), 'utf8')) as {
      identity: { REDIS_URL: string };
    };
    const redis = new Redis(environment.identity.REDIS_URL, { retryStrategy: () => null, maxRetriesPerRequest: 0 });
    // The failure is that of the command.
    redis.on('error', nothing);
    await redis.flushall().finally(() => redis.disconnect());
  };
  return { name: 'FLUSHALL', holdMs: 0, begin, end: nothing };
}
