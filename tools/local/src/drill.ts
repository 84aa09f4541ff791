/** `npm run drill`: the drills of `tools/drill`, each on a platform of its own. */
import { join } from 'node:path';
import { wholeEnvironment } from './config.js';
import { runInForeground } from './foreground.js';
import { runCommand } from './refusal.js';
import { repositoryRoot } from './repository.js';

const program = ['--enable-source-maps', join(repositoryRoot, 'tools/drill/dist/main.js'), ...process.argv.slice(2)];

await runCommand(async () => (await runInForeground(process.execPath, program, { env: wholeEnvironment() })) ?? 1);
