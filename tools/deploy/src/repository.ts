import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The repository's root: dist is two folders below tools/. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..');

export { services as serviceNames, type ServiceName } from '@platform/contracts';

/** Reads a file by its path below the root. */
export function readRepositoryFile(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8');
}

export function repositoryFileExists(path: string): boolean {
  return existsSync(join(repositoryRoot, path));
}
