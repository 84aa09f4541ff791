import type { TestEvent } from 'node:test/reporters';

/** A reporter of node's test runner that writes one JSON object: how many tests passed, failed, were skipped. */
export default async function* countReporter(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of source) {
    // One summary per file comes first; the one without a file is the whole run's.
    if (event.type !== 'test:summary' || event.data.file) continue;
    const { tests, passed, skipped, todo } = event.data.counts;
    yield JSON.stringify({ passed, failed: tests - passed - skipped - todo, skipped: skipped + todo });
  }
}
