import type { Benchmark } from '../benchmarks.js';
import type { Outcome } from '../outcome.js';
import { lineOf } from '../report/words.js';
import { summaryOf, type Summary } from '../report/summary.js';
import { runOnce } from './run-once.js';

export type Say = (line: string) => void;

/**
 * Runs benchmarks one after the other, each so often. One that fails says why and does not run again: the others do.
 *
 * @param wordsOf what the command line has for one of them
 */
export async function runAll(
  benchmarks: Benchmark[],
  runs: number,
  say: Say,
  wordsOf: (benchmark: Benchmark) => string[] = () => [],
): Promise<Summary[]> {
  const summaries: Summary[] = [];
  for (const benchmark of benchmarks)
    summaries.push(await summaryOfRuns(benchmark, benchmark.isLong ? 1 : runs, say, wordsOf(benchmark)));
  return summaries;
}

async function summaryOfRuns(benchmark: Benchmark, runs: number, say: Say, words: string[]): Promise<Summary> {
  const { name } = benchmark;
  const outcomes: Outcome[] = [];
  for (let run = 1; run <= runs; run += 1) {
    say(`\n${name}, run ${run} of ${runs}`);
    const result = await runOnce(benchmark, words);
    if ('reason' in result) {
      say(`${name} FAILED: ${result.reason}\nThe last that its processes wrote:`);
      for (const line of result.lastLines) say(`  ${line}`);
      return { benchmark: name, figures: [], failure: result.reason };
    }
    for (const figure of result.figures) say(lineOf(figure));
    outcomes.push(result);
  }
  return summaryOf(name, outcomes);
}
