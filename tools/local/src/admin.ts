/**
 * `npm run admin -- <command> …`: runs the command line of the service that owns the command, with the configuration of
 * the running `npm start`. One JSON object on standard output; the exit code is the command's.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminCommand, adminHelp, asksForHelp } from './admin-commands.js';
import { childEnvironment, dataFolder } from './config.js';
import { isSupervised } from './process-ledger.js';
import type { ServiceName } from './repository.js';
import { appFile, repositoryRoot } from './repository.js';

function fail(error: string, message: string): never {
  console.log(JSON.stringify({ error, message }));
  process.exit(1);
}

/** The environments that the running supervisor keeps in its data folder. */
function environmentOf(service: ServiceName): Record<string, string> {
  if (!isSupervised(dataFolder()))
    fail('not_running', 'The platform is not running: run npm start first, in another terminal.');
  try {
    const kept = JSON.parse(readFileSync(join(dataFolder(), 'environment.json'), 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    return kept[service] ?? {};
  } catch {
    return fail('not_running', 'The platform is still starting: try again in a moment.');
  }
}

const words = process.argv.slice(2);
if (asksForHelp(words)) {
  console.log(adminHelp);
  process.exit(0);
}
const command = adminCommand(words);
if (typeof command === 'string') fail('unknown_command', command);
const { service, args } = command;
const child = spawn(process.execPath, ['--enable-source-maps', appFile(service, 'cli.js'), ...args], {
  cwd: repositoryRoot,
  env: { ...environmentOf(service), ...childEnvironment() },
  stdio: 'inherit',
});
const [code] = (await once(child, 'exit')) as [number | null];
process.exitCode = code ?? 1;
