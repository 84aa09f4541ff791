import { basename, dirname } from 'node:path/posix';
import { ofKind } from './manifests.js';
import type { Container, Manifest, Pod } from './objects.js';
import { isNeeded, type Described, type SettingsOfServices } from './settings-table.js';

/** What has a default that suits no container (which others reach), or not many of them (which share one Postgres). */
const givenAnyway = ['ROLE', 'HOST', 'DATABASE_POOL'];

/** The server of pages has neither a database nor a queue, knows no secret, and describes its settings in no schema. */
const neededByConsole = ['HOST', 'PORT', 'MANAGEMENT_PORT', 'AUTH_URL', 'LINKS_BASE_URL'];

/**
 * Which part of a service a process is, as far as it knows others by their proofs: migrations and the redirector know
 * nobody.
 */
export type Part = 'api' | 'worker' | undefined;

/** What proves who calls and who tells an event: given to that part alone. */
const provesTo: Record<string, Part> = {
  INTERNAL_SECRET: 'api',
  INTERNAL_CALLERS: 'api',
  TOKEN_DIRECTORY_KEY: 'api',
  EVENT_KEY: 'worker',
};

/** What an environment lacks for this part of a service to start with it in production, and what it should not have. */
export function settingsFindings(
  environment: Record<string, string>,
  service: string,
  settings: SettingsOfServices,
  part: Part,
): string[] {
  const isGiven = (name: string) => Boolean(environment[name] || environment[`${name}_FILE`]);
  const missing = neededBy(service, settings, part).filter((name) => !isGiven(name));
  const forOthers = Object.keys(provesTo).filter((name) => provesTo[name] !== part && isGiven(name));
  return [
    ...missing.map((name) => `is not given ${name}`),
    ...forOthers.map((name) => `is given ${name} and need not have it`),
  ];
}

function neededBy(service: string, settings: SettingsOfServices, part: Part): string[] {
  if (service === 'console') return neededByConsole;
  const described = settings[service];
  if (!described) throw new Error(`there is no service ${service}`);
  const isNeededHere = (one: Described) =>
    isNeeded(one) || (part === 'api' && one.neededToAnswer) || (part === 'worker' && one.neededToWork);
  return [...givenAnyway, ...Object.keys(described).filter((name) => isNeededHere(described[name]!))];
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
