import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, ownRedis, serviceDatabase } from '@platform/testing';
import { deployed, deployedSettings, type Deployed } from './deployed.js';
import { root } from './root.js';

const readyWithinMs = 30_000;

export interface Subject extends Launched {
  service: string;
  env: Record<string, string>;
  redisUrl: string;
  /** That of the owner of the database, who may do what the service may not. */
  databaseUrl: string;
}

/**
 * One process of a service as it is deployed, on a database of its own. It has a Redis of its own unless the settings
 * name one.
 */
export function startService(name: string, settings: Record<string, string> = {}): Promise<Subject> {
  return start(join(root, `apps/${name}/dist/main.js`), name, settings, deployed(name, 'api').flags);
}

/** A service that exists for a benchmark only, under the name of a real one. */
export function startSubject(name: string, service: string): Promise<Subject> {
  return start(join(import.meta.dirname, `subjects/${name}.js`), service, {}, []);
}

/** One more process of the same service on the servers of the first. */
export function startBeside({ service, env }: Subject, { file, settings, flags }: Deployed): Promise<Launched> {
  return launch(join(root, `apps/${service}`, file), { ...env, ...settings }, flags);
}

async function start(file: string, name: string, settings: Record<string, string>, flags: string[]): Promise<Subject> {
  const database = await serviceDatabase(name);
  const redis = settings['REDIS_URL'] ? undefined : await ownRedis();
  const env = {
    ROLE: 'all',
    NODE_ENV: 'production',
    DATABASE_URL: database.serviceUrl,
    REDIS_URL: redis?.url ?? '',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'no-reply@platform.localhost',
    AUTH_URL: 'http://localhost:8080',
    LINKS_BASE_URL: 'http://localhost:8081',
    // Nobody calls these.
    IDENTITY_URL: 'http://127.0.0.1:9',
    ORGANIZATIONS_URL: 'http://127.0.0.1:9',
    INTERNAL_PORT: '0',
    INTERNAL_SECRET: randomBytes(32).toString('hex'),
    INTERNAL_CALLERS: `identity:${randomBytes(32).toString('hex')}`,
    TOKEN_DIRECTORY_KEY: randomBytes(32).toString('hex'),
    EVENT_KEY: randomBytes(32).toString('hex'),
    ENCRYPTION_KEYS: `bench:${randomBytes(32).toString('base64')}`,
    API_RATE_LIMIT: '1000000000',
    AUTHORIZATION_RATE_LIMIT: '1000000000',
    AUTHORIZATION_RATE_LIMIT_PER_CLIENT: '1000000000',
    LINKS_RATE_LIMIT: '1000000000',
    LOG_LEVEL: 'warn',
    ...deployedSettings(name),
    ...settings,
  };
  if (env.ROLE === 'api') await migrate(file, { PORT: '0', MANAGEMENT_PORT: '0', ...env });
  const launched = await launch(file, env, flags);
  return {
    ...launched,
    service: name,
    env,
    redisUrl: env.REDIS_URL,
    databaseUrl: database.url,
    stop: async () => {
      await launched.stop();
      await redis?.release();
      await database.drop();
    },
  };
}

export interface Launched {
  url: string;
  managementUrl: string;
  pid: number;
  stop(): Promise<void>;
  /** SIGKILL: nothing is tidied up. */
  kill(): Promise<void>;
}

async function launch(file: string, env: Record<string, string>, flags: string[] = []): Promise<Launched> {
  const [port, managementPort] = await Promise.all([freePort(), freePort()]);
  const child = run(file, { PORT: String(port), MANAGEMENT_PORT: String(managementPort), ...env }, flags);
  const managementUrl = `http://127.0.0.1:${managementPort}`;
  await answers(`${managementUrl}/health/ready`, file);
  return {
    url: `http://127.0.0.1:${env['PORT'] ?? port}`,
    managementUrl,
    pid: child.pid!,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

/** A process with an address. */
export interface Started {
  url: string;
  stop(): Promise<void>;
}

/** A baseline: the least that could do a comparable job, in a process of its own. */
export function startBaseline(name: string, env: Record<string, string> = {}): Promise<Started> {
  return startProcess(join(import.meta.dirname, `baselines/${name}.js`), env);
}

/** A program that listens on the `PORT` it is told. */
export async function startProcess(file: string, env: Record<string, string> = {}): Promise<Started> {
  const port = await freePort();
  const child = run(file, { ...env, PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, file);
  return { url, stop: () => end(child, 'SIGTERM') };
}

async function migrate(file: string, env: Record<string, string>): Promise<void> {
  const [code] = (await once(spawned(file, { ...env, ROLE: 'migrate' }), 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the migrations of ${nameOf(file)} failed`);
}

/** Processes that are to end. */
const ending = new WeakSet<ChildProcess>();

/** A process that must not end by itself: what is measured without it would mean nothing, so that the run fails. */
function run(file: string, env: Record<string, string>, flags: string[] = []): ChildProcess {
  const child = spawned(file, env, flags);
  child.once('exit', (code, signal) => {
    if (!ending.has(child)) throw new Error(`${nameOf(file)} ended by itself with ${code ?? signal}`);
  });
  return child;
}

/** All that it writes goes to standard error: standard output is for figures. */
function spawned(file: string, env: Record<string, string>, flags: string[] = []): ChildProcess {
  return spawn(process.execPath, [...flags, file], { cwd: root, env, stdio: ['ignore', 2, 2] });
}

function nameOf(file: string): string {
  return relative(root, file);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  ending.add(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

async function answers(url: string, file: string): Promise<void> {
  for (const deadline = Date.now() + readyWithinMs; Date.now() < deadline; await wait(50)) {
    if (
      await fetch(url, { redirect: 'manual' }).then(
        ({ status }) => status < 500,
        () => false,
      )
    )
      return;
  }
  throw new Error(`${nameOf(file)} did not answer within ${readyWithinMs / 1_000} s`);
}
