import autocannon from 'autocannon';
import { identitySeed } from './identity-seed.js';
import { liveToken } from './live-token.js';
import { median } from './measure.js';
import { paced } from './paced.js';
import { startService } from './processes.js';

const connections = 50;
const seconds = 8;
const rounds = 3;
const mostMs = 50;

/** `GET /v1/me`: p99 at half of what the machine can do at most, measured just before in the same run. */
export async function meLatency(): Promise<boolean> {
  const subject = await startService('identity');
  const seed = await identitySeed(subject.databaseUrl);
  try {
    const [person] = await seed.people(1);
    const headers = { authorization: `Bearer ${await liveToken(subject.redisUrl, person!.uuid)}` };
    const load = { url: `${subject.url}/api/v1/me`, headers, connections, duration: seconds };
    await autocannon(load);
    const { requests: most, non2xx } = await autocannon(load);
    if (non2xx) throw new Error(`${non2xx} answers that are not 2xx`);
    const half = Math.floor(most.average / 2);
    const paceds: number[] = [];
    await paced(load.url, { headers, perSecond: half, seconds });
    for (let round = 0; round < rounds; round++) {
      const latencies = await paced(load.url, { headers, perSecond: half, seconds });
      paceds.push(latencies[Math.floor(latencies.length * 0.99)]!);
    }
    const p99 = median(paceds);
    const reached = p99 <= mostMs;
    console.log(
      `GET /v1/me: p99 ${p99.toFixed(1)} ms at ${half}/s, half of ${Math.round(most.average)}/s, goal ${mostMs} ms: ${reached ? 'reached' : 'MISSED'}`,
    );
    return reached;
  } finally {
    await seed.end();
    await subject.stop();
  }
}
