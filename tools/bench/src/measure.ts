import autocannon from 'autocannon';

export interface Load {
  url: string;
  headers?: Record<string, string>;
  /** Paths that are asked for in turn; `/` when not given. */
  paths?: string[];
  /** Makes the body of each request anew, and what it needs of headers: POST instead of GET. */
  next?: () => { body: string; headers: Record<string, string> };
}

interface Round {
  perSecond: number;
  p99Ms: number;
}

const rounds = 5;
const seconds = 4;
const connections = 50;

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

/** The same for work that autocannon cannot do; both answer with how many a second they did. */
export async function compareRates(
  name: string,
  subject: () => Promise<number>,
  baseline: () => Promise<number>,
  goal: number,
): Promise<boolean> {
  await subject();
  await baseline();
  const pairs: { base: number; mine: number }[] = [];
  for (let round = 0; round < rounds; round++) pairs.push({ base: await baseline(), mine: await subject() });
  const ratios = pairs.map(({ base, mine }) => mine / base);
  const ratio = median(ratios);
  const verdict = ratio >= goal ? 'reached' : 'MISSED';
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  console.log(`${name}: ratio ${ratio.toFixed(2)} (${range}), goal ${goal}: ${verdict}`);
  console.log(`  subject  ${Math.round(median(pairs.map(({ mine }) => mine)))}/s`);
  console.log(`  baseline ${Math.round(median(pairs.map(({ base }) => base)))}/s`);
  return ratio >= goal;
}

async function load({ url, headers, paths = ['/'], next }: Load): Promise<Round> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: paths.map((path) => ({
      path,
      headers,
      ...(next && { method: 'POST', setupRequest: (request: object) => ({ ...request, ...next() }) }),
    })),
  });
  if (result.errors || result['4xx'] || result['5xx']) {
    throw new Error(`${url}: ${result.errors} errors, ${result['4xx']} answers 4xx, ${result['5xx']} answers 5xx`);
  }
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
