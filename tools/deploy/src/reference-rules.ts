import { backendsOf, describeManifest, ofKind, podLabelsOf, selects, servingOf, workloadsOf } from './manifests.js';
import type { Manifest, SpecByKind, WorkloadSpec } from './objects.js';

/** The component `tls-ask`: what it offers is asked by a TLS server, and routed nowhere. */
const tlsAsk = 'links-tls-ask';

/** Names that point from one object to another must arrive, and every workload must be protected. */
export function referenceFindings(manifests: Manifest[]): string[] {
  return [
    ...uniqueFindings(manifests),
    ...selectorFindings(manifests),
    ...configFindings(manifests),
    ...routeFindings(manifests),
    ...protectionFindings(manifests),
  ];
}

function* uniqueFindings(manifests: Manifest[]): Generator<string> {
  const seen = new Set<string>();
  for (const manifest of manifests) {
    const id = `${describeManifest(manifest)}${manifest.metadata.namespace ? ` in ${manifest.metadata.namespace}` : ''}`;
    if (seen.has(id)) yield `${id}: defined twice`;
    seen.add(id);
  }
}

function* selectorFindings(manifests: Manifest[]): Generator<string> {
  for (const serving of servingOf(manifests)) {
    if (!selects(serving.spec.selector, podLabelsOf(serving)))
      yield `${describeManifest(serving)}: its selector does not take its own pods`;
  }
  for (const service of ofKind(manifests, 'Service')) {
    const targets = workloadsOf(manifests).filter((workload) =>
      selects({ matchLabels: service.spec.selector }, podLabelsOf(workload)),
    );
    if (targets.length !== 1) yield `${describeManifest(service)}: selects ${targets.length} workloads, not one`;
    for (const { targetPort } of service.spec.ports) {
      for (const target of targets) {
        if (!containerPortsOf(target).some(({ name }) => name === targetPort))
          yield `${describeManifest(service)}: ${target.metadata.name} has no port ${targetPort}`;
        if (targetPort === 'management' && service.metadata.name !== tlsAsk)
          yield `${describeManifest(service)}: must not offer the management port`;
      }
    }
  }
  /** CloudNativePG makes the pods of its clusters itself. */
  const clusterPods = ofKind(manifests, 'Cluster').map(({ metadata }) => ({ 'cnpg.io/cluster': metadata.name }));
  for (const policy of [...ofKind(manifests, 'NetworkPolicy'), ...ofKind(manifests, 'PodDisruptionBudget')]) {
    const selector = 'podSelector' in policy.spec ? policy.spec.podSelector : policy.spec.selector;
    if (![...workloadsOf(manifests).map(podLabelsOf), ...clusterPods].some((labels) => selects(selector, labels)))
      yield `${describeManifest(policy)}: selects no workload`;
  }
}

const containerPortsOf = (workload: Manifest<WorkloadSpec>) =>
  workload.spec.template.spec.containers.flatMap((container) => container.ports ?? []);

function* configFindings(manifests: Manifest[]): Generator<string> {
  const exists = (kind: keyof SpecByKind, name: string) =>
    ofKind(manifests, kind).some(({ metadata }) => metadata.name === name);
  for (const workload of workloadsOf(manifests)) {
    const pod = workload.spec.template.spec;
    if (!exists('ServiceAccount', pod.serviceAccountName))
      yield `${describeManifest(workload)}: no ServiceAccount ${pod.serviceAccountName}`;
    for (const container of pod.containers) {
      for (const { configMapRef } of container.envFrom ?? []) {
        if (configMapRef && !exists('ConfigMap', configMapRef.name))
          yield `${describeManifest(workload)}: no ConfigMap ${configMapRef.name}`;
      }
      for (const { name, valueFrom } of container.env ?? []) {
        const key = valueFrom?.configMapKeyRef;
        const map = key && ofKind(manifests, 'ConfigMap').find(({ metadata }) => metadata.name === key.name);
        if (key && map?.data?.[key.key] === undefined) yield `${describeManifest(workload)}: ${name} points nowhere`;
      }
      for (const { name } of container.volumeMounts ?? []) {
        const isClaimed = workload.spec.volumeClaimTemplates?.some(({ metadata }) => metadata.name === name);
        if (!isClaimed && !(pod.volumes ?? []).some((volume) => volume.name === name))
          yield `${describeManifest(workload)}: no volume ${name}`;
      }
    }
  }
}

const publicComponents = ['api', 'redirector'];

/**
 * Backends are Services with that port, in front of what serves the public; listeners exist; no route names a worker.
 */
function* routeFindings(manifests: Manifest[]): Generator<string> {
  for (const route of ofKind(manifests, 'HTTPRoute')) {
    for (const { name, sectionName } of route.spec.parentRefs) {
      const gateway = ofKind(manifests, 'Gateway').find(({ metadata }) => metadata.name === name);
      if (!gateway?.spec.listeners.some((listener) => listener.name === sectionName))
        yield `${describeManifest(route)}: no listener ${sectionName} of a Gateway ${name}`;
    }
  }
  for (const { from, name, port } of backendsOf(manifests)) {
    const service = ofKind(manifests, 'Service').find(({ metadata }) => metadata.name === name);
    if (!service?.spec.ports.some((offered) => offered.port === port))
      yield `${from}: no Service ${name} with the port ${port}`;
    else if (!publicComponents.includes(service.spec.selector['app.kubernetes.io/component'] ?? ''))
      yield `${from}: ${name} is not an api`;
    else if (service.metadata.name === tlsAsk) yield `${from}: ${name} is a management port`;
  }
}

function* protectionFindings(manifests: Manifest[]): Generator<string> {
  const policies = ofKind(manifests, 'NetworkPolicy');
  const denies = policies.some(
    ({ spec }) => selects(spec.podSelector, {}) && spec.policyTypes.length === 2 && !spec.ingress && !spec.egress,
  );
  if (!denies) yield 'no NetworkPolicy denies everything by default';
  for (const workload of workloadsOf(manifests)) {
    const labels = podLabelsOf(workload);
    if (!policies.some(({ spec }) => Object.keys(spec.podSelector).length > 0 && selects(spec.podSelector, labels)))
      yield `${describeManifest(workload)}: no NetworkPolicy of its own`;
    const budgets = ofKind(manifests, 'PodDisruptionBudget').filter(({ spec }) => selects(spec.selector, labels));
    if (workload.kind !== 'Job' && budgets.length !== 1)
      yield `${describeManifest(workload)}: ${budgets.length} PodDisruptionBudgets, not one`;
  }
}
