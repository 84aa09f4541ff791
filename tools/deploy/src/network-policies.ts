import { ofKind, selects } from './manifests.js';
import type { Labels, Manifest, NetworkPeer, NetworkPolicySpec, NetworkPort } from './objects.js';

/** One end of a connection: a pod of ours, a namespace of others by its labels, or a public address. */
export type End = { pod: Labels } | { namespace: Labels; pod?: Labels } | 'internet';

/**
 * The port that is called, as a policy may name it: by its number, and by its name where the pod that is called is
 * ours.
 */
export interface CalledPort {
  port: number;
  name?: string;
  protocol?: 'TCP' | 'UDP';
}

/** Whether the policies of the pod that calls let it out to there. A pod that no policy selects may do all. */
export function mayLeave(manifests: Manifest[], from: Labels, to: End, called: CalledPort): boolean {
  const policies = policiesOf(manifests, from, 'Egress');
  return (
    policies.length === 0 ||
    policies.some(({ egress }) =>
      egress?.some((rule) => isPeer(rule.to, to) && isPort(rule.ports, { ...called, name: undefined })),
    )
  );
}

/** Whether the policies of the pod that is called let this in. */
export function mayEnter(manifests: Manifest[], to: Labels, from: End, called: CalledPort): boolean {
  const policies = policiesOf(manifests, to, 'Ingress');
  return (
    policies.length === 0 ||
    policies.some(({ ingress }) => ingress?.some((rule) => isPeer(rule.from, from) && isPort(rule.ports, called)))
  );
}

function policiesOf(manifests: Manifest[], pod: Labels, type: string): NetworkPolicySpec[] {
  return ofKind(manifests, 'NetworkPolicy')
    .map(({ spec }) => spec)
    .filter(({ podSelector, policyTypes }) => policyTypes.includes(type) && selects(podSelector, pod));
}

/** Without peers a rule is for everybody. A selector of pods alone means pods of the policy's own namespace. */
function isPeer(peers: NetworkPeer[] | undefined, end: End): boolean {
  if (!peers?.length) return true;
  return peers.some(({ podSelector, namespaceSelector, ipBlock }) => {
    if (end === 'internet') return ipBlock?.cidr === '0.0.0.0/0';
    if (ipBlock) return false;
    if (!('namespace' in end)) return !namespaceSelector && selects(podSelector ?? {}, end.pod);
    return !!namespaceSelector && selects(namespaceSelector, end.namespace) && selects(podSelector ?? {}, end.pod);
  });
}

function isPort(ports: NetworkPort[] | undefined, { port, name, protocol = 'TCP' }: CalledPort): boolean {
  if (!ports?.length) return true;
  return ports.some(
    (allowed) =>
      (allowed.protocol ?? 'TCP') === protocol &&
      (allowed.port === undefined || allowed.port === port || (name !== undefined && allowed.port === name)),
  );
}
