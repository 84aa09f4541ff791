import { execFileSync } from 'node:child_process';

// docker/assemble.mjs runs this file as it stands here, by Node's own removal of types: it may import from Node only.

/** One package as `npm query` lists it: `location` is its folder below the root, `to` are those of its dependencies. */
export interface ListedPackage {
  name: string;
  version: string;
  location: string;
  to: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/**
 * All packages that are installed below the root, or with `--package-lock-only` those of its lock, for all platforms.
 */
export function listPackages(root: string, ...options: string[]): ListedPackage[] {
  const answer = execFileSync('npm', ['query', '*', ...options], { cwd: root, encoding: 'utf8', maxBuffer: 64e6 });
  return JSON.parse(answer) as ListedPackage[];
}

export const isWorkspace = ({ location }: ListedPackage) => location !== '' && !/(^|\/)node_modules\//.test(location);

/**
 * What an application needs at run time, itself first: the packages and workspaces behind its dependencies, those of
 * these, and so on. npm's own `--omit=dev` is no answer: it keeps what any workspace depends on, and what some package
 * could use if it were there, such as a compiler.
 */
export function productionPackages(packages: ListedPackage[], app: string): ListedPackage[] {
  const byLocation = new Map(packages.map((one) => [one.location, one]));
  // Who depends on a workspace depends on the link to it.
  for (const one of packages.filter(isWorkspace)) byLocation.set(`node_modules/${one.name}`, one);
  const start = byLocation.get(`apps/${app}`);
  if (!start) throw new Error(`there is no application ${app}`);
  const needed = new Set([start]);
  for (const one of needed) {
    for (const location of one.to) {
      const other = byLocation.get(location);
      if (other && needs(one, nameAt(location))) needed.add(other);
    }
  }
  return [...needed];
}

/** The name by which the package in this folder is imported. */
const nameAt = (location: string) => location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Types are of no use at run time, though libraries such as the instruments of OpenTelemetry depend on some. */
const needs = (one: ListedPackage, name: string) =>
  (isWorkspace(one) || !name.startsWith('@types/')) &&
  (name in { ...one.dependencies, ...one.optionalDependencies } ||
    (name in (one.peerDependencies ?? {}) && !one.peerDependenciesMeta?.[name]?.optional));

/** Folders at the top of packages that are for those who develop them, or for browsers. */
const otherFolders = /^(\.github|__tests__|benchmarks?|browser|docs?|examples?|tests?)(\/|$)/;
/** TypeScript, which Node runs in no package, what only compilers and debuggers read, and manuals. */
const otherFiles = /\.([cm]?ts|map|tsbuildinfo|md)$/i;
/** What a licence asks to be passed on. */
const licences = /^(licen[cs]e|notice|copying|third[-_]?party)/i;

/** Whether a file or folder of a package, by its path in it, goes into an image. */
export function isNeededToRun(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return !otherFolders.test(path) && (!otherFiles.test(path) || licences.test(name));
}
