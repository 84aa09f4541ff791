import { join } from 'node:path';
import { median, quantile } from './load.js';
import type { Figure, Outcome } from './outcome.js';

const times = 2_000;
const goalMs = 1;

/**
 * The worst that a rule can hold: 50 patterns of 128 characters, none of which fits, made to send a matcher back as
 * often as can be.
 */
export async function run(): Promise<Outcome> {
  const file = join(import.meta.dirname, '../../../apps/notifications/dist/rules/event-pattern.js');
  const { firstMatch } = (await import(file)) as {
    firstMatch: (patterns: string[], event: string) => string | undefined;
  };
  const kinds: [name: string, pattern: string, event: string][] = [
    ['stars within a segment', `${'a*'.repeat(63)}bc`, 'a'.repeat(128)],
    ['any segments', `${'**.a.'.repeat(25)}bcd`.padEnd(128, 'x'), 'a.'.repeat(63) + 'aa'],
    ['plain segments', `${'deploy.'.repeat(18)}ab`, `${'deploy.'.repeat(18)}ac`],
  ];
  const figures: Figure[] = [];
  for (const [name, pattern, event] of kinds) {
    const took: number[] = [];
    const before = process.cpuUsage();
    for (let n = 0; n < times; n += 1) {
      // A list of its own each time, so that nothing of it is remembered.
      const list = Array.from({ length: 50 }, () => pattern);
      const startedAt = performance.now();
      if (firstMatch(list, event) !== undefined) throw new Error(`${name}: must not fit`);
      took.push(performance.now() - startedAt);
    }
    const { user, system } = process.cpuUsage(before);
    const cpuMs = (user + system) / 1_000 / times;
    const [p50, p99] = [median(took), quantile(took, 0.99)];
    console.log(
      `  ${name}: by the clock p50 ${p50.toFixed(3)} ms, p99 ${p99.toFixed(3)} ms (a busy machine interrupts)`,
    );
    const what = `processor time of 50 patterns of 128 characters (${name})`;
    figures.push({ name: what, value: cpuMs, unit: 'ms', goal: { atMost: goalMs } });
  }
  return { figures };
}
