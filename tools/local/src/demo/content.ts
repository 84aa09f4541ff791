import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository.js';

/** What a file of `tools/local/demo` says. */
export function content<T>(name: string): T {
  return JSON.parse(readFileSync(join(repositoryRoot, 'tools/local/demo', `${name}.json`), 'utf8')) as T;
}
