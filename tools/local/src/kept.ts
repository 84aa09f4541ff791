import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.js';
import { serviceNames, services, webConsole, type ServiceName } from './repository.js';

/** Random values made at the first start; the data of the later starts depends on them. */
export interface Secrets {
  postgresPassword: string;
  redisPassword: string;
  rolePasswords: Record<ServiceName, string>;
  /** With which each service signs its calls to others. */
  internalSecrets: Record<ServiceName, string>;
  /** With which identity signs what Redis holds of tokens. */
  tokenDirectoryKey: string;
  /** With which services sign the events that they tell. */
  eventKey: string;
  /** `<key id>:<base64 of 32 bytes>`. */
  encryptionKeys: string;
}

/** The ports behind the public ones. Remembered, so that addresses in logs and tools stay true. */
export interface InternalPorts {
  postgres: number;
  redis: number;
  smtp: number;
  services: Record<ServiceName, AppPorts>;
  console: AppPorts;
}

export interface AppPorts {
  port: number;
  managementPort: number;
  /** Of a service that others call. */
  internalPort?: number;
}

/** Writes a file of the data folder that only its owner may read; it is whole, or as it was before. */
export function writePrivate(path: string, text: string): void {
  const made = `${path}.new`;
  try {
    writeFileSync(made, text, { mode: 0o600 });
    chmodSync(made, 0o600);
    renameSync(made, path);
  } catch (error) {
    rmSync(made, { force: true });
    throw error;
  }
}

function readKept<T>(path: string): Partial<T> {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<T>) : {};
}

function ofEach(value: (name: ServiceName) => string): Record<ServiceName, string> {
  return Object.fromEntries(serviceNames.map((name) => [name, value(name)])) as Record<ServiceName, string>;
}

/** The secrets in `secrets.json` (mode 0600); missing ones are made. */
export function keepSecrets(dataFolder: string): Secrets {
  const path = join(dataFolder, 'secrets.json');
  const kept = readKept<Secrets>(path);
  const secrets: Secrets = {
    postgresPassword: kept.postgresPassword ?? randomBytes(24).toString('hex'),
    redisPassword: kept.redisPassword ?? randomBytes(24).toString('hex'),
    rolePasswords: ofEach((name) => kept.rolePasswords?.[name] ?? randomBytes(24).toString('hex')),
    internalSecrets: ofEach((name) => kept.internalSecrets?.[name] ?? randomBytes(32).toString('base64url')),
    tokenDirectoryKey: kept.tokenDirectoryKey ?? randomBytes(32).toString('base64url'),
    eventKey: kept.eventKey ?? randomBytes(32).toString('base64url'),
    encryptionKeys: kept.encryptionKeys ?? `local1:${randomBytes(32).toString('base64')}`,
  };
  writePrivate(path, JSON.stringify(secrets, null, 2));
  return secrets;
}

/**
 * The ports of `ports.json`; one that is taken now is replaced. The first time, services get their usual ports if free.
 */
export async function keepPorts(dataFolder: string): Promise<InternalPorts> {
  const path = join(dataFolder, 'ports.json');
  const kept = readKept<InternalPorts>(path);
  const appPorts = async (usual: AppPorts, before: AppPorts = usual): Promise<AppPorts> => ({
    port: await freePort(before.port),
    managementPort: await freePort(before.managementPort),
    ...(usual.internalPort && { internalPort: await freePort(before.internalPort ?? usual.internalPort) }),
  });
  const ports: InternalPorts = {
    postgres: await freePort(kept.postgres),
    redis: await freePort(kept.redis),
    smtp: await freePort(kept.smtp),
    services: {} as InternalPorts['services'],
    console: await appPorts(webConsole, kept.console),
  };
  for (const service of services) {
    ports.services[service.name] = await appPorts(service, kept.services?.[service.name]);
  }
  writePrivate(path, JSON.stringify(ports, null, 2));
  return ports;
}
