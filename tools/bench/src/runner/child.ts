/**
 * `node child.js <file> [words]` runs one benchmark once and tells the runner the outcome, or the reason of its
 * failure. It leads a process group, to which all belongs that it starts.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome, Run } from '../outcome.js';

/** What the runner is told. */
export type Told = { outcome: Outcome } | { reason: string };

const endKnownWithinMs = 1_000;
const [file, ...words] = process.argv.slice(2);

// A runner that is gone cannot end the group any more.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
process.on('uncaughtException', fail);

try {
  const { run } = (await import(file!)) as { run: Run };
  tell({ outcome: await run(words) }, 0);
} catch (err) {
  // A request fails before the end of the process that it was for is known, which is the better reason.
  await wait(endKnownWithinMs);
  fail(err);
}

function fail(err: unknown): void {
  console.error(err);
  tell({ reason: err instanceof Error ? err.message : String(err) }, 1);
}

/** Exits, whatever is still open. */
function tell(told: Told, code: number): void {
  process.send!(told, undefined, undefined, () => process.exit(code));
}
