/**
 * `npm run dev`: the platform as `npm start` has it, compiled at every save; what runs a saved file is started anew.
 */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { childEnvironment, readSettings } from './config.js';
import { ageNotesOf, concernedApps, readArguments, readFoldersOfApps } from './dev-plan.js';
import { Platform } from './platform.js';
import { Rebuilder } from './rebuilder.js';
import { runCommand } from './refusal.js';
import { repositoryRoot as root, type AppName } from './repository.js';
import { runToEnd } from './run-to-end.js';
import { Terminal } from './terminal.js';
import { untilStopped } from './until-stopped.js';
import { watchSources } from './watch-sources.js';

const terminal = new Terminal();

await runCommand(() => {
  const starts = readArguments(process.argv.slice(2));
  const platform = new Platform(readSettings(), terminal, starts);
  return untilStopped(platform, (signal) => rebuildAtSaves(platform, signal));
});
process.exit();

/**
 * The watching of the compiler (`tsc -b --watch`, 7.0.2) looks at all files of all projects without a pause. It notices
 * a save after half a minute. So the sources are watched here, and it runs once for each save.
 */
function rebuildAtSaves(platform: Platform, signal: AbortSignal): void {
  const folders = readFoldersOfApps(root);
  const projects = globSync('{libs,apps,tools}/*/tsconfig.json', { cwd: root }).map(dirname);
  const compiler = [join(root, 'node_modules/typescript-7/bin/tsc'), '-b', ...projects];
  if (process.stdout.isTTY) compiler.push('--pretty');
  const rebuilder = new Rebuilder<AppName>(
    {
      compile: (sources) => {
        ageNotesOf(sources, root);
        return runToEnd(process.execPath, compiler, { cwd: root, env: childEnvironment(), signal });
      },
      concerned: (sources) => concernedApps(sources, folders),
      restart: (app) => platform.restart(app),
    },
    terminal,
    signal,
  );
  const sources = globSync(['{libs,apps}/*/src', 'apps/*/locales'], { cwd: root });
  watchSources(root, sources, (path) => void rebuilder.saved(path), signal);
  terminal.ok('watching', 'sources of libs and apps: a save compiles them, and starts anew what runs them');
}
