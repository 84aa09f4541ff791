import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { perSecond, type Amount, type Figure, type Outcome } from './outcome.js';
import type { Launched } from './processes.js';
import { allCounted, chrome, startRedirectors, type Redirectors } from './redirector-fixture.js';

const wanted = 200_000;
const links = 1_000;
const visitorConcurrency = 40;
const postgresAwayMs = 30_000;
const settleMs = 180_000;

interface Tally {
  /** Numbers of the visits whose 302 arrived. */
  answered: Set<number>;
  /** Those that were cut off: they may be counted or not. */
  cutOff: Set<number>;
}

/**
 * 200,000 answered redirects over two redirectors while each of them is killed with SIGKILL, Postgres refuses everybody
 * for 30 s and Redis is emptied. Every visit names its number as its referrer, so that each is looked for by itself.
 */
export async function run(): Promise<Outcome> {
  const subject = await startRedirectors(2);
  const tally: Tally = { answered: new Set(), cutOff: new Set() };
  const state = { done: false, next: 0 };
  try {
    const paths = await subject.links(links);
    const current = [...subject.redirectors];
    const startedAt = Date.now();
    const load = Array.from({ length: visitorConcurrency }, (_, n) => visitor(n, current, paths, tally, state));
    await disturb(subject, current, tally);
    await reaches(tally, wanted);
    state.done = true;
    await Promise.all(load);
    const rate = perSecond(tally.answered.size / ((Date.now() - startedAt) / 1_000));
    return { figures: await figuresOf(subject, tally, rate) };
  } finally {
    state.done = true;
    await subject.stop();
  }
}

async function visitor(
  number: number,
  redirectors: Launched[],
  paths: string[],
  tally: Tally,
  state: { done: boolean; next: number },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!state.done) {
    const visit = state.next++;
    const redirector = redirectors[(number + visit) % redirectors.length]!;
    const path = paths[visit % paths.length]!;
    const status = await ask(agent, redirector.url + path, visit);
    if (status === 302) tally.answered.add(visit);
    else if (status === null) tally.cutOff.add(visit);
    // 503: an unknown link while Postgres is away. A process that is being started again refuses.
    if (status !== 302) await wait(20);
  }
  agent.destroy();
}

/** The status; null when none arrived. */
function ask(agent: Agent, url: string, visit: number): Promise<number | null> {
  return new Promise((resolve) => {
    const headers = { host: '127.0.0.1', 'user-agent': chrome, referer: `http://n${visit}.example/` };
    const req = request(url, { agent, headers }, (res) => {
      res
        .resume()
        .on('end', () => resolve(res.statusCode!))
        .on('error', () => resolve(null));
    });
    req.on('error', () => resolve(null)).end();
  });
}

/** Each blow when so many have been answered. */
async function disturb(subject: Redirectors, current: Launched[], tally: Tally): Promise<void> {
  await reaches(tally, 0.1 * wanted);
  const redis = new Redis(subject.worker.redisUrl);
  await redis.flushdb();
  redis.disconnect();
  console.log(`${tally.answered.size} answered: Redis emptied`);
  await reaches(tally, 0.2 * wanted);
  current[0] = await killAndReplace(subject, current[0]!, tally);
  await reaches(tally, 0.35 * wanted);
  await withoutPostgres(subject, tally);
  await reaches(tally, 0.8 * wanted);
  current[1] = await killAndReplace(subject, current[1]!, tally);
}

async function killAndReplace(subject: Redirectors, victim: Launched, tally: Tally): Promise<Launched> {
  await victim.kill();
  console.log(`${tally.answered.size} answered: killed a redirector`);
  return subject.another();
}

/** Every connection ends and no new one is let in. */
async function withoutPostgres(subject: Redirectors, tally: Tally): Promise<void> {
  const address = new URL(subject.worker.databaseUrl);
  const database = address.pathname.slice(1);
  address.pathname = '/postgres';
  const admin = new Client({ connectionString: address.href });
  await admin.connect();
  subject.sql.on('error', () => undefined);
  await admin.query(`ALTER DATABASE ${database} WITH ALLOW_CONNECTIONS false`);
  await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1`, [database]);
  const before = tally.answered.size;
  console.log(`${before} answered: Postgres away`);
  await wait(postgresAwayMs);
  await admin.query(`ALTER DATABASE ${database} WITH ALLOW_CONNECTIONS true`);
  await admin.end();
  console.log(`${tally.answered.size} answered: Postgres back, ${tally.answered.size - before} redirects without it`);
}

async function reaches(tally: Tally, count: number): Promise<void> {
  while (tally.answered.size < count) await wait(20);
}

async function figuresOf(subject: Redirectors, tally: Tally, rate: Amount): Promise<Figure[]> {
  const sql = new Client({ connectionString: subject.worker.databaseUrl, options: '-c search_path=links' });
  await sql.connect();
  await allCounted(sql, subject.journalDir, settleMs);
  const { rows } = await sql.query<{ referrer: string; n: number }>(
    'SELECT referrer, count(*)::int AS n FROM click GROUP BY referrer',
  );
  const { rows: totals } = await sql.query<{ n: number; all: number }>(
    `SELECT sum(clicks_all)::int AS all, (SELECT count(*)::int FROM click) AS n FROM item_counter WHERE kind = 'link'`,
  );
  await sql.end();
  const stored = new Map(rows.map(({ referrer, n }) => [Number(referrer.slice(1, -'.example'.length)), n]));
  const lost = [...tally.answered].filter((visit) => !stored.has(visit)).length;
  const doubled = [...stored.values()].filter((n) => n > 1).length;
  const invented = [...stored.keys()].filter((visit) => !tally.answered.has(visit) && !tally.cutOff.has(visit)).length;
  const { n, all } = totals[0]!;
  console.log(`  ${n} rows, counters ${all}; ${tally.cutOff.size} requests were cut off and may count or not`);
  const wrong = { lost, doubled, invented, 'not in the counters': Math.abs(n - all) };
  return Object.entries(wrong).map(([how, value]) => {
    return { name: `clicks ${how}`, value, unit: '', goal: { atMost: 0 }, subject: rate };
  });
}
