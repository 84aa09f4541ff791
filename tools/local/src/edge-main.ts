/**
 * The edge as a process: the platform's listener, and one for links' own origin. It listens on `HOST`, reads
 * `k8s/base/routes.yaml`, and finds a service at `UPSTREAMS` (JSON, name to origin) or at `http://<name>:<port>`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { edgeSettings } from './config.js';
import { createEdge } from './edge.js';
import { repositoryRoot } from './repository.js';
import { parseRoutes } from './routes.js';

const settings = edgeSettings();
const routes = parseRoutes(readFileSync(join(repositoryRoot, 'k8s', 'base', 'routes.yaml'), 'utf8'));
const origin = ({ name, port }: { name: string; port: number }) => settings.upstreams[name] ?? `http://${name}:${port}`;
const listeners = [
  { table: 'platform', port: settings.platformPort },
  { table: 'links', port: settings.linksPort },
];
const apps = await Promise.all(listeners.map(({ table }) => createEdge({ routes, table, origin })));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all(apps.map((app) => app.close())).then(() => process.exit(0)));
}
try {
  await Promise.all(apps.map((app, index) => app.listen({ host: settings.host, port: listeners[index]?.port })));
  console.log('listening');
} catch (error) {
  console.error(`fatal: the edge cannot listen: ${(error as Error).message}`);
  process.exit(1);
}
