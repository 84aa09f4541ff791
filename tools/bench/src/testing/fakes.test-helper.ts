/** What a benchmark of the tests does, once its subject runs: each file beside that exports `run` has one of them. */
import { join } from 'node:path';
import type { Outcome } from '../outcome.js';
import { startProcess, type Started } from '../processes.js';

const listener = join(import.meta.dirname, 'listener.test-helper.js');

/** Leaves its subject running: to end it is the task of the runner. */
export async function withSubject(measure: (subject: Started) => Promise<unknown>): Promise<Outcome> {
  await measure(await startProcess(listener));
  return { figures: [{ name: 'a figure', value: 1, unit: 'times', goal: { atLeast: 1 } }] };
}
