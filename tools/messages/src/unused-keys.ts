import { scopes, timeZones } from '@platform/contracts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesOf, namespacesOf, readNamespace, repositoryRoot } from './catalogues.js';

/**
 * The messages of an app that no source names, as `namespace/key`. A message counts as named where its key stands in a
 * file that names its namespace. Its key may also be computed: it is a string of the app or a library, a scope, or a
 * region of time zones.
 */
export function unusedKeys(app: string, own = sourcesOf(`apps/${app}/src`)): string[] {
  const quoted = [...own, ...sourcesOf('libs/*/src')].flatMap((source) => source.match(/(?<=')[\w:.-]+(?=')/g) ?? []);
  const regions = timeZones().map((zone) => zone.split('/', 1)[0]!);
  const strings = new Set([...quoted, ...Object.keys(scopes), ...regions]);
  return namespacesOf(app, 'en').flatMap((namespace) => {
    const users = own.filter((source) => source.includes(`'${namespace}'`)).join('\n');
    const words = new Set(users.match(/\w+/g));
    const isNamed = (part: string) => words.has(part) || strings.has(part);
    return [...messagesOf(readNamespace(app, 'en', namespace)).keys()]
      .filter((key) => !key.split('.').every(isNamed))
      .map((key) => `${namespace}/${key}`);
  });
}

/** Without tests, and without the types, which name every key. */
function sourcesOf(folder: string): string[] {
  return globSync(`${folder}/**/*.ts`, { cwd: repositoryRoot })
    .filter((path) => !/\.test(-helper)?\.ts$|\/message-types\.ts$/.test(path))
    .map((path) => readFileSync(join(repositoryRoot, path), 'utf8'));
}
