import { join, resolve } from 'node:path';

/** The folder of the whole repository. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..');

/** A service, with the ports it has when they are free. */
export interface Service {
  name: ServiceName;
  port: number;
  managementPort: number;
  /** Of a service that others call. */
  internalPort?: number;
}

/** The five services; each has a role and a schema of this name. */
export const serviceNames = ['identity', 'organizations', 'webhooks', 'notifications', 'links'] as const;

export type ServiceName = (typeof serviceNames)[number];

/** Those that others call, at a port of their own: 5001 and 5002. */
export const calledServices: readonly ServiceName[] = ['identity', 'organizations'];

/** Ports 3001 to 3005 and, for health and metrics, 4001 to 4005. */
export const services: Service[] = serviceNames.map((name, index) => ({
  name,
  port: 3001 + index,
  managementPort: 4001 + index,
  ...(calledServices.includes(name) && { internalPort: 5001 + index }),
}));

/** Serves the web console's pages. It starts like a service, and has no database. */
export const webConsole = { name: 'console', port: 3006, managementPort: 4006 } as const;

/** What runs from a folder of `apps/`. */
export type AppName = ServiceName | typeof webConsole.name;

/** A compiled file of an app, for instance `main.js`. @param code the folder of another commit */
export function appFile(name: AppName, file: string, code = repositoryRoot): string {
  return join(code, 'apps', name, 'dist', file);
}
