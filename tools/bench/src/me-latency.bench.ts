import { identitySeed } from './identity-seed.js';
import { liveToken } from './live-token.js';
import { latencyAtHalf } from './measure.js';
import type { Outcome } from './outcome.js';
import { startService } from './processes.js';

const maxMs = 50;

/** `GET /v1/me`: p99 at half of what the machine can do at most, measured just before in the same run. */
export async function run(): Promise<Outcome> {
  const subject = await startService('identity');
  const seed = await identitySeed(subject.databaseUrl);
  try {
    const [person] = await seed.people(1);
    const headers = { authorization: `Bearer ${await liveToken(subject, person!.uuid)}` };
    const me = { url: subject.url, paths: ['/api/v1/me'], headers, status: 200 };
    return { figures: [await latencyAtHalf('GET /v1/me', me, maxMs)] };
  } finally {
    await seed.end();
    await subject.stop();
  }
}
