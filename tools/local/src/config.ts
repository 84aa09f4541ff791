import { join, resolve } from 'node:path';
import type { Addresses } from './environment.js';
import { Refusal } from './refusal.js';
import type { Replica, ReplicasOfBackends } from './replica-set.js';
import { repositoryRoot } from './repository.js';

/** What `npm start` makes in an empty platform: the living demo, one of each, or nothing. */
export const seeds = ['demo', 'small', 'none'] as const;
export type Seed = (typeof seeds)[number];

/** What the shell decides about `npm start`. A plain `DATABASE_URL`, `REDIS_URL` or `PG*` is not among it. */
export interface Settings {
  dataFolder: string;
  platformPort: number;
  linksPort: number;
  mailPort: number;
  databaseUrl?: string;
  redisUrl?: string;
  smtpUrl?: string;
  seed: Seed;
  /** A module that every service loads before itself (https://nodejs.org/api/cli.html#--importmodule). */
  preload?: string;
  /** How many processes of each kind; 1 is one of each app, in all its roles. */
  replicas: number;
  /** The folder whose compiled services run. */
  code: string;
  /** The folder of a backup that the platform, which has no data yet, begins with. */
  restore?: string;
  /** Variables that every service gets as they are. */
  passedOn: Record<string, string>;
}

/** Variables of the services that a shell may set for `npm start`; every other one is kept from them. */
const passedOnName =
  /^(API_RATE_LIMIT|AUTHORIZATION_RATE_LIMIT|AUTHORIZATION_RATE_LIMIT_PER_CLIENT|LINKS_RATE_LIMIT|DELIVERY_RETRY_SCHEDULE|DNS_SERVERS|EGRESS_ALLOW_CIDRS|LOG_LEVEL|OTEL_[A-Z_]+|TELEGRAM_[A-Z_]+)$/;
/** What any program needs to run. */
const basic = ['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'TEMP', 'SYSTEMROOT'];

/**
 * Reads the settings; a {@link Refusal} names all that is wrong at once.
 *
 * @param args what the command line says instead of the shell
 */
export function readSettings(
  env: NodeJS.ProcessEnv = process.env,
  { replicas = 1, code = repositoryRoot, restore }: Partial<Pick<Settings, 'replicas' | 'code' | 'restore'>> = {},
): Settings {
  const mistakes: string[] = [];
  const port = (name: string, fallback: number) => {
    const value = Number(env[name] || fallback);
    if (!Number.isInteger(value) || value < 1 || value > 65_535) mistakes.push(`${name} must be a port number`);
    return value;
  };
  const url = (name: string, scheme: RegExp) => {
    const value = env[name] || undefined;
    if (value && !scheme.test(value)) mistakes.push(`${name} must match ${scheme.source}`);
    return value;
  };
  const seed = seeds.find((name) => name === (env.PLATFORM_SEED || 'demo'));
  if (!seed) mistakes.push('PLATFORM_SEED must be demo, small or none');
  const settings: Settings = {
    dataFolder: dataFolder(env),
    platformPort: port('PLATFORM_PORT', 8080),
    linksPort: port('LINKS_PORT', 8081),
    mailPort: port('MAIL_PORT', 8082),
    databaseUrl: url('PLATFORM_DATABASE_URL', /^postgres(ql)?:\/\//),
    redisUrl: url('PLATFORM_REDIS_URL', /^rediss?:\/\//),
    smtpUrl: url('PLATFORM_SMTP_URL', /^smtps?:\/\//),
    seed: seed ?? 'demo',
    preload: env.PLATFORM_PRELOAD || undefined,
    replicas,
    code,
    restore,
    passedOn: pick(env, (name) => passedOnName.test(name)),
  };
  if (new Set([settings.platformPort, settings.linksPort, settings.mailPort]).size < 3) {
    mistakes.push('PLATFORM_PORT, LINKS_PORT and MAIL_PORT must differ');
  }
  if (mistakes.length > 0) throw new Refusal(`${mistakes.join('; ')}.`);
  return settings;
}

/** The folder of everything that is kept: `PLATFORM_DATA_DIR`, relative to the repository, or `.data`. */
export function dataFolder(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(repositoryRoot, env.PLATFORM_DATA_DIR || '.data');
}

/**
 * The environment of every child: what a program needs to run, nothing of the shell besides. What Node compiles
 * modules to is kept for the next start (https://nodejs.org/api/module.html#module-compile-cache).
 */
export function childEnvironment(): Record<string, string> {
  const compiled = join(repositoryRoot, 'node_modules/.cache/compiled');
  return { ...pick(process.env, (name) => basic.includes(name)), NODE_COMPILE_CACHE: compiled };
}

/** The whole environment, for a command that the user asked us to run (the test runner). */
export function wholeEnvironment(): Record<string, string> {
  return pick(process.env, () => true);
}

/** The folders that programs are looked for in. */
export function searchPath(): string {
  return process.env.PATH ?? '';
}

/** Servers for tests that somebody already started; both or none. */
export function givenTestServers(
  env: NodeJS.ProcessEnv = process.env,
): { databaseUrl: string; redisUrl: string } | undefined {
  const { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl } = env;
  return databaseUrl && redisUrl ? { databaseUrl, redisUrl } : undefined;
}

/** What this process starts from now on gets these servers, or none. */
export function giveTestServers(servers?: { databaseUrl: string; redisUrl: string }): void {
  if (servers) Object.assign(process.env, { TEST_DATABASE_URL: servers.databaseUrl, TEST_REDIS_URL: servers.redisUrl });
  else for (const name of ['TEST_DATABASE_URL', 'TEST_REDIS_URL']) Reflect.deleteProperty(process.env, name);
}

function pick(env: NodeJS.ProcessEnv, wanted: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined && wanted(entry[0])),
  );
}

/** What the edge process is told by its environment. */
export function edgeSettings(env: NodeJS.ProcessEnv = process.env) {
  return {
    host: env.HOST || '127.0.0.1',
    platformPort: Number(env.PLATFORM_PORT || 8080),
    linksPort: Number(env.LINKS_PORT || 8081),
    replicas: JSON.parse(env.REPLICAS || '{}') as ReplicasOfBackends,
    called: JSON.parse(env.CALLED || '{}') as Record<string, { port: number; replicas: Replica[] }>,
  };
}

/** What the inbox process is told by its environment. */
export function mailSettings(env: NodeJS.ProcessEnv = process.env) {
  return {
    host: env.HOST || '127.0.0.1',
    smtpPort: Number(env.SMTP_PORT || 1025),
    webPort: Number(env.MAIL_PORT || 8082),
    folder: resolve(repositoryRoot, env.MAIL_FOLDER || '.data/mail'),
    chatFolder: resolve(repositoryRoot, env.CHAT_FOLDER || '.data/chats'),
  };
}

/** What the process of the living demo is told by its environment. */
export function demoSettings(env: NodeJS.ProcessEnv = process.env) {
  return {
    dataFolder: resolve(repositoryRoot, env.DATA_FOLDER || '.data'),
    addresses: JSON.parse(env.ADDRESSES || '{}') as Addresses,
  };
}
