/**
 * `node test-servers.js -- <command> …` runs a command on the servers that tests have. Its exit code is the command's.
 */
import { Refusal, runCommand } from './refusal.js';
import { runWithTestServers } from './run-with-test-servers.js';

await runCommand(() => {
  const [separator, command, ...args] = process.argv.slice(2);
  if (separator !== '--' || !command) throw new Refusal('usage: test-servers.js -- <command> [arguments]');
  return runWithTestServers(command, args);
});
