import { spawn } from 'node:child_process';
import { once } from 'node:events';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a program in this terminal, and hands it the signals that come meanwhile; its exit code, or null when a signal
 * ended it.
 */
export async function runInForeground(
  command: string,
  args: string[],
  options: { env: NodeJS.ProcessEnv; cwd?: string },
): Promise<number | null> {
  const child = spawn(command, args, { ...options, stdio: 'inherit' });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code;
  } finally {
    for (const signal of signals) process.off(signal, forward);
  }
}

/** From now on a signal ends this process no more: it is asked whether one came. */
export function heedSignals(): () => boolean {
  let isInterrupted = false;
  for (const signal of signals) process.on(signal, () => (isInterrupted = true));
  return () => isInterrupted;
}
