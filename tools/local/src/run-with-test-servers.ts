import { wholeEnvironment } from './config.js';
import { heedSignals, runInForeground } from './foreground.js';
import { withTestServers } from './with-test-servers.js';

/**
 * Runs a program in this terminal with `TEST_DATABASE_URL` (superuser) and `TEST_REDIS_URL`: those given, or private
 * servers that live as long as it. Answers with its exit code.
 */
export function runWithTestServers(command: string, args: string[]): Promise<number> {
  // It gets Ctrl-C from the terminal itself; the servers must outlive it.
  const isInterrupted = heedSignals();
  return withTestServers(async (servers) => {
    if (isInterrupted()) return 130;
    return (await runInForeground(command, args, { env: { ...wholeEnvironment(), ...servers } })) ?? 1;
  });
}
