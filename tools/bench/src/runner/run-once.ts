import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Benchmark } from '../benchmarks.js';
import type { Outcome } from '../outcome.js';
import type { Told } from './child.js';

const program = join(import.meta.dirname, 'child.js');
const keptLines = 40;
/** Several times what the longest takes: this ends what waits for something that never comes. */
const limitMinutes = { usual: 30, long: 120 };

/** Why a run has no outcome. */
export interface Failure {
  reason: string;
  /** The last that the processes of the run have written to standard error. */
  lastLines: string[];
}

/** Runs a benchmark once, in a process group of its own. When it answers, none of these processes is left. */
export async function runOnce({ file, isLong }: Benchmark, words: string[]): Promise<Outcome | Failure> {
  const minutes = isLong ? limitMinutes.long : limitMinutes.usual;
  const child = spawn(process.execPath, ['--enable-source-maps', program, file, ...words], {
    detached: true,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    timeout: minutes * 60_000,
    killSignal: 'SIGKILL',
  });
  const lastLines = lastLinesOf(child);
  let told: Told | undefined;
  child.on('message', (message) => (told = message as Told));
  // Its last message may come after its end, and the others of the group hold its standard error open.
  const allRead = Promise.all([once(child, 'close'), once(child, 'disconnect')]);
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  endGroup(child.pid!);
  await allRead;
  if (told && 'outcome' in told) return told.outcome;
  const end = child.killed ? `did not end within ${minutes} minutes` : `its process ended with ${code ?? signal}`;
  return { reason: told?.reason ?? end, lastLines };
}

function lastLinesOf({ stderr }: ChildProcess): string[] {
  const lines: string[] = [];
  createInterface({ input: stderr! }).on('line', (line) => {
    lines.push(line);
    if (lines.length > keptLines) lines.shift();
  });
  return lines;
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (err) {
    // Nothing is left of the group.
    if ((err as NodeJS.ErrnoException).code !== 'ESRCH') throw err;
  }
}
