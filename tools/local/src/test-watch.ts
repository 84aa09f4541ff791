/**
 * `npm run test:watch -- <word>`: compiles on every save, and runs the test files with the word in their path again.
 * Its keys are those of Jest's watch mode.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment } from './config.js';
import { ageNotesOf } from './dev-plan.js';
import { heedSignals, runInForeground } from './foreground.js';
import { nxEnvironment } from './nx.js';
import { Rebuilder } from './rebuilder.js';
import { Refusal, runCommand } from './refusal.js';
import { repositoryRoot as root } from './repository.js';
import { runToEnd } from './run-to-end.js';
import { Terminal } from './terminal.js';
import { testProjects } from './test-projects.js';
import { watchSources } from './watch-sources.js';
import { withTestServers } from './with-test-servers.js';

const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
const jest = join(root, 'node_modules/jest/bin/jest.js');

await runCommand(async () => {
  const words = process.argv.slice(2);
  if (words.length === 0) throw new Refusal('usage: npm run test:watch -- <word in the path of the tests>');
  const folders = testProjects(words).map(({ folder }) => folder);
  if (folders.length === 0) throw new Refusal('There is no such test.');
  heedSignals();
  return withTestServers(async (servers) => {
    const stopping = new AbortController();
    compileAtSaves(folders, stopping.signal);
    try {
      const args = ['--watchAll', '--projects', ...folders, '--testPathPatterns', ...words];
      const env = { ...nxEnvironment(), ...servers };
      return (await runInForeground(process.execPath, [jest, ...args], { cwd: root, env })) ?? 130;
    } finally {
      stopping.abort();
    }
  });
});
process.exit();

/** Jest hears of what is compiled, and runs the tests again. */
function compileAtSaves(folders: string[], signal: AbortSignal): void {
  const compile = (sources: string[]) => {
    ageNotesOf(sources, root);
    return runToEnd(process.execPath, [compiler, '-b', ...folders], { cwd: root, env: childEnvironment(), signal });
  };
  const rebuilder = new Rebuilder(
    { compile, concerned: () => [], restart: () => Promise.resolve() },
    new Terminal(),
    signal,
  );
  const sources = globSync('{libs,apps,tools}/*/src', { cwd: root });
  watchSources(root, sources, (path) => void rebuilder.saved(path), signal);
}
