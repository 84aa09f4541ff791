import type { TestEvent } from 'node:test/reporters';

/** What a run came to. */
export interface Counted {
  passed: number;
  failed: number;
  skipped: number;
  /** The sources that have a test that failed. */
  failedIn: string[];
}

/** A reporter of node's test runner that writes one JSON object, a {@link Counted}. */
export default async function* countReporter(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const failedIn = new Set<string>();
  for await (const event of source) {
    if (event.type === 'test:fail' && event.data.file) failedIn.add(event.data.file);
    // One summary per process comes first; the one without a file is the whole run's.
    if (event.type !== 'test:summary' || event.data.file) continue;
    const { tests, passed, skipped, todo } = event.data.counts;
    const counted: Counted = {
      passed,
      failed: tests - passed - skipped - todo,
      skipped: skipped + todo,
      failedIn: [...failedIn],
    };
    yield JSON.stringify(counted);
  }
}
