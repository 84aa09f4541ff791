import { median, quantile, saturated, type Load, type Round } from './load.js';
import { paced } from './paced.js';
import { stolenDuring } from './stolen.js';

const rounds = 5;
const seconds = 4;
/** What a service does later, and in bursts, is a part of what it can do. */
const saturationSeconds = 30;
const latencyRounds = 3;
const latencySeconds = 8;
/** A machine that is taken away for 0.1 s makes a thousand answers late, whoever gives them: such rounds are done again, a few times. */
const maxStolen = 0.01;
const maxLatencyRounds = 12;

/** Loads subject and baseline in turn, so that a drift of the machine hits both, and prints the median of the ratios. */
export async function compare(name: string, subject: Load, baseline: Load, goal: number): Promise<boolean> {
  await saturated(subject, seconds);
  await saturated(baseline, seconds);
  const ratios: number[] = [];
  const subjects: Round[] = [];
  const baselines: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    const base = await saturated(baseline, seconds);
    const mine = await saturated(subject, seconds);
    baselines.push(base);
    subjects.push(mine);
    ratios.push(mine.perSecond / base.perSecond);
  }
  const ratio = median(ratios);
  const say = (list: Round[]) =>
    `${Math.round(median(list.map(({ perSecond }) => perSecond)))}/s, p99 ${median(list.map(({ p99Ms }) => p99Ms)).toFixed(1)} ms`;
  const verdict = ratio >= goal ? 'reached' : 'MISSED';
  console.log(
    `${name}: ratio ${ratio.toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}), goal ${goal}: ${verdict}`,
  );
  console.log(`  subject  ${say(subjects)}\n  baseline ${say(baselines)}`);
  return ratio >= goal;
}

/** The 99th percentile of the answer, at an even pace of half of what the subject can do at most, measured just before. */
export async function latencyAtHalf(name: string, subject: Load, goalMs: number): Promise<boolean> {
  await saturated(subject, latencySeconds);
  const { perSecond: most } = await saturated(subject, saturationSeconds);
  const half = Math.floor(most / 2);
  const pace = { perSecond: half, seconds: latencySeconds };
  // What saturation has left undone is no part of half of it.
  await subject.settled?.();
  await paced(subject, pace);
  const done: { p99Ms: number; stolen: number }[] = [];
  const quiet = () => done.filter(({ stolen }) => stolen <= maxStolen);
  while (quiet().length < latencyRounds && done.length < maxLatencyRounds) {
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
 * The same for work that is measured in another way; both answer with how many a second they did.
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
