import { median } from './load.js';
import { perSecond, type Curve, type Figure, type Outcome } from './outcome.js';
import { allCounted, chrome, knownToRedis, startRedirectors } from './redirector-fixture.js';
import { lasting, visit } from './visits.js';

const sizes = [1_000, 100_000, 1_000_000];
const rounds = 4;
const seconds = 4;
const warmSeconds = 6;
const settleMs = 60_000;
const goal = 0.8;
const headers = { 'user-agent': chrome };

/**
 * Redirects a second over more and more links, as visits fall on links: the n-th of them has 1/n of the visits of the
 * first (Zipf's law). In turn, so that a drift of the machine hits all sizes. Then the same where every link is as
 * likely as any other, which no visitors do.
 */
export async function run(): Promise<Outcome> {
  const subject = await startRedirectors();
  try {
    const paths = await subject.links(sizes.at(-1)!);
    await knownToRedis(subject, paths);
    const { url } = subject.redirectors[0]!;
    const rateOf = async (draw: Draw, forSeconds: number) => {
      const visits = lasting(forSeconds, () => ({ path: paths[draw()]!, headers }));
      const { perSecond: rate } = await visit(url, visits);
      // What it has left to count is no part of the next run, which is one of another size.
      await allCounted(subject.sql, subject.journalDir, settleMs);
      return rate;
    };
    const curve = async (name: string, draws: Draw[]) => {
      const rates: number[][] = [];
      for (const draw of draws) await rateOf(draw, warmSeconds);
      for (let round = 0; round < rounds; round += 1)
        for (const [index, draw] of draws.entries()) (rates[index] ??= []).push(await rateOf(draw, seconds));
      return { name, rates };
    };
    const measured = [
      await curve('as links are visited', sizes.map(zipf)),
      await curve('every link alike', sizes.map(uniform)),
    ];
    return { figures: measured.flatMap(figuresOf), curve: curveOf(measured) };
  } finally {
    await subject.stop();
  }
}

/** The number of a link. */
type Draw = () => number;

const uniform =
  (size: number): Draw =>
  () =>
    Math.floor(Math.random() * size);

/** By the continuous form of the law: exact enough, and as cheap for any size. */
const zipf =
  (size: number): Draw =>
  () =>
    Math.floor((size + 1) ** Math.random()) - 1;

interface Measured {
  name: string;
  /** For each size those of all rounds. */
  rates: number[][];
}

function figuresOf({ name, rates }: Measured): Figure[] {
  const [first, ...larger] = rates;
  return larger.map((ofSize, index) => ({
    name: `redirects of ${sizes[index + 1]!.toLocaleString('en')} links, to those of 1,000, ${name}`,
    value: median(ofSize.map((rate, round) => rate / first![round]!)),
    unit: 'times',
    goal: { atLeast: goal },
    subject: perSecond(median(ofSize)),
    baseline: perSecond(median(first!)),
  }));
}

function curveOf(measured: Measured[]): Curve {
  const lines = measured.map(({ name, rates }) => ({
    name,
    points: sizes.map((size, index): [number, number] => [size, median(rates[index]!)]),
  }));
  return { title: 'Redirects a second over the number of links', unit: '/s', lines };
}
