import autocannon from 'autocannon';
import { paced } from './paced.js';
import { stolenDuring } from './stolen.js';

export interface Load {
  url: string;
  headers?: Record<string, string>;
  /** Paths that are asked for in turn; `/` when not given. */
  paths?: string[];
  /** Makes the body of each request anew, and what it needs of headers: POST instead of GET. */
  next?: () => { body: string; headers: Record<string, string> };
  /** The status that every answer must have; when not given, none may be 4xx or 5xx. */
  status?: number;
  /** Resolves once nothing is left to do of what was asked before. */
  settled?: () => Promise<void>;
}

/**
 * Of every throughput that is measured: so many that neither side ever waits for something to do. What answers in turns of its own (a journal, a
 * commit for many) idles between them when few ask, and what only computes does not.
 */
export const connections = 128;

interface Round {
  perSecond: number;
  p99Ms: number;
}

const rounds = 5;
const seconds = 4;
/** What a service does later, and in bursts, is a part of what it can do. */
const saturationSeconds = 30;
const latencyRounds = 3;
const latencySeconds = 8;
/** A machine that is taken away for 0.1 s makes a thousand answers late, whoever gives them: such rounds are done again, a few times. */
const mostStolen = 0.01;
const mostLatencyRounds = 12;

/** Loads subject and baseline in turn, so that a drift of the machine hits both, and prints the median of the ratios. */
export async function compare(name: string, subject: Load, baseline: Load, goal: number): Promise<boolean> {
  await load(subject);
  await load(baseline);
  const ratios: number[] = [];
  const subjects: Round[] = [];
  const baselines: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    const base = await load(baseline);
    const mine = await load(subject);
    baselines.push(base);
    subjects.push(mine);
    ratios.push(mine.perSecond / base.perSecond);
  }
  const ratio = median(ratios);
  const say = (list: Round[]) =>
    `${Math.round(median(list.map(({ perSecond }) => perSecond)))}/s, p99 ${median(list.map(({ p99Ms }) => p99Ms))} ms`;
  const verdict = ratio >= goal ? 'reached' : 'MISSED';
  console.log(
    `${name}: ratio ${ratio.toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}), goal ${goal}: ${verdict}`,
  );
  console.log(`  subject  ${say(subjects)}\n  baseline ${say(baselines)}`);
  return ratio >= goal;
}

/** The 99th percentile of the answer, at an even pace of half of what the subject can do at most, measured just before. */
export async function latencyAtHalf(name: string, subject: Load, goalMs: number): Promise<boolean> {
  await load(subject, latencySeconds);
  const { perSecond: most } = await load(subject, saturationSeconds);
  const half = Math.floor(most / 2);
  const pace = { perSecond: half, seconds: latencySeconds };
  // What saturation has left undone is no part of half of it.
  await subject.settled?.();
  await paced(subject, pace);
  const done: { p99Ms: number; stolen: number }[] = [];
  const quiet = () => done.filter(({ stolen }) => stolen <= mostStolen);
  while (quiet().length < latencyRounds && done.length < mostLatencyRounds) {
    const { result, stolen } = await stolenDuring(() => paced(subject, pace));
    done.push({ p99Ms: quantile(result, 0.99), stolen });
  }
  const quietest = done.sort((a, b) => a.stolen - b.stolen).slice(0, latencyRounds);
  const p99 = median(quietest.map(({ p99Ms }) => p99Ms));
  const verdict = p99 <= goalMs ? 'reached' : 'MISSED';
  const say = ({ p99Ms, stolen }: (typeof done)[number]) => `${p99Ms.toFixed(1)} (${(100 * stolen).toFixed(1)} %)`;
  console.log(
    `${name}: p99 ${p99.toFixed(1)} ms at ${half}/s, half of ${Math.round(most)}/s, goal ${goalMs} ms: ${verdict}`,
  );
  console.log(
    `  rounds, and what the hypervisor took: ${done.map(say).join(', ')}; the first ${quietest.length} count`,
  );
  return p99 <= goalMs;
}

/**
 * The same for work that autocannon cannot do; both answer with how many a second they did.
 *
 * @param times rounds that count
 * @param before rounds that do not: until all that runs often is compiled
 */
export async function compareRates(
  name: string,
  subject: () => Promise<number>,
  baseline: () => Promise<number>,
  goal: number,
  { times = rounds, before = 1 } = {},
): Promise<boolean> {
  for (let round = 0; round < before; round++) {
    await subject();
    await baseline();
  }
  const pairs: { base: number; mine: number }[] = [];
  for (let round = 0; round < times; round++) pairs.push({ base: await baseline(), mine: await subject() });
  const ratios = pairs.map(({ base, mine }) => mine / base);
  const ratio = median(ratios);
  const verdict = ratio >= goal ? 'reached' : 'MISSED';
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  console.log(`${name}: ratio ${ratio.toFixed(2)} (${range}), goal ${goal}: ${verdict}`);
  console.log(`  subject  ${Math.round(median(pairs.map(({ mine }) => mine)))}/s`);
  console.log(`  baseline ${Math.round(median(pairs.map(({ base }) => base)))}/s`);
  return ratio >= goal;
}

/** Each connection has its share of the paths: all of them for every connection would take longer to prepare than to ask. */
function shares({ paths = ['/'], headers, next }: Load) {
  const most = Math.max(1, Math.ceil(paths.length / connections));
  let from = 0;
  return (client: { setRequests(requests: autocannon.Request[]): void }) => {
    const share = paths.slice(from, from + most);
    client.setRequests(
      (share.length ? share : paths.slice(0, most)).map((path) => ({
        method: next ? 'POST' : 'GET',
        path,
        headers,
        ...(next && { setupRequest: (request: object) => ({ ...request, ...next() }) }),
      })),
    );
    from += most;
  };
}

async function load(given: Load, duration = seconds): Promise<Round> {
  const { url, headers, status } = given;
  const result = await autocannon({
    url,
    connections,
    duration,
    headers,
    setupClient: shares(given),
  });
  const answers = result['1xx'] + result['2xx'] + result['3xx'] + result['4xx'] + result['5xx'];
  const wrong = status ? answers - (result.statusCodeStats?.[`${status}`]?.count ?? 0) : result['4xx'] + result['5xx'];
  if (result.errors || wrong) {
    const expected = status ? `${status}` : '1xx to 3xx';
    throw new Error(`${url}: ${result.errors} errors, ${wrong} of ${answers} answers were not ${expected}`);
  }
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

export const median = (values: number[]) => quantile(values, 0.5);

/** `part` from 0 to 1: 0.99 is the 99th percentile. NaN of nothing. */
export function quantile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? NaN;
}
