// Copies what one application needs at run time into an empty folder: its production packages, its own published files
// and those of the libraries it depends on, without tests, types and manuals. Run by the Dockerfile once all is
// installed and built: node assemble.mjs <app> <target>
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  isNeededToRun,
  isWorkspace,
  listPackages,
  productionPackages,
} from '../tools/deploy/src/production-packages.ts';

const [app, target] = process.argv.slice(2);
if (!app || !target) throw new Error('usage: node assemble.mjs <app> <target>');

const isRuntimeFile = (path) => !/\.test(-helper)?\.|\.d\.[cm]?ts(\.map)?$|\.tsbuildinfo$/.test(path);

/** Packages nested in this one are listed by themselves, where they are needed. */
function copyPackage({ location }) {
  const nested = join(location, 'node_modules');
  cpSync(location, join(target, location), {
    recursive: true,
    filter: (path) => path !== nested && isNeededToRun(relative(location, path)),
  });
}

function copyWorkspace({ name, location }) {
  const { files: published } = JSON.parse(readFileSync(join(location, 'package.json'), 'utf8'));
  const files = published ?? ['dist', 'assets', 'locales'].filter((file) => existsSync(join(location, file)));
  for (const file of ['package.json', ...files.filter((file) => !file.startsWith('!'))]) {
    if (!existsSync(join(location, file))) throw new Error(`${location} has no ${file}`);
    cpSync(join(location, file), join(target, location, file), { recursive: true, filter: isRuntimeFile });
  }
  const link = join(target, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), join(target, location)), link);
}

for (const one of productionPackages(listPackages('.'), app)) {
  if (isWorkspace(one)) copyWorkspace(one);
  else copyPackage(one);
}
