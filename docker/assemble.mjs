// Copies what one service needs at run time into an empty folder: its production packages, its own published files and
// those of the libraries it depends on, without tests and type declarations. Run by the Dockerfile after
// `npm ci --workspace … --omit=dev`: node assemble.mjs <app> <target>
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const [app, target] = process.argv.slice(2);
if (!app || !target) throw new Error('usage: node assemble.mjs <app> <target>');

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const folderByName = new Map(
  globSync(['apps/*/package.json', 'libs/*/package.json']).map((path) => [
    readManifest(dirname(path)).name,
    dirname(path),
  ]),
);

/** The workspace folders that a package needs at run time, itself first. */
function closure(name, seen = new Set()) {
  const folder = folderByName.get(name);
  if (!folder || seen.has(folder)) return seen;
  seen.add(folder);
  for (const dependency of Object.keys(readManifest(folder).dependencies ?? {})) closure(dependency, seen);
  return seen;
}

const isRuntimeFile = (path) => !/\.test(-helper)?\.|\.d\.[cm]?ts(\.map)?$|\.tsbuildinfo$/.test(path);
const isPackageFile = (path) => !/\.d\.[cm]?ts$|\.map$/.test(path);

// The links to workspaces are made below for the needed ones only; npm links every workspace.
cpSync('node_modules', join(target, 'node_modules'), {
  recursive: true,
  verbatimSymlinks: true,
  filter: (path) =>
    !path.startsWith(join('node_modules', '@platform')) && path !== join('node_modules', '.bin') && isPackageFile(path),
});

for (const folder of closure(`@platform/${app}`)) {
  const manifest = readManifest(folder);
  const files = manifest.files ?? ['dist', 'assets'].filter((file) => existsSync(join(folder, file)));
  for (const file of ['package.json', ...files.filter((name) => !name.startsWith('!'))]) {
    if (!existsSync(join(folder, file))) throw new Error(`${folder} has no ${file}`);
    cpSync(join(folder, file), join(target, folder, file), { recursive: true, filter: isRuntimeFile });
  }
  const nested = join(folder, 'node_modules');
  if (existsSync(nested)) {
    cpSync(nested, join(target, nested), { recursive: true, verbatimSymlinks: true, filter: isPackageFile });
  }
  const link = join(target, 'node_modules', manifest.name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), join(target, folder)), link);
}
