/** The process that runs test files, one after the other, as {@link TestProcess} sends them. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { getState } from 'jest-circus';
import { serializable, type Answer, type FileOrder, type Order } from './messages.js';
import { runFile } from './run-file.js';

interface RunningFile {
  path: string;
  isOver: boolean;
}

const files = new AsyncLocalStorage<RunningFile>();
const open: { path: string; kinds: string[] }[] = [];
let current: RunningFile | undefined;

process.on('uncaughtException', (error) => charge(error));
process.on('unhandledRejection', (error) => charge(error));
process.on('message', (order: Order) => void take(order));
// Jest is gone, also when somebody killed it: nobody waits for a result, and what this process started ends with it.
process.on('disconnect', () => process.exit(1));

async function take(order: Order): Promise<void> {
  if ('file' in order) answer(await run(order.file));
  else if ('end' in order) await end();
  else answer({ open: stillOpen() });
}

async function run(order: FileOrder): Promise<Answer> {
  const file: RunningFile = { path: order.path, isOver: false };
  current = file;
  const before = kindsOpen();
  try {
    const result = await files.run(file, () => runFile(order));
    return { result };
  } catch (error) {
    return { failure: serializable(error) };
  } finally {
    // What throws within the next turns is still this file's.
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
    file.isOver = true;
    const kinds = without(kindsOpen(), before);
    if (kinds.length > 0) open.push({ path: order.path, kinds });
  }
}

/** An error that nobody caught fails the test that runs; of a file that is over, the run. */
function charge(error: unknown): void {
  const file = files.getStore() ?? current;
  if (!file || file.isOver) {
    answer({ late: { path: file?.path ?? '', error: serializable(error) } });
    return;
  }
  const { currentlyRunningTest, unhandledErrors } = getState();
  if (currentlyRunningTest) currentlyRunningTest.errors.push(error);
  else unhandledErrors.push(error);
}

/** From here on the process ends by itself, as soon as nothing is open. */
async function end(): Promise<void> {
  for (const callback of endCallbacks()) await callback();
  process.channel?.unref();
}

/** Callbacks of `atProcessEnd` (libs/testing): they end what the files of a process share. */
function endCallbacks(): (() => Promise<unknown>)[] {
  const key = Symbol.for('platform.atProcessEnd');
  return (globalThis as { [key]?: (() => Promise<unknown>)[] })[key] ?? [];
}

/** A socket may close by itself after its file: only kinds that are open now are held against a file. */
function stillOpen(): { path: string; kinds: string[] }[] {
  const now = kindsOpen();
  return open
    .map(({ path, kinds }) => ({ path, kinds: kinds.filter((kind) => now.includes(kind)) }))
    .filter(({ kinds }) => kinds.length > 0);
}

function answer(message: Answer): void {
  process.send?.(message);
}

function kindsOpen(): string[] {
  return process.getActiveResourcesInfo();
}

/** `all` less each of `known`, once. */
function without(all: string[], known: string[]): string[] {
  const left = [...all];
  for (const kind of known) if (left.includes(kind)) left.splice(left.indexOf(kind), 1);
  return left;
}
