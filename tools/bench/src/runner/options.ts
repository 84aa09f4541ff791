import { parseArgs } from 'node:util';
import { benchmarks, type Benchmark } from '../benchmarks.js';

/** What `npm run bench` is told. */
export interface BenchOptions {
  wanted: Benchmark[];
  runs: number;
  /** Puts tables and pictures into `docs`. */
  document: boolean;
  /** For `growth` alone. */
  rows?: string;
}

/** @throws Error that says what cannot be understood. */
export function readOptions(words: string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      document: { type: 'boolean', default: false },
      rows: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number from 1');
  const unknown = positionals.filter((word) => !benchmarks.some(({ name }) => name === word));
  const all = benchmarks.map(({ name }) => name).join(', ');
  if (unknown.length > 0) throw new Error(`there is no benchmark ${unknown.join(', ')}; there are ${all}`);
  const wanted = benchmarks.filter(({ name, isLong }) =>
    positionals.length > 0 ? positionals.includes(name) : !isLong,
  );
  const { rows, document } = values;
  if (rows !== undefined && !wanted.some(({ name }) => name === 'growth')) throw new Error('--rows is for growth');
  return { wanted, runs, document, ...(rows !== undefined && { rows }) };
}

/** What is said to a benchmark itself: only one that writes its own part of the page has to know. */
export function wordsFor({ isLong }: Benchmark, { document, rows }: BenchOptions): string[] {
  if (!isLong) return [];
  return [...(document ? ['--document'] : []), ...(rows === undefined ? [] : ['--rows', rows])];
}
