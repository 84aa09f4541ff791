import { isWorkspace, productionPackages, type ListedPackage } from './production-packages.js';
import { serviceNames } from './repository.js';

/** The applications that docker/Dockerfile makes an image of. */
export const imageApps = [...serviceNames, 'console'];

/** Families of tools, should one come by a way on which nobody lists it; the last is the Node of developers. */
const families = [
  /^@(types|jest|nx|playwright|typescript-eslint|vitest)\//,
  /^(jest|vitest|mocha|eslint|prettier|playwright|puppeteer|ts-node)(-|$)/,
  /^node-(linux|win)-/,
];

/** Tests use these beside a library that needs them in production: fastify, openid-client and the kit. */
const besideLibraries = ['ajv', 'ajv-formats', 'oauth4webapi', 'passport'];
/** The console has these in its bundle, so it lists them for development. */
const bundled = ['dayjs', 'i18n-iso-countries', 'openid-client'];
const alsoInProduction = [...besideLibraries, ...bundled];

const namesIn = (...lists: (Record<string, string> | undefined)[]) => lists.flatMap((list) => Object.keys(list ?? {}));

/**
 * The names of what builds and tests: what the root and the workspaces list for development, the workspaces that are in
 * no image, and what only those depend on.
 */
function developmentNames(packages: ListedPackage[]): Set<string> {
  const inImages = new Set(imageApps.flatMap((app) => productionPackages(packages, app)).filter(isImageWorkspace));
  const listed = (one: ListedPackage) => namesIn(one.dependencies, one.optionalDependencies);
  const others = packages.filter((one) => (one.location === '' || isWorkspace(one)) && !inImages.has(one));
  const ofImages = new Set([...inImages].flatMap((one) => [one.name, ...listed(one)]));
  const names = new Set(others.flatMap((one) => [one.name, ...listed(one)]).filter((name) => !ofImages.has(name)));
  for (const one of [...others, ...inImages]) namesIn(one.devDependencies).forEach((name) => names.add(name));
  [...alsoInProduction, ...[...inImages].map(({ name }) => name)].forEach((name) => names.delete(name));
  return names;
}

/** A library for tests stays one, though a library for production should come to depend on it. */
const isImageWorkspace = (one: ListedPackage) => isWorkspace(one) && one.name !== '@platform/testing';

/** What production would bring into the image of an application although it is for development. */
export function imageFindings(packages: ListedPackage[], app: string): string[] {
  const names = developmentNames(packages);
  const needed = productionPackages(packages, app);
  return needed
    .filter(({ name }) => names.has(name) || families.some((family) => family.test(name)))
    .map((one) => `the image of ${app} would hold ${one.name}, which is for development${usersOf(one, needed)}`);
}

function usersOf(one: ListedPackage, needed: ListedPackage[]): string {
  const places = [one.location, `node_modules/${one.name}`];
  const users = needed.filter(({ to }) => to.some((location) => places.includes(location)));
  return users.length ? ` (${users.map(({ name }) => name).join(', ')} depends on it)` : '';
}

/** What really is in an image, by the folders of its packages, and should not be. */
export function contentFindings(packages: ListedPackage[], app: string, locations: string[]): string[] {
  const needed = productionPackages(packages, app);
  const allowed = new Set(
    needed.flatMap((one) => (isWorkspace(one) ? [one.location, `node_modules/${one.name}`] : [one.location])),
  );
  return locations
    .filter((location) => !allowed.has(location))
    .map((location) => `the image of ${app} holds ${location}, which production does not need`);
}
