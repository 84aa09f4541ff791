import { median, quantile, saturated, type Load, type Round } from './load.js';
import { milliseconds, perSecond, type Figure } from './outcome.js';
import { paced } from './paced.js';
import { stolenDuring } from './stolen.js';

const rounds = 5;
const seconds = 4;
/** What a service does later, and in bursts, is a part of what it can do. */
const saturationSeconds = 30;
const latencyRounds = 3;
const latencySeconds = 8;
/**
 * A machine that is taken away for 0.1 s makes a thousand answers late, whoever gives them: such rounds are done again,
 * a few times.
 */
const maxStolen = 0.01;
const maxLatencyRounds = 12;

/**
 * Loads subject and baseline in turn, so that a drift of the machine hits both; answers with the median of the ratios.
 */
export async function compare(name: string, subject: Load, baseline: Load, goal: number): Promise<Figure> {
  await saturated(subject, seconds);
  await saturated(baseline, seconds);
  const pairs: { base: Round; mine: Round }[] = [];
  for (let round = 0; round < rounds; round++)
    pairs.push({ base: await saturated(baseline, seconds), mine: await saturated(subject, seconds) });
  const p99 = (side: 'base' | 'mine') => median(pairs.map((pair) => pair[side].p99Ms)).toFixed(1);
  console.log(`  ${name}: p99 ${p99('mine')} ms, of the baseline ${p99('base')} ms`);
  return ratioOf(
    name,
    goal,
    pairs.map(({ base, mine }) => ({ base: base.perSecond, mine: mine.perSecond })),
  );
}

/**
 * The 99th percentile of the answer, at an even pace of half of what the subject can do at most, measured just before.
 */
export async function latencyAtHalf(name: string, subject: Load, goalMs: number): Promise<Figure> {
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
  const say = ({ p99Ms, stolen }: (typeof done)[number]) => `${p99Ms.toFixed(1)} (${(100 * stolen).toFixed(1)} %)`;
  console.log(
    `  rounds in ms, and what the hypervisor took: ${done.map(say).join(', ')}; the first ${quietest.length} count`,
  );
  const value = milliseconds(p99);
  return { name: `${name}: p99 at half of the load`, ...value, goal: { atMost: goalMs }, subject: perSecond(half) };
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
): Promise<Figure> {
  for (let round = 0; round < before; round++) {
    await subject();
    await baseline();
  }
  const pairs: { base: number; mine: number }[] = [];
  for (let round = 0; round < times; round++) pairs.push({ base: await baseline(), mine: await subject() });
  return ratioOf(name, goal, pairs);
}

function ratioOf(name: string, goal: number, pairs: { base: number; mine: number }[]): Figure {
  const ratios = pairs.map(({ base, mine }) => mine / base);
  return {
    name,
    value: median(ratios),
    unit: 'times',
    goal: { atLeast: goal },
    subject: perSecond(median(pairs.map(({ mine }) => mine))),
    baseline: perSecond(median(pairs.map(({ base }) => base))),
  };
}
