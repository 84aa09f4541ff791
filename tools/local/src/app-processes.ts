import { join } from 'node:path';
import { freePort } from './free-port.js';
import type { AppPorts, InternalPorts } from './kept.js';
import type { Replica, ReplicasOfBackends } from './replica-set.js';
import { calledServices, serviceNames, webConsole, type AppName, type ServiceName } from './repository.js';

/** One process of an app. */
export interface AppProcess {
  /** Of its log and in the ledger: `identity`, with replicas `identity-api-2`. */
  name: string;
  app: AppName;
  /** The compiled file. */
  file: string;
  ports: AppPorts;
  /** What its environment has of its own. */
  env: Record<string, string>;
  /** The names of the route table that it answers for. */
  backends: string[];
}

/** Each app once, in all its roles. The redirector is a part of the process of links. */
export function singleProcesses(ports: InternalPorts): AppProcess[] {
  const single = (app: AppName, appPorts: AppPorts, ...others: string[]): AppProcess => ({
    ...{ name: app, app, file: 'main.js', ports: appPorts, env: {} },
    backends: [app, ...others],
  });
  return [
    ...serviceNames.map((name) =>
      single(name, ports.services[name], ...(name === 'links' ? ['links-redirector'] : [])),
    ),
    single(webConsole.name, ports.console),
  ];
}

/** Each kind of process of a deployment `count` times: APIs and workers apart, the redirector by itself. */
export async function replicatedProcesses(count: number, dataFolder: string): Promise<AppProcess[]> {
  const kinds = [
    ...serviceNames.flatMap((app) => [
      { app, kind: `${app}-api`, file: 'main.js', role: 'api', backends: [app] },
      { app, kind: `${app}-worker`, file: 'main.js', role: 'worker', backends: [] },
    ]),
    {
      app: 'links' as const,
      kind: 'links-redirector',
      file: 'redirector.js',
      role: 'api',
      backends: ['links-redirector'],
    },
    { app: webConsole.name, kind: webConsole.name, file: 'main.js', role: 'api', backends: [webConsole.name] },
  ];
  const processes: AppProcess[] = [];
  for (const { app, kind, file, role, backends } of kinds) {
    for (let number = 1; number <= count; number++) {
      const name = `${kind}-${number}`;
      const isCalled = role === 'api' && (calledServices as AppName[]).includes(app);
      const ports: AppPorts = {
        port: await freePort(),
        managementPort: await freePort(),
        ...(isCalled && { internalPort: await freePort() }),
      };
      const env = {
        ROLE: role,
        PORT: String(ports.port),
        MANAGEMENT_PORT: String(ports.managementPort),
        ...(isCalled && { INTERNAL_PORT: String(ports.internalPort) }),
        DATABASE_POOL: '10',
        // Each writes clicks of its own ahead.
        LINKS_JOURNAL_DIR: join(dataFolder, `journal-${name}`),
      };
      processes.push({ name, app, file, ports, env, backends });
    }
  }
  return processes;
}

/** Where the edge finds the processes behind each backend. */
export function replicasOf(processes: AppProcess[]): ReplicasOfBackends {
  const backends: ReplicasOfBackends = {};
  for (const { name, ports, backends: answered } of processes)
    for (const backend of answered)
      (backends[backend] ??= []).push({ name, port: ports.port, managementPort: ports.managementPort });
  return backends;
}

/** The same of the ports where other services call: there the edge spreads only where there is more than one. */
export function calledReplicas(service: ServiceName, processes: AppProcess[]): Replica[] {
  return processes.flatMap(({ name, app, ports: { internalPort, managementPort } }) =>
    app === service && internalPort !== undefined ? [{ name, port: internalPort, managementPort }] : [],
  );
}
