import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { repositoryRoot, type AppName } from './repository.js';

interface Kustomization {
  configMapGenerator?: { literals?: string[] }[];
}

/**
 * What Node is told of an app's memory by its deployment: it needs as much on a developer's machine, where Node would
 * collect garbage late while there is memory. Nothing for a file that is not deployed.
 */
export function memoryBounds(app: AppName, file: string): Record<string, string> {
  if (file !== 'main.js') return {};
  const kustomization = join(repositoryRoot, 'k8s/base', app, 'kustomization.yaml');
  const { configMapGenerator = [] } = parse(readFileSync(kustomization, 'utf8')) as Kustomization;
  const name = 'NODE_OPTIONS=';
  const literal = configMapGenerator.flatMap(({ literals = [] }) => literals).find((text) => text.startsWith(name));
  if (!literal) throw new Error(`${kustomization} has no ${name}`);
  return { NODE_OPTIONS: literal.slice(name.length) };
}
