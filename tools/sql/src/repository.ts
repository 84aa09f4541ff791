import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');

/** A project whose statements are checked, and the service whose schema they are for. */
export interface Project {
  folder: string;
  service: string;
}

const services = ['identity', 'organizations', 'webhooks', 'notifications', 'links'];

/** What the libraries work on, each schema that has it has alike. */
export const projects: readonly Project[] = [
  { folder: 'libs/service-kit', service: 'webhooks' },
  { folder: 'libs/delivery', service: 'webhooks' },
  ...services.map((service) => ({ folder: `apps/${service}`, service })),
];

/** Source files that run in a service; migrations define the schema and are no part of it. */
export function sourcesOf({ folder }: Project): string[] {
  const isLeftOut = /\.(test|test-helper|d)\.ts$|[-.]migration\.ts$|\/(testing|migrations|hard-cases)\//;
  return globSync('src/**/*.ts', { cwd: join(root, folder) })
    .map((file) => join(root, folder, file))
    .filter((file) => !isLeftOut.test(file))
    .sort();
}
