import { liveToken } from './live-token.js';
import { compare } from './measure.js';
import type { Outcome } from './outcome.js';
import { startBaseline, startSubject } from './processes.js';

/** Token and rate limit of a resource request, in one round trip to Redis, and all that the kit does around a route. */
export async function run(): Promise<Outcome> {
  const subject = await startSubject('token-check', 'organizations');
  const baseline = await startBaseline('nest-redis-get', { REDIS_URL: subject.redisUrl });
  try {
    const headers = { authorization: `Bearer ${await liveToken(subject)}` };
    const nothing = { url: subject.url, headers, paths: ['/api/v1/nothing'] };
    return { figures: [await compare('token check', nothing, { url: baseline.url }, 0.8)] };
  } finally {
    await Promise.all([subject.stop(), baseline.stop()]);
  }
}
