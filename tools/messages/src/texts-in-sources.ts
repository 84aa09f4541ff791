import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './catalogues.js';

/** The sources that hold texts in several languages themselves, where no translator finds them. */
export function sourcesWithTexts(): string[] {
  return globSync('{apps,libs}/*/src/**/*.ts', { cwd: repositoryRoot })
    .filter((path) => !/\.test(-helper)?\.ts$/.test(path))
    .filter((path) => path.endsWith('.texts.ts') || hasTexts(readFileSync(join(repositoryRoot, path), 'utf8')));
}

/** Texts by language: more than one word, or a group of texts, in at least two of the languages. */
export function hasTexts(source: string): boolean {
  const texts = source.matchAll(/^\s*(de|fr|es|it|pt):\s*(?:[{[(]|\w+\(|(['"`])(?:(?!\2).)* )/gm);
  return new Set([...texts].map(([, language]) => language)).size > 1;
}
