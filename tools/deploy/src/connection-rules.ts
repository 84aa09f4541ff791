import { describeManifest, isOurs, ofKind, podLabelsOf, servingOf } from './manifests.js';
import type { Manifest, WorkloadSpec } from './objects.js';
import { allowedBy, connectionsOf } from './process-connections.js';
import { scaleOf } from './scaling-rules.js';
import { environmentOf } from './settings.js';

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
    .filter((workload) => isOurs(workload) && serviceOf(workload) !== 'console')
    .map((workload) => {
      const { ROLE: role = '', DATABASE_POOL: pool } = environmentOf(
        workload.spec.template.spec.containers[0]!,
        manifests,
      );
      const surge = workload.kind === 'Deployment' ? 1 : 0;
      const pods = scaleOf(workload, manifests).most + surge;
      return pods * connectionsOf({ service: serviceOf(workload), role, pool: Number(pool) });
    });
  return each.reduce((sum, one) => sum + one, spare);
}

const serviceOf = (workload: Manifest<WorkloadSpec>) => podLabelsOf(workload)['app.kubernetes.io/name'] ?? '';

function allowedConnections(manifests: Manifest[]): { postgres: Manifest; allowed: number }[] {
  const clusters = ofKind(manifests, 'Cluster').map((postgres) => ({
    postgres,
    allowed: Number(postgres.spec.postgresql?.parameters?.['max_connections'] ?? 100),
  }));
  const single = ofKind(manifests, 'StatefulSet')
    .filter(({ metadata }) => metadata.name === 'postgres')
    .map((postgres) => ({
      postgres,
      allowed: allowedBy(postgres.spec.template.spec.containers[0]!.args),
    }));
  return [...clusters, ...single];
}
