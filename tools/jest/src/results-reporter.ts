import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AggregatedResult } from '@jest/test-result';
import type { Config } from '@jest/types';

/** What a run of one project came to, as `npm test` adds it up: `<project>/test-results/results.json`. */
export interface ProjectResults {
  passed: number;
  failed: number;
  skipped: number;
  /** Full titles of tests that passed only when they ran once more. */
  retried: string[];
}

/** Writes the counts of a run into its project, where Nx keeps them with the run's other outputs. */
export default class ResultsReporter {
  private readonly path: string;

  constructor({ rootDir }: Config.GlobalConfig) {
    this.path = join(rootDir, 'test-results', 'results.json');
  }

  onRunStart(): void {
    rmSync(this.path, { force: true });
  }

  onRunComplete(_contexts: unknown, results: AggregatedResult): void {
    const tests = results.testResults.flatMap(({ testResults }) => testResults);
    const retried = tests.filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1);
    const counted: ProjectResults = {
      passed: results.numPassedTests,
      // A file that could not be run to its end counts as one.
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
      retried: retried.map(({ fullName }) => fullName),
    };
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(this.path, JSON.stringify(counted));
    if (counted.retried.length > 0) {
      console.log(`passed only when they ran once more:\n  ${counted.retried.join('\n  ')}`);
    }
  }
}
