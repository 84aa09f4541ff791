import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.js';

/**
 * What a process takes of memory and threads, as the image and the manifest of the service have it: without them a
 * figure is of no deployment.
 */
export function deployedSettings(service: string): Record<string, string> {
  const image = readFileSync(join(root, 'docker/Dockerfile'), 'utf8').match(/UV_THREADPOOL_SIZE=\d+/g);
  const manifest = readFileSync(join(root, `k8s/base/${service}/kustomization.yaml`), 'utf8');
  const literals = manifest.match(/(NODE_OPTIONS|PASSWORD_HASHES_AT_ONCE)=.*/g);
  const set = [...(image ?? []), ...(literals ?? [])].map((literal) => literal.split(/=(.*)/, 2));
  return Object.fromEntries(set) as Record<string, string>;
}

/**
 * How the deployment of one part of a service starts it, and what it sets for Node beside the settings of the whole
 * service.
 */
export interface Deployed {
  /** In the folder of the service. */
  file: string;
  settings: Record<string, string>;
  flags: string[];
}

export function deployed(service: string, part: string): Deployed {
  const manifest = readFileSync(join(root, `k8s/base/${service}/deployment-${part}.yaml`), 'utf8');
  const found = manifest.matchAll(/name: (NODE_OPTIONS|MALLOC_ARENA_MAX|UV_THREADPOOL_SIZE)\n +value: "?(.*?)"?\n/g);
  const [, command = 'node'] = /command:\s*\[(.*?)\]/s.exec(manifest) ?? [];
  const words = command.split(/[\s,]+/).filter(Boolean);
  return {
    file: words.at(-1)!,
    settings: Object.fromEntries([...found].map(([, name, value]) => [name!, value!])),
    flags: words.filter((word) => word.startsWith('--')),
  };
}
