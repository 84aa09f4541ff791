import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { allowedBy, connectionsOf } from './process-connections.js';
import { repositoryRoot } from './repository.js';
import { settingsFindings, type Part } from './settings.js';
import type { SettingsOfServices } from './settings-table.js';

export interface ComposeService {
  image: string;
  command?: string[] | null;
  read_only?: boolean;
  privileged?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  ports?: { published: string; host_ip?: string }[];
  networks?: Record<string, unknown>;
  environment?: Record<string, string>;
  secrets?: { source: string; target: string }[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
}

/** docker/compose.yaml as compose itself reads it; throws compose's own sentence when it refuses the file. */
export function readCompose(): { services: Record<string, ComposeService> } {
  const file = join(repositoryRoot, 'docker/compose.yaml');
  return JSON.parse(
    execFileSync(join(repositoryRoot, 'tools/deploy/compose.sh'), ['-f', file, 'config', '--format', 'json'], {
      encoding: 'utf8',
    }),
  ) as { services: Record<string, ComposeService> };
}

/** The service whose process this is. */
export const composeServiceOf = (name: string) => name.replace(/-(worker|redirector|migrate)$/, '');

function partOf(name: string): Part {
  if (composeServiceOf(name) === name) return 'api';
  return name.endsWith('-worker') ? 'worker' : undefined;
}

/**
 * Containers are hardened and pinned; only the edge is published, and to this machine only. Nothing starts unmigrated
 * or without a setting, and Postgres has connections for all.
 */
export function composeFindings(services: Record<string, ComposeService>, settings: SettingsOfServices): string[] {
  const ofEach = Object.entries(services).flatMap(([name, service]) =>
    [
      ...hardeningFindings(service),
      ...exposureFindings(name, service),
      ...orderFindings(name, service),
      ...(service.environment?.['MANAGEMENT_PORT']
        ? settingsFindings(service.environment, composeServiceOf(name), settings, partOf(name))
        : []),
    ].map((finding) => `compose service ${name}: ${finding}`),
  );
  return [...ofEach, ...connectionFindings(services)];
}

/** For superusers, and whoever looks. */
const spareConnections = 10;

function* connectionFindings(services: Record<string, ComposeService>): Generator<string> {
  const wanted = Object.entries(services)
    .map(([name, { environment: { ROLE: role, DATABASE_POOL: pool } = {} }]) =>
      role ? connectionsOf({ service: composeServiceOf(name), role, pool: Number(pool) }) : 0,
    )
    .reduce((sum, each) => sum + each, spareConnections);
  const allowed = allowedBy(services['postgres']?.command);
  if (!(wanted <= allowed)) yield `compose service postgres: allows ${allowed} connections, of ${wanted}`;
}

function* hardeningFindings(service: ComposeService): Generator<string> {
  if (service.read_only !== true) yield 'needs a read-only root file system';
  if (!service.cap_drop?.includes('ALL') || service.cap_add) yield 'must drop all capabilities';
  if (!service.security_opt?.includes('no-new-privileges:true')) yield 'must not gain privileges';
  if (service.privileged) yield 'must not be privileged';
  if (!/:[^:/]+$/.test(service.image) || service.image.endsWith(':latest')) yield `needs a fixed tag: ${service.image}`;
}

function* exposureFindings(name: string, service: ComposeService): Generator<string> {
  for (const port of service.ports ?? []) {
    if (name !== 'edge') yield 'must not publish a port, only the edge does';
    if (port.host_ip !== '127.0.0.1') yield `publishes ${port.published} beyond this machine`;
  }
  if (!('inside' in (service.networks ?? {}))) yield 'is not on the inner network';
}

function* orderFindings(name: string, service: ComposeService): Generator<string> {
  const role = service.environment?.['ROLE'];
  if (service.environment?.['MANAGEMENT_PORT'] && role !== 'migrate' && !service.healthcheck)
    yield 'needs a health check';
  if (role !== 'api' && role !== 'worker') return;
  const migration = `${composeServiceOf(name)}-migrate`;
  if (service.depends_on?.[migration]?.condition !== 'service_completed_successfully')
    yield `must wait until ${migration} is done`;
}
