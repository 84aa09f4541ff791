import { join } from 'node:path';

/** One that can be asked for by its name. */
export interface Benchmark {
  name: string;
  /** Exports `run` (`Run` of `outcome.ts`). */
  file: string;
  /** Runs once, and only when it is named; it keeps a part of docs/benchmarks.md of its own. */
  isLong?: boolean;
}

const here = (file: string) => join(import.meta.dirname, file);

/** In the order in which they run. What each shows is in docs/benchmarks.md. */
export const benchmarks: Benchmark[] = [
  ...[
    'token-check',
    'permission-check',
    'me-latency',
    'tokens',
    'sign-in',
    'webhook-throughput',
    'webhook-memory',
    'webhook-latency',
    'webhook-hanging',
    'dispatch',
    'dispatch-latency',
    'patterns',
    'redirects',
    'redirect-curve',
    'redirect-memory',
    'click-loss',
    'click-rollups',
    'links-list',
  ].map((name) => ({ name, file: here(`${name}.bench.js`) })),
  { name: 'growth', file: here('growth/growth.bench.js'), isLong: true },
];
