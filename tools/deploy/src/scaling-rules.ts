import { describeManifest, ofKind, servingOf } from './manifests.js';
import type { Manifest, WorkloadSpec } from './objects.js';

/** How many pods a workload may have, and by whose word. */
export interface Scale {
  most: number;
  /** The objects that scale it; none where it states its number itself. */
  scalers: Manifest[];
}

/** How far a workload may grow. */
export function scaleOf(workload: Manifest<WorkloadSpec>, manifests: Manifest[]): Scale {
  const isTarget = ({ kind = 'Deployment', name }: { kind?: string; name: string }) =>
    kind === workload.kind && name === workload.metadata.name;
  const byProcessor = ofKind(manifests, 'HorizontalPodAutoscaler').filter(({ spec }) => isTarget(spec.scaleTargetRef));
  const byQueue = ofKind(manifests, 'ScaledObject').filter(({ spec }) => isTarget(spec.scaleTargetRef));
  const most = Math.max(
    workload.spec.replicas ?? 1,
    ...byProcessor.map(({ spec }) => spec.maxReplicas),
    ...byQueue.map(({ spec }) => spec.maxReplicaCount),
  );
  return { most, scalers: [...byProcessor, ...byQueue] };
}

/**
 * Each workload has one owner of its number of pods: itself, or one scaler, whose number an apply would otherwise set
 * back. A scaler scales something that is there, and a priority is one that is there.
 */
export function* scalingFindings(manifests: Manifest[]): Generator<string> {
  for (const workload of servingOf(manifests)) {
    const { scalers } = scaleOf(workload, manifests);
    if (scalers.length > 1) yield `${describeManifest(workload)}: ${scalers.length} scalers, not one`;
    if (scalers.length === 1 && workload.spec.replicas !== undefined)
      yield `${describeManifest(workload)}: states its replicas beside ${describeManifest(scalers[0]!)}`;
    if (scalers.length === 0 && workload.spec.replicas === undefined)
      yield `${describeManifest(workload)}: states no replicas, and nothing scales it`;
    const priority = workload.spec.template.spec.priorityClassName;
    if (priority && !ofKind(manifests, 'PriorityClass').some(({ metadata }) => metadata.name === priority))
      yield `${describeManifest(workload)}: no PriorityClass ${priority}`;
  }
  const scaled = new Set(servingOf(manifests).flatMap((workload) => scaleOf(workload, manifests).scalers));
  for (const scaler of [...ofKind(manifests, 'HorizontalPodAutoscaler'), ...ofKind(manifests, 'ScaledObject')])
    if (!scaled.has(scaler)) yield `${describeManifest(scaler)}: scales nothing that is there`;
}
