/**
 * `node test-servers.js -- <command> …` runs a test command with `TEST_DATABASE_URL` (superuser) and `TEST_REDIS_URL`: those
 * given, or private servers that live as long as the command. Its exit code is the command's.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { givenTestServers, wholeEnvironment } from './config.js';
import { startPrivateServers } from './private-servers.js';
import { Refusal, runCommand } from './refusal.js';
import { compileCache, repositoryRoot } from './repository.js';

await runCommand(async () => {
  const [separator, command, ...args] = process.argv.slice(2);
  if (separator !== '--' || !command) throw new Refusal('usage: test-servers.js -- <command> [arguments]');
  // The command gets Ctrl-C from the terminal itself; the servers must outlive it.
  let interrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => (interrupted = true));
  const given = givenTestServers();
  const started = given ? undefined : await startPrivateServers();
  try {
    if (interrupted) return 130;
    return await run(command, args, given ?? started);
  } finally {
    await started?.stop();
  }
});

async function run(
  command: string,
  args: string[],
  servers?: { databaseUrl: string; redisUrl: string },
): Promise<number> {
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: {
      ...wholeEnvironment(),
      TEST_DATABASE_URL: servers?.databaseUrl,
      TEST_REDIS_URL: servers?.redisUrl,
      PLATFORM_ROOT: repositoryRoot,
      NODE_COMPILE_CACHE: compileCache,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
