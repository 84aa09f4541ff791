import { describeManifest, isOurs, ofKind, workloadsOf } from './manifests.js';
import type { Manifest } from './objects.js';

/**
 * Where an overlay brings secrets from outside, it brings all that are mounted, with every key that is read; where it
 * orders certificates, all that its Gateway or Ingress names.
 */
export function providedFindings(manifests: Manifest[]): string[] {
  return [...secretFindings(manifests), ...certificateFindings(manifests)];
}

function* secretFindings(manifests: Manifest[]): Generator<string> {
  const brought = new Map(
    ofKind(manifests, 'ExternalSecret').map(({ spec }) => [
      spec.target.name,
      spec.data.map(({ secretKey }) => secretKey),
    ]),
  );
  if (brought.size === 0) return;
  for (const workload of workloadsOf(manifests).filter(isOurs)) {
    for (const { secret, projected } of workload.spec.template.spec.volumes ?? []) {
      const mounted = [
        ...(secret ? [{ name: secret.secretName, items: undefined }] : []),
        ...(projected?.sources ?? []).flatMap((source) => (source.secret ? [source.secret] : [])),
      ];
      for (const { name, items = [] } of mounted) {
        const keys = brought.get(name);
        if (!keys) yield `${describeManifest(workload)}: nothing brings the secret ${name}`;
        for (const { key } of items)
          if (keys && !keys.includes(key))
            yield `${describeManifest(workload)}: the secret ${name} is brought without ${key}`;
      }
    }
  }
}

function* certificateFindings(manifests: Manifest[]): Generator<string> {
  const ordered = ofKind(manifests, 'Certificate').map(({ spec }) => spec.secretName);
  if (ordered.length === 0) return;
  const used = [
    ...ofKind(manifests, 'Gateway').flatMap(({ spec }) =>
      spec.listeners.flatMap(({ tls }) => (tls?.certificateRefs ?? []).map(({ name }) => name)),
    ),
    ...ofKind(manifests, 'Ingress').flatMap(({ spec }) => (spec.tls ?? []).map(({ secretName }) => secretName)),
  ];
  for (const name of new Set(used)) if (!ordered.includes(name)) yield `nothing orders the certificate ${name}`;
}
