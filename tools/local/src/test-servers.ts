/**
 * `node test-servers.js -- <command> …` runs a command with `TEST_DATABASE_URL` (superuser) and `TEST_REDIS_URL`: those
 * given, or private servers that live as long as the command. Its exit code is the command's.
 */
import { wholeEnvironment } from './config.js';
import { heedSignals, runInForeground } from './foreground.js';
import { Refusal, runCommand } from './refusal.js';
import { withTestServers } from './with-test-servers.js';

await runCommand(async () => {
  const [separator, command, ...args] = process.argv.slice(2);
  if (separator !== '--' || !command) throw new Refusal('usage: test-servers.js -- <command> [arguments]');
  // The command gets Ctrl-C from the terminal itself; the servers must outlive it.
  const isInterrupted = heedSignals();
  return withTestServers(async (servers) => {
    if (isInterrupted()) return 130;
    return (await runInForeground(command, args, { env: { ...wholeEnvironment(), ...servers } })) ?? 1;
  });
});
