/** `npm run bench`: the benchmarks of `tools/bench`, on the servers that tests have. */
import { join } from 'node:path';
import { runCommand } from './refusal.js';
import { repositoryRoot } from './repository.js';
import { runWithTestServers } from './run-with-test-servers.js';

const program = join(repositoryRoot, 'tools/bench/dist/main.js');

await runCommand(() =>
  runWithTestServers(process.execPath, ['--enable-source-maps', program, ...process.argv.slice(2)]),
);
