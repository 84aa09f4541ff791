/**
 * `npm run test:watch -- <word>`: compiles on every save, and runs the test files with the word in their path again.
 * Its keys are those of Jest's watch mode.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { heedSignals, runInForeground } from './foreground.js';
import { nxEnvironment } from './nx.js';
import { Refusal, runCommand } from './refusal.js';
import { repositoryRoot } from './repository.js';
import { testProjects } from './test-projects.js';
import { withTestServers } from './with-test-servers.js';

const compiler = join(repositoryRoot, 'node_modules/typescript-7/bin/tsc');
const jest = join(repositoryRoot, 'node_modules/jest/bin/jest.js');

await runCommand(async () => {
  const words = process.argv.slice(2);
  const folders = testProjects(words).map(({ folder }) => folder);
  if (words.length === 0) throw new Refusal('usage: npm run test:watch -- <word in the path of the tests>');
  if (folders.length === 0) throw new Refusal('There is no such test.');
  heedSignals();
  const compiling = compileOnSave(folders);
  try {
    return await withTestServers(async (servers) => {
      const args = ['--watchAll', '--projects', ...folders, '--testPathPatterns', ...words];
      const env = { ...nxEnvironment(), ...servers };
      return (await runInForeground(process.execPath, [jest, ...args], { cwd: repositoryRoot, env })) ?? 130;
    });
  } finally {
    compiling.kill();
  }
});

/** Says what the compiler finds, and nothing while it finds nothing. */
function compileOnSave(folders: string[]) {
  const args = ['-b', '--watch', '--preserveWatchOutput', ...folders];
  const child = spawn(process.execPath, [compiler, ...args], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (/error TS/.test(line)) console.error(line);
  });
  return child;
}
