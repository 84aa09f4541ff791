import { composeServiceOf, type ComposeService } from './compose-rules.js';
import { describeManifest, podLabelsOf, workloadsOf } from './manifests.js';
import type { Manifest } from './objects.js';
import { serviceNames, type ServiceName } from './repository.js';
import { environmentOf, secretBehind } from './settings.js';

/**
 * Secrets that are no good unless these services have the same: one seals or signs what the other one opens or
 * verifies.
 */
const sharedBy: Record<string, readonly ServiceName[]> = {
  ENCRYPTION_KEYS: ['identity', 'webhooks'], // docs/adr/0002
  TOKEN_DIRECTORY_KEY: serviceNames,
  EVENT_KEY: serviceNames,
};

/** By these a service is told apart from the others: whoever had the one of another could say that it is that one. */
const ofEachAlone = ['INTERNAL_SECRET', 'REDIS_URL', 'DATABASE_URL'];

/** Where one workload gets one of its secrets. */
interface GivenSecret {
  workload: string;
  service: string | undefined;
  setting: string;
  origin: string | undefined;
}

/**
 * Each secret that services share has one copy, so that nobody can change it for one of them only; what tells them
 * apart is shared by none.
 */
export function sharedSecretFindings(given: GivenSecret[]): string[] {
  return [...differingFindings(given), ...sharingFindings(given)];
}

function sharingFindings(given: GivenSecret[]): string[] {
  const alone = given.filter(({ setting, origin }) => origin && ofEachAlone.includes(setting));
  const byOrigin = Map.groupBy(alone, ({ setting, origin }) => `${setting} ${origin}`);
  return [...byOrigin].flatMap(([what, having]) => {
    const services = [...new Set(having.map(({ service }) => service))];
    return services.length > 1 ? [`${services.join(' and ')} share ${what}`] : [];
  });
}

function differingFindings(given: GivenSecret[]): string[] {
  return Object.entries(sharedBy).flatMap(([setting, services]) => {
    const [first, ...others] = given.filter(
      (one) => one.setting === setting && (services as readonly string[]).includes(one.service ?? ''),
    );
    return others
      .filter(({ origin }) => origin !== first!.origin)
      .map(
        ({ workload, origin }) =>
          `${workload}: its ${setting} is ${origin ?? 'no secret'}, ` +
          `that of ${first!.workload} is ${first!.origin ?? 'no secret'}`,
      );
  });
}

export function secretsOfManifests(manifests: Manifest[]): GivenSecret[] {
  return workloadsOf(manifests).flatMap((workload) => {
    const pod = workload.spec.template.spec;
    const service = podLabelsOf(workload)['app.kubernetes.io/name'];
    return pod.containers.flatMap((container) =>
      secretFiles(environmentOf(container, manifests)).map(([setting, path]) => ({
        workload: describeManifest(workload),
        service,
        setting,
        origin: secretBehind(path, container, pod),
      })),
    );
  });
}

export function secretsOfCompose(services: Record<string, ComposeService>): GivenSecret[] {
  return Object.entries(services).flatMap(([name, { environment = {}, secrets = [] }]) =>
    secretFiles(environment).map(([setting, path]) => ({
      workload: `compose service ${name}`,
      service: composeServiceOf(name),
      setting,
      origin: secrets.find(({ target }) => path === `/run/secrets/${target}`)?.source,
    })),
  );
}

function secretFiles(environment: Record<string, string>): [setting: string, path: string][] {
  return Object.entries(environment).flatMap(([name, path]) =>
    name.endsWith('_FILE') ? [[name.slice(0, -'_FILE'.length), path] as [string, string]] : [],
  );
}
