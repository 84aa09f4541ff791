import { median } from './load.js';
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
 * Redirects a second over more and more links, as visits fall on links: the n-th of them has 1/n of the visits of the first (Zipf's law).
 * In turn, so that a drift of the machine hits all sizes. Then the same where every link is as likely as any other, which no visitors do.
 */
export async function redirectCurve(): Promise<boolean> {
  const subject = await startRedirectors();
  try {
    const paths = await subject.links(sizes.at(-1)!);
    await knownToRedis(subject, paths);
    const { url } = subject.redirectors[0]!;
    const run = async (draw: Draw, forSeconds: number) => {
      const visits = lasting(forSeconds, () => ({ path: paths[draw()]!, headers }));
      const { perSecond } = await visit(url, visits);
      // What it has left to count is no part of the next run, which is one of another size.
      await allCounted(subject.sql, subject.journalDir, settleMs);
      return perSecond;
    };
    const curve = async (name: string, draws: Draw[]) => {
      const rates: number[][] = [];
      for (const draw of draws) await run(draw, warmSeconds);
      for (let round = 0; round < rounds; round += 1)
        for (const [index, draw] of draws.entries()) (rates[index] ??= []).push(await run(draw, seconds));
      return report(name, rates);
    };
    const popular = await curve('as links are visited', sizes.map(zipf));
    return (await curve('every link alike', sizes.map(uniform))) && popular;
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

function report(name: string, rates: number[][]): boolean {
  const [first, ...larger] = rates.map(median);
  console.log(`redirects of ${sizes[0]} links, ${name}: ${Math.round(first!)}/s`);
  const ratios = larger.map((_, index) => median(rates[index + 1]!.map((rate, round) => rate / rates[0]![round]!)));
  ratios.forEach((ratio, index) => {
    const verdict = ratio >= goal ? 'reached' : 'MISSED';
    console.log(
      `  of ${sizes[index + 1]}: ${Math.round(larger[index]!)}/s, ${ratio.toFixed(2)} of the first, goal ${goal}: ${verdict}`,
    );
  });
  return ratios.every((ratio) => ratio >= goal);
}
