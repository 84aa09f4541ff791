/** `@jest/globals` of plain processes: Jest's package refuses to be loaded outside of Jest's own sandbox. */
import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from 'jest-circus';
export const expect = jestExpect;

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({
  config: { fakeTimers: {}, rootDir: process.cwd() } as never,
  global: globalThis,
});

/** Methods that answer nothing answer with `jest`, so that calls can be chained as in Jest. */
function chained<T extends object>(target: T, ...names: (keyof T)[]): Record<string, unknown> {
  const method =
    (name: keyof T) =>
    (...args: unknown[]) =>
      (target[name] as (...given: unknown[]) => unknown).apply(target, args) ?? jest;
  return Object.fromEntries(names.map((name) => [name, method(name)]));
}

function fileOption(name: string, value: unknown): void {
  (globalThis as Record<symbol, unknown>)[Symbol.for(name)] = value;
}

export const jest: Record<string, unknown> = {
  ...chained(mocker, 'fn', 'spyOn', 'replaceProperty', 'mocked', 'clearAllMocks', 'resetAllMocks', 'restoreAllMocks'),
  ...chained(
    timers,
    'useFakeTimers',
    'useRealTimers',
    'setSystemTime',
    'advanceTimersByTime',
    'advanceTimersByTimeAsync',
    'runAllTimers',
    'runAllTimersAsync',
    'getTimerCount',
    'now',
  ),
  setTimeout: (ms: number) => {
    fileOption('TEST_TIMEOUT_SYMBOL', ms);
    return jest;
  },
  retryTimes: (times: number, { logErrorsBeforeRetry = false } = {}) => {
    fileOption('RETRY_TIMES', times);
    fileOption('LOG_ERRORS_BEFORE_RETRY', logErrorsBeforeRetry);
    return jest;
  },
};

/** After each test: what it replaced is as it was. */
export function restoreTimersAndMocks(): void {
  mocker.restoreAllMocks();
  timers.useRealTimers();
}
