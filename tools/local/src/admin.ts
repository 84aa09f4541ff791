/**
 * `npm run admin -- <command> …`: runs the command line of the service that owns the command, with the configuration of
 * the running `npm start`. One JSON object on standard output, text at a terminal; the exit code is the command's.
 * `npm run admin -- status` asks all services how they are.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { adminCommand, adminHelp, asksForHelp, backupWord, statusWord } from './admin-commands.js';
import { childEnvironment, dataFolder } from './config.js';
import { appFile, repositoryRoot } from './repository.js';
import { runningEnvironments } from './running-environments.js';
import { statusOf, statusTable } from './status.js';

function fail(error: string, message: string): never {
  console.log(JSON.stringify({ error, message }));
  process.exit(1);
}

function environments() {
  try {
    return runningEnvironments(dataFolder());
  } catch (error) {
    return fail('not_running', (error as Error).message);
  }
}

const words = process.argv.slice(2);
if (asksForHelp(words)) {
  console.log(adminHelp);
  process.exit(0);
}
if (words[0] === statusWord) {
  const services = await statusOf(environments());
  const isText = process.stdout.isTTY && !words.includes('--json');
  console.log(isText ? statusTable(services) : JSON.stringify({ services }, null, 2));
  process.exit(services.every(({ state }) => state === 'ready') ? 0 : 1);
}
const command = adminCommand(words);
if (typeof command === 'string') fail('unknown_command', command);
const { service, args } = command;
const kept = environments();
const program = appFile(service, 'cli.js', kept['supervisor']?.['CODE']);
const child = spawn(process.execPath, ['--enable-source-maps', program, ...args], {
  cwd: repositoryRoot,
  env: {
    ...kept[service],
    ...(words[0] === backupWord && { DATABASE_URL: kept['supervisor']?.['DATABASE_URL'] }),
    ...childEnvironment(),
    CLI_NAME: 'npm run -s admin --',
  },
  stdio: 'inherit',
});
const [code] = (await once(child, 'exit')) as [number | null];
process.exitCode = code ?? 1;
