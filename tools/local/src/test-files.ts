import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { repositoryRoot } from './repository.js';

/** Compiled test files, as paths from the repository's root. */
export interface TestFiles {
  /** Those that need Postgres and Redis at most. */
  project: string[];
  /** Journeys through a platform of their own; they run alone. */
  journey: string[];
}

/**
 * Finds the tests of all projects by their sources, so that compiled leftovers of deleted tests do not run.
 * @param only keeps the files whose path contains one of these words; all when empty
 */
export function findTests(only: string[] = [], root = repositoryRoot): TestFiles {
  const files = ['libs', 'apps', 'tools']
    .flatMap((kind) => readdirSync(join(root, kind)).map((name) => join(kind, name)))
    .flatMap((project) => testsOf(root, project))
    .filter((file) => only.length === 0 || only.some((word) => file.includes(word)))
    .sort();
  const isJourney = (file: string) => file.startsWith(join('apps', 'e2e'));
  return { project: files.filter((file) => !isJourney(file)), journey: files.filter(isJourney) };
}

/** The source of a compiled test file: the runner of Node names that one, by its source map. */
export function sourceOf(file: string): string {
  return file.replace(`${sep}dist${sep}`, `${sep}src${sep}`).replace(/\.js$/, '.ts');
}

function testsOf(root: string, project: string): string[] {
  const sources = join(root, project, 'src');
  if (!existsSync(sources)) return [];
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(project, 'dist', name.replace(/\.ts$/, '.js')));
}
