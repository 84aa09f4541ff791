import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, ownRedis, serviceDatabase } from '@platform/testing';

export const root = join(import.meta.dirname, '../../..');
const readyWithinMs = 30_000;

export interface Subject extends Launched {
  service: string;
  env: Record<string, string>;
  redisUrl: string;
  /** That of the owner of the database, who may do what the service may not. */
  databaseUrl: string;
}

/**
 * One process of a service as it is deployed, on a database of its own, and a Redis of its own unless the settings name
 * one.
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
  if (env.ROLE === 'api') await once(run(file, { PORT: '0', MANAGEMENT_PORT: '0', ...env, ROLE: 'migrate' }), 'exit');
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

/**
 * What a process takes of memory and threads, as the image and the manifest of the service have it: without them a
 * figure is of no deployment.
 */
export function deployedSettings(service: string): Record<string, string> {
  const image = readFileSync(join(root, 'docker/Dockerfile'), 'utf8').match(/UV_THREADPOOL_SIZE=\d+/g);
  const manifest = readFileSync(join(root, `k8s/base/${service}/kustomization.yaml`), 'utf8');
  const literals = manifest.match(/(NODE_OPTIONS|PASSWORD_HASHES_AT_ONCE)=.*/g);
  const set = [...(image ?? []), ...(literals ?? [])].map((literal) => literal.split(/=(.*)/, 2));
  return Object.fromEntries(set) as Record<string, string>;
}

/**
 * How the deployment of one part of a service starts it, and what it sets for Node beside the settings of the whole
 * service.
 */
export interface Deployed {
  /** In the folder of the service. */
  file: string;
  settings: Record<string, string>;
  flags: string[];
}

export function deployed(service: string, part: string): Deployed {
  const manifest = readFileSync(join(root, `k8s/base/${service}/deployment-${part}.yaml`), 'utf8');
  const found = manifest.matchAll(/name: (NODE_OPTIONS|MALLOC_ARENA_MAX|UV_THREADPOOL_SIZE)\n +value: "?(.*?)"?\n/g);
  const [, command = 'node'] = /command:\s*\[(.*?)\]/s.exec(manifest) ?? [];
  const words = command.split(/[\s,]+/).filter(Boolean);
  return {
    file: words.at(-1)!,
    settings: Object.fromEntries([...found].map(([, name, value]) => [name!, value!])),
    flags: words.filter((word) => word.startsWith('--')),
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
  await answers(`${managementUrl}/health/ready`, child);
  return {
    url: `http://127.0.0.1:${env['PORT'] ?? port}`,
    managementUrl,
    pid: child.pid!,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

/** A baseline: the least that could do a comparable job, in a process of its own. */
export async function startBaseline(
  name: string,
  env: Record<string, string> = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const child = run(join(import.meta.dirname, `baselines/${name}.js`), { ...env, PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, child);
  return { url, stop: () => end(child, 'SIGTERM') };
}

function run(file: string, env: Record<string, string>, flags: string[] = []): ChildProcess {
  return spawn(process.execPath, [...flags, file], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline && child.exitCode === null) {
    if (
      await fetch(url, { redirect: 'manual' }).then(
        ({ status }) => status < 500,
        () => false,
      )
    )
      return;
    await wait(50);
  }
  throw new Error(`${url} did not answer`);
}
