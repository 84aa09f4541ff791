import { expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot as root } from './repository.js';

/** What stands for parts of a title that a test fills in. */
const filledIn = /…|\$\{[^}]*\}|%s/;

it.each(['docs/field-cases.md', 'docs/hard-cases.md'])('every test that %s names exists', (path) => {
  const page = readFileSync(join(root, path), 'utf8');
  const named = [...page.matchAll(/`([^\s`]+\.test\.tsx?)(?: › ([^`]+))?`/g)];
  expect(named.length).toBeGreaterThan(40);
  const missing = named.filter(([, file, title]) => !isThere(file!, title)).map(([citation]) => citation);
  expect(missing).toStrictEqual([]);
});

/** A title may be cited with those of its groups before it. */
function isThere(file: string, title = ''): boolean {
  if (!existsSync(join(root, file))) return false;
  const source = readFileSync(join(root, file), 'utf8');
  const parts = title.split(/ › /).flatMap((group) => group.split(filledIn));
  return parts.every((part) => source.includes(part.trim()));
}
