import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs `look` until it no longer throws. The only way in which a test waits.
 *
 * @returns what `look` returned
 * @throws its last error, after `timeoutMs`
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
