import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { childEnvironment } from './config.js';

/**
 * Starts the guard, which ends what the ledger names should this process die without doing so itself. Returns a
 * function that dismisses it, to be called when all is stopped; it resolves when the guard is gone.
 */
export function startGuard(ledgerPath: string, temporaryFolder?: string): () => Promise<void> {
  const guard = spawn(
    process.execPath,
    [join(import.meta.dirname, 'guard.js'), ledgerPath, ...(temporaryFolder ? [temporaryFolder] : [])],
    { detached: true, env: childEnvironment(), stdio: ['pipe', 'ignore', 'ignore'] },
  );
  guard.unref();
  guard.stdin.on('error', () => undefined);
  const gone = once(guard, 'exit');
  return async () => {
    guard.ref();
    guard.stdin.end();
    await gone;
  };
}
