import { describeManifest, isOurs, podLabelsOf, workloadsOf } from './manifests.js';
import type { Container, Manifest, Pod } from './objects.js';
import type { SettingsOfServices } from './settings-table.js';
import { environmentOf, secretBehind, settingsFindings, type Part } from './settings.js';

/**
 * Rules that one workload must keep by itself: the restricted profile, probes, resources, a pinned image, its settings.
 */
export function workloadFindings(manifests: Manifest[], settings: SettingsOfServices): string[] {
  return workloadsOf(manifests).flatMap((workload) => {
    const pod = workload.spec.template.spec;
    const broken = [
      ...podFindings(pod),
      ...pod.containers.flatMap((container) => [
        ...containerFindings(container),
        ...(isOurs(workload)
          ? settingsFindings(
              environmentOf(container, manifests),
              podLabelsOf(workload)['app.kubernetes.io/name'] ?? '',
              settings,
              partOf(podLabelsOf(workload)['app.kubernetes.io/component']),
            )
          : []),
        ...settingFindings(container, pod, manifests),
        ...(workload.kind === 'Job'
          ? []
          : isOurs(workload)
            ? servingFindings(container, pod)
            : probeFindings(container)),
      ]),
    ];
    return broken.map((finding) => `${describeManifest(workload)}: ${finding}`);
  });
}

const partOf = (component = ''): Part => (component === 'api' || component === 'worker' ? component : undefined);

function* podFindings(pod: Pod): Generator<string> {
  const context = pod.securityContext ?? {};
  if (context.runAsNonRoot !== true || !context.runAsUser) yield 'must run as another user than root';
  if (context.seccompProfile?.type !== 'RuntimeDefault') yield 'needs the seccomp profile RuntimeDefault';
  if (pod.automountServiceAccountToken !== false) yield 'must not mount a service account token';
  if (pod.enableServiceLinks !== false) yield 'must switch service links off, their variables collide with settings';
  if (pod.hostNetwork || pod.hostPID || pod.hostIPC) yield 'must not share a namespace of its host';
  if ((pod.volumes ?? []).some((volume) => volume.hostPath)) yield 'must not mount a folder of its host';
  for (const { name, emptyDir } of pod.volumes ?? [])
    if (emptyDir && !emptyDir.sizeLimit) yield `its volume ${name} needs a limit, or it fills the disk of the node`;
}

function* containerFindings(container: Container): Generator<string> {
  const context = container.securityContext ?? {};
  if (context.allowPrivilegeEscalation !== false) yield 'must not allow privilege escalation';
  if (context.readOnlyRootFilesystem !== true) yield 'needs a read-only root file system';
  if (!context.capabilities?.drop?.includes('ALL') || context.capabilities.add) yield 'must drop all capabilities';
  if (context.privileged) yield 'must not be privileged';
  if (!/^[^@]+(:[^:/@]+|@sha256:[0-9a-f]{64})$/.test(container.image) || container.image.endsWith(':latest'))
    yield `needs a fixed image tag, has ${container.image}`;
  const { requests = {}, limits = {} } = container.resources ?? {};
  if (!requests.cpu || !requests.memory || !limits.memory) yield 'needs cpu and memory requests and a memory limit';
  if (limits.cpu) yield 'must not have a cpu limit';
}

function* servingFindings(container: Container, pod: Pod): Generator<string> {
  const probes = [
    ['startupProbe', 'live'],
    ['livenessProbe', 'live'],
    ['readinessProbe', 'ready'],
  ] as const;
  for (const [probe, path] of probes) {
    const request = container[probe]?.httpGet;
    if (request?.path !== `/health/${path}` || request.port !== 'management')
      yield `its ${probe} must ask /health/${path} at the management port`;
  }
  const pauseSeconds = container.lifecycle?.preStop?.sleep?.seconds ?? 0;
  if (pauseSeconds < 3) yield 'must wait before it stops, so that the edge forgets it first';
  if ((pod.terminationGracePeriodSeconds ?? 0) <= pauseSeconds + 30) yield 'needs a grace period that covers its drain';
}

/** A datastore is asked in its own way. */
function* probeFindings(container: Container): Generator<string> {
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'] as const)
    if (!container[probe]) yield `needs a ${probe}`;
}

function* settingFindings(container: Container, pod: Pod, manifests: Manifest[]): Generator<string> {
  const environment = environmentOf(container, manifests);
  for (const [name, value] of Object.entries(environment)) {
    if (name.endsWith('_FILE') && !secretBehind(value, container, pod))
      yield `${name} does not lie in a mounted secret`;
    if (/(SECRET|KEYS?|CALLERS|PASSWORD|TOKEN|DATABASE_URL|REDIS_URL|SMTP_URL)$/.test(name))
      yield `${name} must come from a secret`;
  }
  for (const [setting, port] of [
    ['PORT', 'http'],
    ['MANAGEMENT_PORT', 'management'],
    ['INTERNAL_PORT', 'internal'],
  ] as const) {
    const declared = (container.ports ?? []).find(({ name }) => name === port);
    if (declared && String(declared.containerPort) !== environment[setting])
      yield `its port ${port} is ${declared.containerPort}, but ${setting} is ${environment[setting]}`;
  }
}
