import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { Labels, LabelSelector, Manifest, SpecByKind, WorkloadSpec } from './objects.js';
import { repositoryRoot } from './repository.js';

/**
 * Builds a kustomization with the real tool (kustomize.sh); throws the tool's own sentence when it refuses. `folder`
 * begins at the repository, or at the root.
 */
export function buildManifests(folder: string): Manifest[] {
  const yaml = execFileSync(join(repositoryRoot, 'tools/deploy/kustomize.sh'), [resolve(repositoryRoot, folder)], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return parseManifests(yaml);
}

/** Throws at the first document that is not YAML, duplicate keys included. */
export function parseManifests(yaml: string): Manifest[] {
  return parseAllDocuments(yaml, { strict: true }).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS() as Manifest;
  });
}

export function describeManifest(manifest: Manifest): string {
  return `${manifest.kind} ${manifest.metadata.name}`;
}

export function ofKind<K extends keyof SpecByKind>(manifests: Manifest[], kind: K): Manifest<SpecByKind[K]>[] {
  return manifests.filter((manifest) => manifest.kind === kind) as Manifest<SpecByKind[K]>[];
}

/** Everything that runs pods. A CronJob is judged as the Job that it makes. */
export function workloadsOf(manifests: Manifest[]): Manifest<WorkloadSpec>[] {
  const jobs = ofKind(manifests, 'CronJob').map((cron) => ({ ...cron, kind: 'Job', spec: cron.spec.jobTemplate.spec }));
  return [...servingOf(manifests), ...ofKind(manifests, 'Job'), ...jobs];
}

/** Workloads that go on running. */
export function servingOf(manifests: Manifest[]): Manifest<WorkloadSpec>[] {
  return [...ofKind(manifests, 'Deployment'), ...ofKind(manifests, 'StatefulSet')];
}

/** Whether a workload is one of our own services, not a datastore beside them. */
export const isOurs = (workload: Manifest<WorkloadSpec>) =>
  podLabelsOf(workload)['app.kubernetes.io/part-of'] === 'platform';

/** What the edge leads to, by the routes of a Gateway and the paths of an Ingress. */
export function backendsOf(manifests: Manifest[]): { from: string; name: string; port: number }[] {
  const routed = ofKind(manifests, 'HTTPRoute').flatMap((route) =>
    route.spec.rules
      .flatMap(({ backendRefs = [] }) => backendRefs)
      .map(({ name, port }) => ({ from: describeManifest(route), name, port })),
  );
  const entered = ofKind(manifests, 'Ingress').flatMap((ingress) =>
    ingress.spec.rules
      .flatMap(({ http }) => http.paths)
      .map(({ backend: { service } }) => ({
        from: describeManifest(ingress),
        name: service.name,
        port: service.port.number,
      })),
  );
  return [...routed, ...entered];
}

export const podLabelsOf = (workload: Manifest<WorkloadSpec>): Labels => workload.spec.template.metadata.labels ?? {};

/** Kubernetes' rule: all labels and all expressions must hold; an empty selector takes everything. */
export function selects(selector: LabelSelector, labels: Labels = {}): boolean {
  const labelsHold = Object.entries(selector.matchLabels ?? {}).every(([key, value]) => labels[key] === value);
  const expressionsHold = (selector.matchExpressions ?? []).every(({ key, operator, values = [] }) => {
    const value = labels[key];
    if (operator === 'In') return value !== undefined && values.includes(value);
    if (operator === 'NotIn') return value === undefined || !values.includes(value);
    return (operator === 'Exists') === (value !== undefined);
  });
  return labelsHold && expressionsHold;
}
