import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import type { TestResult } from '@jest/test-result';
import type { Circus } from '@jest/types';
import { addEventHandler, getState, removeEventHandler, resetState, run } from 'jest-circus';
import { restoreTimersAndMocks } from './globals.js';
import type { FileOrder } from './messages.js';
import { testResultOf } from './test-result.js';

/** What `jest.setTimeout` and `jest.retryTimes` set, for the file that calls them. */
const fileOptions = ['TEST_TIMEOUT_SYMBOL', 'RETRY_TIMES', 'LOG_ERRORS_BEFORE_RETRY'].map((name) => Symbol.for(name));
const globals = globalThis as Record<symbol, unknown>;

/**
 * Runs one test file with jest-circus: hooks, time-outs and retries are Jest's own.
 * @throws when the file cannot be loaded
 */
export async function runFile({ path, globalConfig, projectConfig }: FileOrder): Promise<TestResult> {
  resetState();
  for (const option of fileOptions) delete globals[option];
  // In CI a test that fails runs once more, and is named at the end (docs/adr/0019).
  if (process.env['CI']) [globals[fileOptions[1]!], globals[fileOptions[2]!]] = [1, true];
  const state = getState();
  state.expand = globalConfig.expand;
  state.testTimeout = projectConfig.testTimeout ?? 5_000;
  if (globalConfig.testNamePattern) state.testNamePattern = new RegExp(globalConfig.testNamePattern, 'i');
  jestExpect.setState({ testPath: path, expand: globalConfig.expand });
  addEventHandler(around);
  try {
    const start = Date.now();
    await import(pathToFileURL(path).href);
    return testResultOf(await run(), { path, start, globalConfig, projectConfig });
  } finally {
    removeEventHandler(around);
  }
}

function around(event: Circus.Event): void {
  if (event.name === 'test_start') {
    jestExpect.setState({ currentTestName: event.test.name, assertionCalls: 0, suppressedErrors: [] });
  } else if (event.name === 'test_done') {
    for (const { error } of jestExpect.extractExpectedAssertionsErrors()) event.test.errors.push(error);
    restoreTimersAndMocks();
  }
}
