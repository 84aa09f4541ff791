import { compare, latencyAtHalf } from './measure.js';
import type { Outcome } from './outcome.js';
import { startBaseline } from './processes.js';
import { chrome, startRedirectors } from './redirector-fixture.js';

const links = 10_000;
const goals = { tracked: 0.6, unknown: 0.4, p99Ms: 20 };
const headers = { 'user-agent': chrome };

/**
 * Redirects of one process, each journalled and counted, against a bare Fastify 302 in one process; then what leads
 * nowhere.
 */
export async function run(): Promise<Outcome> {
  const subject = await startRedirectors();
  const baseline = await startBaseline('fastify-redirect');
  try {
    const { url } = subject.redirectors[0]!;
    const bare = { url: baseline.url, paths: await subject.links(links), headers };
    const tracked = { ...bare, url };
    const unknown = { ...tracked, paths: bare.paths.map((path) => `${path}x`), status: 404 };
    const hot = { ...tracked, paths: bare.paths.slice(0, 1) };
    const figures = [
      await compare('tracked redirects, 10,000 links', tracked, bare, goals.tracked),
      await compare('tracked redirects, one link', hot, bare, goals.tracked),
      await compare('unknown aliases', unknown, bare, goals.unknown),
      await latencyAtHalf('tracked redirects', { ...tracked, settled: () => subject.counted() }, goals.p99Ms),
    ];
    return { figures };
  } finally {
    await Promise.all([subject.stop(), baseline.stop()]);
  }
}
