import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The Jest configuration of a project: its compiled tests (docs/adr/0019), run by the runner beside this file.
 * Plain JavaScript, since Nx reads it before anything is compiled.
 * @param {string} name of the project
 * @param {{ servers?: boolean, maxWorkers?: number }} [options] `servers`: the tests need Postgres and Redis
 */
export function project(name, { servers = false, maxWorkers = availableParallelism() } = {}) {
  return {
    displayName: name,
    maxWorkers,
    modulePathIgnorePatterns: ['<rootDir>/dist/cjs/'],
    reporters: ['default', file('dist/results-reporter.js')],
    roots: ['<rootDir>/dist'],
    runner: file('dist/runner.js'),
    testEnvironment: 'node',
    testMatch: ['<rootDir>/dist/**/*.test.js'],
    testTimeout: 120_000,
    transform: {},
    watchman: false,
    ...(servers && {
      globalSetup: file('../local/dist/test-servers-setup.js'),
      globalTeardown: file('../local/dist/test-servers-teardown.js'),
    }),
  };
}
