import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from './repository.js';

/** A project that has tests: a folder with a configuration of Jest. */
export interface TestProject {
  /** Its name in Nx. */
  name: string;
  /** From the repository's root, `apps/links`. */
  folder: string;
}

/**
 * The projects with tests.
 * @param words keeps those with a test file that has one of these in its path; all when empty
 */
export function testProjects(words: string[] = [], root = repositoryRoot): TestProject[] {
  return globSync('{apps,libs,tools}/*/jest.config.mjs', { cwd: root })
    .map((config) => dirname(config))
    .filter((folder) => words.length === 0 || hasTest(join(root, folder), words))
    .map((folder) => ({ name: folder.slice(folder.indexOf('/') + 1), folder }))
    .sort((one, other) => one.folder.localeCompare(other.folder));
}

function hasTest(folder: string, words: string[]): boolean {
  const tests = globSync('src/**/*.test.{ts,tsx}', { cwd: folder });
  return tests.some((file) => words.some((word) => join(folder, file).includes(word)));
}
