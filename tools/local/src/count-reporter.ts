import type { TestEvent } from 'node:test/reporters';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What came of test files, by their paths. */
export type Outcome = Record<string, Counts>;

/** A reporter of node's test runner that writes an `Outcome` as JSON, by the paths of sources. Who was killed is not in it. */
export default async function* countReporter(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const outcome: Outcome = {};
  for await (const { type, data } of source) {
    // The summary without a file is the whole run's.
    if (type !== 'test:summary' || !data.file) continue;
    const { tests, passed, skipped, todo } = data.counts;
    outcome[data.file] = { passed, failed: tests - passed - skipped - todo, skipped: skipped + todo };
  }
  yield JSON.stringify(outcome);
}
