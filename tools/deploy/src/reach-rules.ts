import { composeServiceOf, type ComposeService } from './compose-rules.js';
import { backendsOf, describeManifest, isOurs, ofKind, podLabelsOf, selects, workloadsOf } from './manifests.js';
import { mayEnter, mayLeave, type CalledPort, type End } from './network-policies.js';
import type { Labels, Manifest, WorkloadSpec } from './objects.js';
import type { ServiceName } from './repository.js';
import { environmentOf } from './settings.js';

type Component = 'api' | 'worker' | 'redirector';

/**
 * The processes that speak with addresses which people gave us: other sign-in providers, webhooks, chats, pages behind
 * links.
 */
const speaksAbroad: Partial<Record<ServiceName, Component[]>> = {
  identity: ['api', 'worker'],
  webhooks: ['worker'],
  notifications: ['api', 'worker'],
  links: ['api', 'worker', 'redirector'],
};

/** Those that ask the DNS about domains of other people and nothing else. In a cluster its DNS asks for them. */
const asksAbroad: Partial<Record<ServiceName, Component[]>> = { organizations: ['api', 'worker'] };

const dns: [End, CalledPort] = [
  { namespace: { 'kubernetes.io/metadata.name': 'kube-system' }, pod: { 'k8s-app': 'kube-dns' } },
  { port: 53, protocol: 'UDP' },
];
const namespaceOf = (access: string) => ({ namespace: { 'platform-access': access } });

/** Where a setting leads whose value is a secret. */
const behindSecret: Record<string, [End, CalledPort]> = {
  DATABASE_URL: [namespaceOf('datastores'), { port: 5432 }],
  REDIS_URL: [namespaceOf('datastores'), { port: 6379 }],
  SMTP_URL: [namespaceOf('mail'), { port: 25 }],
};

/** The ports that people may be spoken with at; mail servers have a policy of their own. */
const portsAbroad = [443, 80];
/** Some of those that nobody needs: shells, databases, queues, the kubelet. */
const otherPorts = [22, 25, 3306, 5432, 6379, 8080, 10250];

/** Where the API of a service calls others: the other workloads have the setting, and call nobody. */
const calledByApi = ['IDENTITY_URL', 'ORGANIZATIONS_URL'];

/** The policies let every workload reach what its settings name, and let the edge and the monitoring in. */
export function reachFindings(manifests: Manifest[]): string[] {
  return [
    ...workloadsOf(manifests).flatMap((workload) => [
      ...addressFindings(workload, manifests),
      ...abroadFindings(workload, manifests),
      ...monitoringFindings(workload, manifests),
    ]),
    ...edgeFindings(manifests),
  ];
}

function* addressFindings(workload: Manifest<WorkloadSpec>, manifests: Manifest[]): Generator<string> {
  const from = podLabelsOf(workload);
  const component = from['app.kubernetes.io/component'];
  for (const container of workload.spec.template.spec.containers) {
    for (const [name, value] of Object.entries(environmentOf(container, manifests))) {
      const setting = name.replace(/_FILE$/, '');
      const outer = setting === name ? undefined : behindSecret[setting];
      if (outer && !(mayLeave(manifests, from, ...outer) && mayLeave(manifests, from, ...dns)))
        yield `${describeManifest(workload)}: cannot reach what ${setting} names`;
      const inner = name.endsWith('_URL') && URL.canParse(value) ? serviceAt(new URL(value), manifests) : undefined;
      const isCalled = component === 'api' || !calledByApi.includes(name);
      if (inner && isCalled && !(mayConnect(from, inner, manifests) && mayLeave(manifests, from, ...dns)))
        yield `${describeManifest(workload)}: cannot reach ${value}, its ${name}`;
    }
  }
}

interface Target {
  pod: Labels;
  called: CalledPort;
}

/** The pods and the port behind an address inside the cluster; undefined for one that is no Service of ours. */
function serviceAt({ hostname, port }: URL, manifests: Manifest[]): Target | undefined {
  const service = ofKind(manifests, 'Service').find(({ metadata }) => metadata.name === hostname.split('.')[0]);
  const offered = service?.spec.ports.find((one) => String(one.port) === port);
  const target = workloadsOf(manifests).find((one) =>
    selects({ matchLabels: service?.spec.selector ?? {} }, podLabelsOf(one)),
  );
  const container = target?.spec.template.spec.containers
    .flatMap(({ ports = [] }) => ports)
    .find(({ name }) => name === offered?.targetPort);
  if (!service || !target || !container) return undefined;
  return { pod: podLabelsOf(target), called: { port: container.containerPort, name: container.name } };
}

function mayConnect(from: Labels, { pod, called }: Target, manifests: Manifest[]): boolean {
  return mayLeave(manifests, from, { pod }, called) && mayEnter(manifests, pod, { pod: from }, called);
}

function* abroadFindings(workload: Manifest<WorkloadSpec>, manifests: Manifest[]): Generator<string> {
  const labels = podLabelsOf(workload);
  const needs = isListed(speaksAbroad, labels['app.kubernetes.io/name'], labels['app.kubernetes.io/component']);
  const fault = needs ? 'cannot reach the internet' : 'can reach the internet and need not';
  if (portsAbroad.some((port) => mayLeave(manifests, labels, 'internet', { port }) !== needs))
    yield `${describeManifest(workload)}: ${fault}`;
  if (otherPorts.some((port) => mayLeave(manifests, labels, 'internet', { port })))
    yield `${describeManifest(workload)}: can reach the internet at other ports than ${portsAbroad.join(' and ')}`;
}

function isListed(list: typeof speaksAbroad, service = '', component = ''): boolean {
  return (list[service as ServiceName] as string[] | undefined)?.includes(component) ?? false;
}

/** Whoever measures is measured at its management port; the console's has nothing but health. */
function* monitoringFindings(workload: Manifest<WorkloadSpec>, manifests: Manifest[]): Generator<string> {
  const labels = podLabelsOf(workload);
  if (workload.kind === 'Job' || !isOurs(workload) || labels['app.kubernetes.io/name'] === 'console') return;
  const port = workload.spec.template.spec.containers
    .flatMap(({ ports = [] }) => ports)
    .find(({ name }) => name === 'management');
  const called = { port: port?.containerPort ?? 0, name: 'management' };
  if (!mayEnter(manifests, labels, namespaceOf('monitoring'), called))
    yield `${describeManifest(workload)}: the monitoring cannot reach its management port`;
}

function* edgeFindings(manifests: Manifest[]): Generator<string> {
  for (const address of new Set(backendsOf(manifests).map(({ name, port }) => `http://${name}:${port}`))) {
    const target = serviceAt(new URL(address), manifests);
    if (target && !mayEnter(manifests, target.pod, namespaceOf('edge'), target.called))
      yield `the edge cannot reach ${address}`;
  }
}

/** What speaks or asks abroad is on the network `outside`, and nothing else but the edge. */
export function composeReachFindings(services: Record<string, ComposeService>): string[] {
  return Object.entries(services).flatMap(([name, { networks = {} }]) => {
    const component = /-(worker|redirector|migrate)$/.exec(name)?.[1] ?? 'api';
    const service = composeServiceOf(name);
    const needs = name === 'edge' || [speaksAbroad, asksAbroad].some((list) => isListed(list, service, component));
    if ('outside' in networks === needs) return [];
    return [`compose service ${name}: ${needs ? 'cannot reach the internet' : 'can reach the internet and need not'}`];
  });
}
