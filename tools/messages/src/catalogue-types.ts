import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { namespacesOf, readNamespace, repositoryRoot, type Source } from './catalogues.js';
import { valuesOf } from './message-values.js';

/** Where an app says the types of its messages: beside what reads them. */
export function typesFile(app: string): string {
  const [reader] = globSync(`apps/${app}/src/**/i18n/messages.ts`, { cwd: repositoryRoot });
  if (!reader) throw new Error(`${app} has locales, but no i18n/messages.ts that reads them`);
  return join(repositoryRoot, dirname(reader), 'message-types.ts');
}

/** The interface `Messages` of an app, made of its English files. */
export async function messageTypes(app: string): Promise<string> {
  const members = namespacesOf(app, 'en').map(
    (namespace) => `${JSON.stringify(namespace)}: ${shapeOf(readNamespace(app, 'en', namespace))};`,
  );
  const source = [
    '/** The texts of this service by namespace. `npm run messages` makes this file of `locales/en`. */',
    `export interface Messages {${members.join('\n')}}`,
  ];
  return format(source.join('\n'), { ...(await resolveConfig(typesFile(app))), parser: 'typescript' });
}

function shapeOf(source: Source): string {
  const members = Object.entries(source).map(
    ([key, value]) => `${JSON.stringify(key)}: ${typeof value === 'string' ? typeOf(value) : shapeOf(value)};`,
  );
  return `{\n${members.join('\n')}}`;
}

function typeOf(message: string): string {
  const values = [...valuesOf(message)].map(([name, type]) => `${name}: ${type}`);
  return values.length ? `(values: { ${values.join('; ')} }) => string` : 'string';
}
