import type { SerializableError, TestResult } from '@jest/test-result';
import type { Config } from '@jest/types';

/** A test file to run, as the runner sends it to a test process. */
export interface FileOrder {
  path: string;
  globalConfig: Config.GlobalConfig;
  projectConfig: Config.ProjectConfig;
}

/** What the runner sends to a test process: a file, that no further one comes, or the question why it does not end. */
export type Order = { file: FileOrder } | { end: true } | { sayOpen: true };

/** What a test process answers. */
export type Answer =
  | { result: TestResult }
  /** A file that could not be loaded or run. */
  | { failure: SerializableError }
  /** Thrown by what a file started, after the file had ended. */
  | { late: { path: string; error: SerializableError } }
  /** Files that opened what still is; kinds as `process.getActiveResourcesInfo()` names them. */
  | { open: { path: string; kinds: string[] }[] };

/** An error as Jest's reporters take it. */
export function serializable(thrown: unknown): SerializableError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { message, name: type, stack = message } = error;
  return { code: (error as NodeJS.ErrnoException).code, message, stack: withoutRunner(stack), type };
}

/** Jest shows the source of the first line of a stack: that shall be the test's. */
export function withoutRunner(error: string): string {
  const isOurs = /^\s+at .*(tools\/jest\/(src|dist)|node:internal\/modules)\//;
  return error
    .split('\n')
    .filter((line) => !isOurs.test(line))
    .join('\n');
}
