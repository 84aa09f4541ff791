import { basename, dirname } from 'node:path/posix';
import { ofKind } from './manifests.js';
import type { Container, Manifest, Pod } from './objects.js';
import { isNeeded, type SettingsOfServices } from './settings-table.js';

/** What has a default that suits no container (which others reach), or not many of them (which share one Postgres). */
const givenAnyway = ['ROLE', 'HOST', 'DATABASE_POOL'];

/** The server of pages has neither a database nor a queue, knows no secret, and describes its settings in no schema. */
const neededByConsole = ['HOST', 'PORT', 'MANAGEMENT_PORT', 'AUTH_URL'];

/** What an environment lacks for this service to start with it in production. */
export function missingSettings(
  environment: Record<string, string>,
  service: string,
  settings: SettingsOfServices,
): string[] {
  return neededBy(service, settings)
    .filter((name) => !environment[name] && !environment[`${name}_FILE`])
    .map((name) => `is not given ${name}`);
}

function neededBy(service: string, settings: SettingsOfServices): string[] {
  if (service === 'console') return neededByConsole;
  const described = settings[service];
  if (!described) throw new Error(`there is no service ${service}`);
  return [...givenAnyway, ...Object.keys(described).filter((name) => isNeeded(described[name]!))];
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
