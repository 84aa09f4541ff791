import { basename, dirname } from 'node:path/posix';
import { ofKind } from './manifests.js';
import type { Container, Manifest, Pod } from './objects.js';
import { isNeeded, type SettingsOfServices } from './settings-table.js';

/** What has a default that suits no container (which others reach), or not many of them (which share one Postgres). */
const givenAnyway = ['ROLE', 'HOST', 'DATABASE_POOL'];

/** The server of pages has neither a database nor a queue, knows no secret, and describes its settings in no schema. */
const neededByConsole = ['HOST', 'PORT', 'MANAGEMENT_PORT', 'AUTH_URL'];

/** What proves who calls, and what nobody has whom nobody calls and who calls nobody. */
const provingCallers = ['INTERNAL_SECRET', 'INTERNAL_CALLERS', 'TOKEN_DIRECTORY_KEY'];

/**
 * What an environment lacks for this service to start with it in production, and what it should not have.
 *
 * @param knowsCallers whether it is the API of the service: workers, migrations and the redirector ask nobody who calls
 */
export function settingsFindings(
  environment: Record<string, string>,
  service: string,
  settings: SettingsOfServices,
  knowsCallers: boolean,
): string[] {
  const isGiven = (name: string) => Boolean(environment[name] || environment[`${name}_FILE`]);
  const missing = neededBy(service, settings, knowsCallers).filter((name) => !isGiven(name));
  const forOthers = knowsCallers ? [] : provingCallers.filter(isGiven);
  return [
    ...missing.map((name) => `is not given ${name}`),
    ...forOthers.map((name) => `is given ${name} and need not have it`),
  ];
}

function neededBy(service: string, settings: SettingsOfServices, knowsCallers: boolean): string[] {
  if (service === 'console') return neededByConsole;
  const described = settings[service];
  if (!described) throw new Error(`there is no service ${service}`);
  const isNeededHere = (name: string) =>
    isNeeded(described[name]!) || (knowsCallers && described[name]!.neededToAnswer === true);
  return [...givenAnyway, ...Object.keys(described).filter(isNeededHere)];
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
