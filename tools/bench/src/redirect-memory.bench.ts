import { perSecond, type Outcome } from './outcome.js';
import { chrome, knownToRedis, startRedirectors } from './redirector-fixture.js';
import { residentMb } from './resident-memory.js';
import { anyOf, lasting, times, visit } from './visits.js';

const links = 1_000_000;
const hot = 50_000;
const seconds = 30;
/** One visit in so many goes to any of all links, so that the cache is always full and always changing. */
const strayEvery = 10;
const goalMb = 200;
const headers = { 'user-agent': chrome };

/**
 * Resident memory of one redirector at its highest, with the heap that it is deployed with. Meanwhile 50,000 of
 * 1,000,000 links are visited again and again.
 */
export async function run(): Promise<Outcome> {
  const subject = await startRedirectors();
  try {
    const paths = await subject.links(links);
    await knownToRedis(subject, paths);
    const { url, pid } = subject.redirectors[0]!;
    const hotPaths = paths.slice(0, hot);
    let next = 0;
    await visit(
      url,
      times(hot, () => ({ path: hotPaths[next++]!, headers })),
    );
    const load = () => ({ path: anyOf(Math.random() * strayEvery < 1 ? paths : hotPaths), headers });
    const { perSecond: rate } = await visit(url, lasting(seconds, load));
    const [highest, now] = await Promise.all([residentMb(pid, 'VmHWM'), residentMb(pid)]);
    console.log(`  ${Math.round(now)} MB at the end`);
    const name = 'memory of a redirector at most, 1,000,000 links and 50,000 hot';
    return { figures: [{ name, value: highest, unit: 'MB', goal: { atMost: goalMb }, subject: perSecond(rate) }] };
  } finally {
    await subject.stop();
  }
}
