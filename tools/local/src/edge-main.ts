/**
 * The edge as a process: the platform's listener, and one for links' own origin. It listens on `HOST`, reads
 * `k8s/base/routes.yaml`, and finds a service at the processes of `REPLICAS` or at `http://<name>:<port>`. Where services
 * have several processes it also listens at the ports by which they call each other (`CALLED`).
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { edgeSettings } from './config.js';
import { createEdge } from './edge.js';
import { repositoryRoot } from './repository.js';
import { createSpreader } from './internal-spreader.js';
import type { EdgeOrder } from './node-children.js';
import { obeyParent } from '@platform/testing/parent-channel';
import { ReplicaSet } from './replica-set.js';
import { parseRoutes } from './routes.js';

const settings = edgeSettings();
const routes = parseRoutes(readFileSync(join(repositoryRoot, 'k8s', 'base', 'routes.yaml'), 'utf8'));
const origin = ({ name, port }: { name: string; port: number }) => `http://${name}:${port}`;
const listeners = [
  { table: 'platform', port: settings.platformPort },
  { table: 'links', port: settings.linksPort },
];
const replicas = new ReplicaSet(settings.replicas);
const called = new ReplicaSet(
  Object.fromEntries(Object.entries(settings.called).map(([name, { replicas: answering }]) => [name, answering])),
);
const sets = [replicas, called];
const apps = await Promise.all(
  listeners.map(({ table }) =>
    createEdge({ routes, table, origin, ...(Object.keys(settings.replicas).length > 0 && { replicas }) }),
  ),
);
const spreaders = Object.entries(settings.called).map(([name, { port }]) => ({
  port,
  server: createSpreader(called, name),
}));
sets.forEach((set) => set.watch());
obeyParent<EdgeOrder>(async ({ takeOut, putBack }) => {
  if (takeOut !== undefined) await Promise.all(sets.map((set) => set.takeOut(takeOut)));
  if (putBack !== undefined) sets.forEach((set) => set.putBack(putBack));
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    spreaders.forEach(({ server }) => server.close().closeAllConnections());
    void Promise.all(apps.map((app) => app.close())).then(() => process.exit(0));
  });
}
try {
  await Promise.all([
    ...apps.map((app, index) => app.listen({ host: settings.host, port: listeners[index]?.port })),
    ...spreaders.map(({ server, port }) => once(server.listen(port, settings.host), 'listening')),
  ]);
  console.log('listening');
} catch (error) {
  console.error(`fatal: the edge cannot listen: ${(error as Error).message}`);
  process.exit(1);
}
