import type { Platform } from './platform.js';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs the platform in the foreground until Ctrl-C; the exit code.
 * @param whenReady what else is to run then, until its signal
 */
export async function untilStopped(platform: Platform, whenReady?: (signal: AbortSignal) => void): Promise<number> {
  // A terminal that was closed takes no more lines; the stopping goes on without it.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    for (const signal of signals) process.on(signal, resolve);
    // The process that started this one is gone without a signal.
    process.on('disconnect', resolve);
  });
  try {
    await Promise.race([platform.start().then(() => whenReady?.(stopping.signal)), stopped]);
    await stopped;
    return 0;
  } finally {
    stopping.abort();
    await platform.stop();
  }
}
