import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment } from './config.js';
import type { RedisProgram } from './redis.js';
import { runToEnd } from './run-to-end.js';

const flavours = ['redis', 'valkey'];
/** How many packages the search for missing libraries may add before it gives up. */
const packageLimit = 30;
const downloadPrefix = 'redis-download-';
const abandonedMs = 600_000;

/** The program unpacked earlier below `folder`, if it is there. */
export function unpackedRedis(folder: string): RedisProgram | undefined {
  const root = join(folder, 'redis-program');
  const libraries = join(root, 'usr', 'lib');
  const command = flavours
    .map((flavour) => join(root, 'usr', 'bin', `${flavour}-server`))
    .find((path) => existsSync(path));
  if (!command) return undefined;
  const machine = existsSync(libraries) ? readdirSync(libraries).filter((name) => name.includes('-linux-')) : [];
  return {
    command,
    env: { ...childEnvironment(), LD_LIBRARY_PATH: machine.map((name) => join(libraries, name)).join(':') },
  };
}

/**
 * Downloads the distribution's Redis (or Valkey) with the libraries that this machine lacks, and unpacks it below
 * `folder`. Works for root and ordinary users, also where the package lists were never fetched. Undefined when there is
 * no apt, no network, or no such package.
 */
export async function fetchRedisPackage(folder: string): Promise<RedisProgram | undefined> {
  mkdirSync(folder, { recursive: true });
  dropAbandoned(folder);
  const work = mkdtempSync(join(folder, downloadPrefix));
  try {
    for (const lists of [systemLists, ownLists]) {
      const options = await lists(work);
      for (const flavour of flavours) {
        const root = join(work, `${flavour}-${options.length}`);
        // `<flavour>-server` is a link into `<flavour>-tools`.
        if (!(await unpackAll(root, [`${flavour}-server`, `${flavour}-tools`], options))) continue;
        rmSync(join(folder, 'redis-program'), { recursive: true, force: true });
        renameSync(root, join(folder, 'redis-program'));
        const program = unpackedRedis(folder);
        const version = program && (await runToEnd(program.command, ['--version'], { env: program.env }));
        if (version?.code === 0) return program;
      }
    }
    return undefined;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Downloads that were interrupted long ago; a young one may be another process's. */
function dropAbandoned(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(downloadPrefix))) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > abandonedMs) rmSync(path, { recursive: true, force: true });
  }
}

function systemLists(): Promise<string[]> {
  return Promise.resolve([]);
}

/** Options that give apt package lists of its own, freshly fetched, for machines whose lists are empty. */
async function ownLists(work: string): Promise<string[]> {
  const lists = join(work, 'lists');
  const cache = join(work, 'cache');
  mkdirSync(join(lists, 'partial'), { recursive: true });
  mkdirSync(join(cache, 'archives', 'partial'), { recursive: true });
  const options = ['-o', `Dir::State::lists=${lists}`, '-o', `Dir::Cache=${cache}`, '-o', 'Debug::NoLocking=1'];
  await runToEnd('apt-get', [...options, 'update'], { env: childEnvironment() });
  return options;
}

/** Unpacks packages, and round by round the libraries that they need and this machine lacks. */
async function unpackAll(root: string, wanted: string[], options: string[]): Promise<boolean> {
  const env = { ...childEnvironment(), LC_ALL: 'C' };
  const known = new Set(wanted);
  for (let names = wanted; names.length > 0 && known.size <= packageLimit;) {
    const packages = mkdtempSync(`${root}-packages-`);
    const download = await runToEnd('apt-get', [...options, 'download', ...names], { cwd: packages, env });
    if (download.code !== 0) return false;
    const files = readdirSync(packages).map((file) => join(packages, file));
    for (const file of files) {
      if ((await runToEnd('dpkg', ['-x', file, root], { env })).code !== 0) return false;
    }
    names = (await missingLibraries(files, env)).filter((name) => !known.has(name));
    for (const name of names) known.add(name);
  }
  return true;
}

/** The library packages that packages depend on and that this machine does not have. */
async function missingLibraries(files: string[], env: Record<string, string>): Promise<string[]> {
  const fields = await Promise.all(
    files.map((file) => runToEnd('dpkg-deb', ['-f', file, 'Pre-Depends', 'Depends'], { env })),
  );
  const depends = fields.map(({ output }) => output).join(' ');
  const names = [...new Set([...depends.matchAll(/\b(lib[a-z0-9.+-]+)/g)].map((match) => match[1] ?? ''))];
  const query = await runToEnd('dpkg-query', ['-W', '-f', '${Package} ${db:Status-Status}\n', ...names], { env });
  return names.filter((name) => !query.output.split('\n').includes(`${name} installed`));
}
