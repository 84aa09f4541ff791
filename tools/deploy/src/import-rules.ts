import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { isWorkspace, productionPackages, type ListedPackage } from './production-packages.js';
import { repositoryRoot } from './repository.js';

/** Imports and re-exports as the compiler writes them, and those on demand. Types are gone by then. */
const imports = /^(?:import|export) (?:[^'";]* from )?'([^'.][^']*)';$|\bimport\('([^'.][^']*)'\)/gm;

/** What only a developer's machine imports, and no process in an image. */
const onDemand: Record<string, string[]> = { '@platform/service-kit': ['@nestjs/swagger'] };

/** The packages that compiled code imports. */
export function importedPackages(code: string): string[] {
  const names = [...code.matchAll(imports)].map(([, always, demanded]) => always ?? demanded!);
  const packages = names.filter((name) => !isBuiltin(name)).map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)![0]);
  return [...new Set(packages)];
}

/**
 * The packages that an application or one of its libraries imports and does not list: on a developer's machine npm
 * finds those of another workspace, and the image does not have them.
 */
export function importFindings(packages: ListedPackage[], app: string): string[] {
  return productionPackages(packages, app)
    .filter(isWorkspace)
    .flatMap((one) => {
      const listed = { ...one.dependencies, ...one.optionalDependencies };
      const known = [one.name, ...Object.keys(listed), ...(onDemand[one.name] ?? [])];
      const files = globSync('dist/**/*.js', { cwd: join(repositoryRoot, one.location) });
      if (!files.length) return [`${one.location} is not compiled`];
      const code = files
        .filter((file) => !/\.test(-helper)?\./.test(file))
        .map((file) => readFileSync(join(repositoryRoot, one.location, file), 'utf8'));
      return [...new Set(code.flatMap(importedPackages))]
        .filter((name) => !known.includes(name))
        .map((name) => `${one.name} imports ${name} and does not list it: the image of ${app} lacks it`);
    });
}
