import { globSync, readFileSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AppStarts } from './app-runner.js';
import { Refusal } from './refusal.js';
import { serviceNames, webConsole, type AppName } from './repository.js';

const apps: AppName[] = [...serviceNames, webConsole.name];

/** Where a debugger finds the inspected app. */
export const inspectorAddress = '127.0.0.1:9229';

/** How the arguments of `npm run dev` have the apps started; a {@link Refusal} says what is not understood. */
export function readArguments(args: string[]): AppStarts {
  const starts: AppStarts = { console: { file: 'dev.js' } };
  const inspected = readInspected(args);
  if (inspected !== undefined)
    starts[inspected] = { ...starts[inspected], nodeArgs: [`--inspect=${inspectorAddress}`] };
  return starts;
}

function readInspected(args: string[]): AppName | undefined {
  try {
    const { inspect } = parseArgs({ args, options: { inspect: { type: 'string' } } }).values;
    const app = apps.find((name) => name === inspect);
    if (inspect !== undefined && !app) throw new Error(`there is no app ${inspect}`);
    return app;
  } catch (error) {
    throw new Refusal(`usage: npm run dev [-- --inspect ${apps.join('|')}]: ${(error as Error).message}`);
  }
}

/** Which folders each app runs: its own, and those of the libraries that it uses, also by way of others. */
export type FoldersOfApps = Map<AppName, Set<string>>;

/** Reads it of the `package.json` files. What only tests use, the `devDependencies`, is not run. */
export function readFoldersOfApps(root: string): FoldersOfApps {
  const packages = new Map(
    globSync('{apps,libs}/*/package.json', { cwd: root }).map((path) => {
      const { name, dependencies } = JSON.parse(readFileSync(join(root, path), 'utf8')) as PackageFile;
      return [name, { folder: dirname(path), uses: Object.keys(dependencies ?? {}) }];
    }),
  );
  const collect = (name: string, folders: Set<string>): Set<string> => {
    const found = packages.get(name);
    if (!found || folders.has(found.folder)) return folders;
    folders.add(found.folder);
    found.uses.forEach((used) => collect(used, folders));
    return folders;
  };
  return new Map(apps.map((app) => [app, collect(`@platform/${app}`, new Set())]));
}

interface PackageFile {
  name: string;
  dependencies?: Record<string, string>;
}

/** The folder of the project that a source belongs to. */
function projectOf(source: string): string {
  return source.split(/\/(?:src|locales)\//, 1)[0]!;
}

/**
 * Has the compiler look at what the sources hold. It goes by times: what was saved while it ran is older than the note
 * that it left of that run, `.tsbuildinfo`, and it would pass it over.
 */
export function ageNotesOf(sources: string[], root: string): void {
  for (const project of new Set(sources.map(projectOf))) {
    for (const note of globSync(`${project}/dist/.*tsbuildinfo`, { cwd: root })) utimesSync(join(root, note), 0, 0);
  }
}

/** A save of one of these changes nothing that runs: tests, and the pages that Vite brings to the browser itself. */
const notRun = /\.(test|test-helper)\.tsx?$|^apps\/console\/src\/browser\//;

/** The apps that run what is compiled of one of the sources, as `libs/egress/src/index.ts`. */
export function concernedApps(sources: Iterable<string>, folders: FoldersOfApps): AppName[] {
  const changed = new Set([...sources].filter((path) => !notRun.test(path)).map(projectOf));
  return apps.filter((app) => [...(folders.get(app) ?? [])].some((folder) => changed.has(folder)));
}
