import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Report } from '../report.js';
import { root } from '../root.js';
import { run } from './run.js';

const services = ['identity', 'organizations', 'webhooks', 'notifications', 'links'];

interface Lock {
  packages: Record<string, { version?: string; integrity?: string; link?: boolean }>;
}

/** The commit of the newest tag `v…`, else the one that `last-release` names; undefined where the history lacks it. */
export async function lastRelease(): Promise<string | undefined> {
  const named = readFileSync(join(root, 'tools/drill/last-release'), 'utf8').trim();
  try {
    const tags = await run('git', ['tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname'], root);
    return await commitOf(tags.split('\n')[0] || named);
  } catch {
    return undefined;
  }
}

/** @throws when the history does not have it */
export function commitOf(name: string): Promise<string> {
  return run('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], root);
}

/**
 * The services of a commit, compiled, with the packages of that commit. What was made once is kept in `.data`: below
 * `node_modules` the compiler takes all of it for packages.
 *
 * @returns its folder
 */
export async function olderCode(commit: string, report: Report): Promise<string> {
  const folder = join(root, '.data/older', commit);
  const stamp = join(folder, '.compiled');
  if (existsSync(stamp)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'source.tar');
  await run('git', ['archive', '--format=tar', `--output=${archive}`, commit], root);
  await run('tar', ['-xf', archive], folder);
  rmSync(archive);
  if (hasSamePackages(folder)) linkPackages(folder);
  else {
    report.say('        its packages differ: npm ci');
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], folder);
  }
  const compiler = [join(root, 'node_modules/typescript-7/bin/tsc'), '-b', ...services.map((name) => `apps/${name}`)];
  await run(process.execPath, compiler, folder);
  writeFileSync(stamp, '');
  return folder;
}

/** Whether all that the commit has locked is installed here in the same version and at the same place. */
function hasSamePackages(folder: string): boolean {
  const lockOf = (path: string) => (JSON.parse(readFileSync(join(path, 'package-lock.json'), 'utf8')) as Lock).packages;
  const ours = lockOf(root);
  return Object.entries(lockOf(folder)).every(
    ([path, { link, version, integrity }]) =>
      !path.includes('node_modules/') ||
      link ||
      (ours[path]?.version === version && ours[path]?.integrity === integrity),
  );
}

/** The packages of this checkout, and the libraries of the other one. */
function linkPackages(folder: string): void {
  for (const place of ['.', ...services.map((name) => `apps/${name}`), ...libraries(folder)]) {
    const from = join(root, place, 'node_modules');
    if (!existsSync(from)) continue;
    mkdirSync(join(folder, place, 'node_modules'), { recursive: true });
    for (const name of readdirSync(from).filter((each) => each !== '.cache' && each !== '@platform'))
      symlinkSync(join(from, name), join(folder, place, 'node_modules', name));
  }
  for (const library of libraries(folder)) {
    const { name } = JSON.parse(readFileSync(join(folder, library, 'package.json'), 'utf8')) as { name: string };
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(folder, library), link);
  }
}

function libraries(folder: string): string[] {
  return readdirSync(join(folder, 'libs')).map((name) => `libs/${name}`);
}
