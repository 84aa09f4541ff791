import { describeManifest, isOurs, ofKind, podLabelsOf, servingOf } from './manifests.js';
import type { Manifest } from './objects.js';
import { scaleOf } from './scaling-rules.js';
import { environmentOf } from './settings.js';

/**
 * Beside its pool: a worker has what listens, the relay of events, the engine of deliveries; all look for lost ones.
 */
const besidePool = { answering: 1, working: 1 + 4 };
const spare = 3;

/**
 * Where an overlay brings its own Postgres, that allows as many connections as the services can take: every workload at
 * its largest, with the pods more that an update has for a moment.
 */
export function* connectionFindings(manifests: Manifest[]): Generator<string> {
  const needed = neededConnections(manifests);
  for (const { postgres, allowed } of allowedConnections(manifests))
    if (!(allowed >= needed)) yield `${describeManifest(postgres)}: allows ${allowed} connections, of ${needed}`;
}

/** How many connections the services take when each workload is at its largest and is being updated. */
export function neededConnections(manifests: Manifest[]): number {
  const each = servingOf(manifests)
    .filter((workload) => isOurs(workload) && podLabelsOf(workload)['app.kubernetes.io/name'] !== 'console')
    .map((workload) => {
      const environment = environmentOf(workload.spec.template.spec.containers[0]!, manifests);
      const own = environment['ROLE'] === 'worker' ? besidePool.working : besidePool.answering;
      const surge = workload.kind === 'Deployment' ? 1 : 0;
      const listener = workload.metadata.name === 'identity-api' ? 1 : 0;
      return (scaleOf(workload, manifests).most + surge) * (Number(environment['DATABASE_POOL']) + own + listener);
    });
  return each.reduce((sum, one) => sum + one, spare);
}

function allowedConnections(manifests: Manifest[]): { postgres: Manifest; allowed: number }[] {
  const clusters = ofKind(manifests, 'Cluster').map((postgres) => ({
    postgres,
    allowed: Number(postgres.spec.postgresql?.parameters?.['max_connections'] ?? 100),
  }));
  const single = ofKind(manifests, 'StatefulSet')
    .filter(({ metadata }) => metadata.name === 'postgres')
    .map((postgres) => ({
      postgres,
      allowed: Number(
        /max_connections=(\d+)/.exec(postgres.spec.template.spec.containers[0]!.args?.join(' ') ?? '')?.[1] ?? 100,
      ),
    }));
  return [...clusters, ...single];
}
