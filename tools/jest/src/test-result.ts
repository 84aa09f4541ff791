import { createEmptyTestResult, type AssertionResult, type TestResult } from '@jest/test-result';
import type { Circus } from '@jest/types';
import { formatResultsErrors } from 'jest-message-util';
import { withoutRunner, type FileOrder } from './messages.js';

/** What circus says of a file, in the shape that Jest's reporters take. */
export function testResultOf(
  { testResults: ran, unhandledErrors }: Circus.RunResult,
  { path, start, globalConfig, projectConfig }: FileOrder & { start: number },
): TestResult {
  const testResults = ran.map(assertionOf);
  const count = (wanted: AssertionResult['status']) => testResults.filter(({ status }) => status === wanted).length;
  const end = Date.now();
  const unhandled = unhandledErrors.join('\n');
  return {
    ...createEmptyTestResult(),
    displayName: projectConfig.displayName,
    testFilePath: path,
    testResults,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    perfStats: {
      ...createEmptyTestResult().perfStats,
      start,
      end,
      runtime: end - start,
      slow: end - start > projectConfig.slowTestThreshold * 1000,
    },
    failureMessage: unhandled || formatResultsErrors(testResults, projectConfig, globalConfig, path),
    testExecError: unhandled ? { message: '', stack: unhandled, type: 'Error' } : undefined,
  };
}

function assertionOf({ testPath, errors, status, ...more }: Circus.TestResult): AssertionResult {
  // The first is circus's own root.
  const ancestorTitles = testPath.slice(1, -1);
  const title = testPath.at(-1)!;
  return {
    ancestorTitles,
    title,
    fullName: [...ancestorTitles, title].join(' '),
    status: status === 'skip' ? 'pending' : status === 'todo' ? 'todo' : errors.length > 0 ? 'failed' : 'passed',
    failureMessages: errors.map(withoutRunner),
    failureDetails: [],
    duration: more.duration,
    failing: more.failing,
    invocations: more.invocations,
    location: more.location,
    numPassingAsserts: more.numPassingAsserts,
    retryReasons: more.retryReasons,
    startAt: more.startedAt,
  };
}
