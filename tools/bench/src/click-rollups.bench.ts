import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { perSecond, type Outcome } from './outcome.js';
import { startBeside } from './processes.js';
import { chrome, startRedirectors, type Redirectors } from './redirector-fixture.js';
import { anyOf, times, visit } from './visits.js';

const links = 10_000;
/** More than is counted at once, so that the pause in between counts, too. */
const perRound = 300_000;
const goals = { perSecond: 10_000, hot: 1 };
const settleMs = 180_000;

const agents = [
  chrome,
  'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  'Twitterbot/1.0',
];
const languages = ['en', 'de', 'fr', 'es', 'pt', 'ja'];

/**
 * Clicks a second that are counted. Redirectors have put them into Postgres while nobody counted. It lasts until every
 * counter and roll-up has them, with the pauses that the worker makes for the redirects. Over 10,000 links, and all of
 * one link.
 */
export async function run(): Promise<Outcome> {
  const subject = await startRedirectors(1, { ROLE: 'api' });
  const worker = await startBeside(subject.worker, { file: 'dist/main.js', settings: { ROLE: 'worker' }, flags: [] });
  try {
    const paths = await subject.links(links);
    const many = await countOf(subject, paths);
    const hot = await countOf(subject, paths.slice(0, 1));
    const both = { subject: perSecond(hot), baseline: perSecond(many) };
    return {
      figures: [
        { name: 'clicks of 10,000 links counted', ...perSecond(many), goal: { atLeast: goals.perSecond } },
        {
          name: 'clicks of one link, to those of 10,000',
          value: hot / many,
          unit: 'times',
          goal: { atLeast: goals.hot },
          ...both,
        },
      ],
    };
  } finally {
    await worker.stop();
    await subject.stop();
  }
}

/**
 * Makes the clicks while the counters are locked, then lets the worker go. Answers with the clicks a second that it
 * counted.
 */
async function countOf({ sql, redirectors }: Redirectors, paths: string[]): Promise<number> {
  const before = await totals(sql);
  await sql.query(`SELECT pg_advisory_lock(hashtext('links:counters'))`);
  const { count } = await visit(
    redirectors[0]!.url,
    times(perRound, () => visitor(anyOf(paths))),
  );
  await until(async () => (await totals(sql)).uncounted === count);
  await sql.query(`SELECT pg_advisory_unlock(hashtext('links:counters'))`);
  const startedAt = performance.now();
  await until(async () => (await totals(sql)).uncounted === 0);
  const seconds = (performance.now() - startedAt) / 1_000;
  const { counted } = await totals(sql);
  if (counted - before.counted !== count)
    throw new Error(`${counted - before.counted} of ${count} clicks were counted`);
  return count / seconds;
}

/** One of 50,000 addresses, from one of 200 pages, with one of a few browsers and languages. */
function visitor(path: string) {
  const number = Math.floor(Math.random() * 50_000);
  const headers = {
    'user-agent': agents[number % agents.length]!,
    'accept-language': languages[number % languages.length]!,
    'x-forwarded-for': `8.${number % 251}.${number >> 8}.9`,
    referer: `https://page${number % 200}.example/`,
  };
  return { path, headers };
}

async function totals(sql: Client): Promise<{ uncounted: number; counted: number }> {
  const { rows } = await sql.query<{ uncounted: number; counted: number }>(
    `SELECT (SELECT coalesce(sum(clicks), 0)::int FROM click_batch) AS uncounted,
       (SELECT coalesce(sum(clicks_all), 0)::int FROM item_counter WHERE kind = 'link') AS counted`,
  );
  return rows[0]!;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + settleMs; !(await isSo()); await wait(25))
    if (Date.now() > deadline) throw new Error('the clicks were not counted in time');
}
