import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs `look` until it no longer throws, and answers with what it returned. Throws its last error after `timeoutMs`.
 * The only way in which a test waits.
 */
export async function eventually<T>(look: () => T | Promise<T>, { timeoutMs = 30_000, everyMs = 20 } = {}): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await look();
    } catch (err) {
      if (Date.now() > deadline) throw err;
      await wait(everyMs);
    }
  }
}
