import { basename, dirname } from 'node:path/posix';
import { ofKind } from './manifests.js';
import type { Container, Manifest, Pod } from './objects.js';

/** What every service reads at start and has no default for in production (service-kit's configuration), or none that suits it. */
const requiredSettings = [
  'ROLE',
  'HOST',
  'PORT',
  'MANAGEMENT_PORT',
  'DATABASE_URL',
  // Has a default, which is too much for many processes at one Postgres.
  'DATABASE_POOL',
  'REDIS_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'AUTH_URL',
  'LINKS_BASE_URL',
  'IDENTITY_URL',
  'INTERNAL_SECRET',
  'ENCRYPTION_KEYS',
];

const requiredBy: Record<string, string[]> = {
  // Its pages of invitations ask organizations.
  identity: [...requiredSettings, 'ORGANIZATIONS_URL'],
  // The server of pages has neither a database nor a queue, and knows no secret.
  console: ['HOST', 'PORT', 'MANAGEMENT_PORT', 'AUTH_URL'],
};

/** What an environment lacks for this service to start with it. */
export function missingSettings(environment: Record<string, string>, service = ''): string[] {
  return (requiredBy[service] ?? requiredSettings)
    .filter((name) => !environment[name] && !environment[`${name}_FILE`])
    .map((name) => `is not given ${name}`);
}

/** The environment that a container really gets, from its own list and the ConfigMaps. */
export function environmentOf(container: Container, manifests: Manifest[]): Record<string, string> {
  const mapOf = (wanted: string | undefined) =>
    ofKind(manifests, 'ConfigMap').find(({ metadata }) => metadata.name === wanted)?.data ?? {};
  const maps = (container.envFrom ?? []).map((source) => mapOf(source.configMapRef?.name));
  const own = (container.env ?? []).map(({ name, value, valueFrom }) => {
    const key = valueFrom?.configMapKeyRef;
    return [name, value ?? (key && mapOf(key.name)[key.key]) ?? ''];
  });
  return Object.assign({}, ...maps, Object.fromEntries(own)) as Record<string, string>;
}

/** The secret behind a file of a container, as `secret/key`; undefined when it lies in no mounted secret. */
export function secretBehind(path: string, container: Container, pod: Pod): string | undefined {
  const file = basename(path);
  const mount = (container.volumeMounts ?? []).find(({ mountPath }) => mountPath === dirname(path));
  const volume = (pod.volumes ?? []).find(({ name }) => name === mount?.name);
  if (volume?.secret) return `${volume.secret.secretName}/${file}`;
  for (const { secret } of volume?.projected?.sources ?? []) {
    const key = secret?.items ? secret.items.find((item) => item.path === file)?.key : file;
    if (secret && key) return `${secret.name}/${key}`;
  }
  return undefined;
}
