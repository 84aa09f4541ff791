/** `npm run bench [-- <name> … --runs <n> --document]`: what each benchmark shows is in docs/benchmarks.md. */
import { benchmarks } from './benchmarks.js';
import { pageOf } from './report/page.js';
import { isReached } from './report/summary.js';
import { machine } from './runner/machine.js';
import { readOptions, wordsFor } from './runner/options.js';
import { runAll } from './runner/run-all.js';

process.exitCode = await bench(process.argv.slice(2)).catch((err: Error) => {
  console.error(err.message);
  return 1;
});

/** The exit code. */
async function bench(words: string[]): Promise<number> {
  const options = readOptions(words);
  const { wanted, runs, document } = options;
  const page = await pageOf(await machine(), wanted, document);
  const summaries = await runAll(wanted, runs, console.log, (benchmark) => wordsFor(benchmark, options));
  console.log(await page.tell(summaries));
  const left = benchmarks.filter((benchmark) => benchmark.isLong && !wanted.includes(benchmark));
  for (const { name } of left) console.log(`not run, as it takes long: npm run bench -- ${name}`);
  return summaries.every(isReached) ? 0 : 1;
}
