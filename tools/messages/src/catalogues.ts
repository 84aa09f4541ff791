import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

export const repositoryRoot = resolve(import.meta.dirname, '../../..');

/** What a file holds: ICU messages by key, some of them in groups. */
export interface Source {
  [key: string]: string | Source;
}

/** The apps that have texts in JSON. Those of the console are in PO, for Lingui. */
export function appsWithTexts(): string[] {
  const files = globSync('apps/*/locales/en/*.json', { cwd: repositoryRoot });
  return [...new Set(files.map((path) => path.split('/')[1]!))].sort();
}

/** The namespaces that an app has in a language, in the order of their names. */
export function namespacesOf(app: string, language: string): string[] {
  return globSync('*.json', { cwd: join(repositoryRoot, 'apps', app, 'locales', language) })
    .map((file) => basename(file, '.json'))
    .sort();
}

/** @throws when the language lacks the file. */
export function readNamespace(app: string, language: string, namespace: string): Source {
  const path = join(repositoryRoot, 'apps', app, 'locales', language, `${namespace}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Source;
}

/** The messages of a file by their whole key: `newDevice.subject` is in the group `newDevice`. */
export function messagesOf(source: Source, group = ''): Map<string, string> {
  return new Map(
    Object.entries(source).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[group + key, value]] : [...messagesOf(value, `${group}${key}.`)],
    ),
  );
}
