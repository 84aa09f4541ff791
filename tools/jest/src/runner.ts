import type { SerializableError, Test } from '@jest/test-result';
import type { Config } from '@jest/types';
import type { CallbackTestRunnerInterface, OnTestFailure, OnTestStart, OnTestSuccess } from 'jest-runner';
import type { TestWatcher } from 'jest-watcher';
import { TestProcess, type Fault } from './test-process.js';

/** A journey starts whole platforms; a file that takes longer than this hangs. */
const fileMs = 600_000;
/** Ending what files share, a platform for instance, takes its time on a busy machine. */
const endMs = 60_000;

/** Runs test files in plain processes of Node (docs/adr/0019): an extension of Jest, by its option `runner`. */
export default class ProcessRunner implements CallbackTestRunnerInterface {
  readonly isSerial = false;
  readonly supportsEventEmitters = false;

  constructor(private readonly globalConfig: Config.GlobalConfig) {}

  async runTests(
    tests: Test[],
    watcher: TestWatcher,
    onStart: OnTestStart,
    onResult: OnTestSuccess,
    onFailure: OnTestFailure,
  ): Promise<void> {
    const queue = [...tests];
    const faults: Fault[] = [];
    const limits = { fileMs: limitOf(tests, 'fileMs') ?? fileMs, endMs: limitOf(tests, 'endMs') ?? endMs };
    const start = () => new TestProcess(limits, (fault) => faults.push(fault));
    const workThrough = async () => {
      let child = start();
      for (let test = queue.shift(); test && !watcher.isInterrupted(); test = queue.shift()) {
        if (!child.isUsable) child = start();
        await onStart(test);
        try {
          const { path, context } = test;
          await onResult(
            test,
            await child.run({ path, globalConfig: this.globalConfig, projectConfig: context.config }),
          );
        } catch (thrown) {
          await onFailure(test, thrown as SerializableError);
        }
      }
      if (watcher.isInterrupted()) child.kill();
      else await child.end();
    };
    const processes = Math.min(this.globalConfig.maxWorkers, tests.length);
    await Promise.all(Array.from({ length: processes }, workThrough));
    for (const { path, error } of faults) await onFailure(tests.find((test) => test.path === path) ?? tests[0]!, error);
  }
}

/** Of `testEnvironmentOptions`: tests of the runner do not wait ten minutes. */
function limitOf([first]: Test[], name: string): number | undefined {
  return first?.context.config.testEnvironmentOptions[name] as number | undefined;
}
