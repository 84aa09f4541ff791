import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freshDatabase, ownRedis } from '@platform/testing';

const root = join(import.meta.dirname, '../../..');
const readyWithinMs = 30_000;

export interface Subject {
  url: string;
  redisUrl: string;
  databaseUrl: string;
  pid: number;
  stop(): Promise<void>;
}

/** One process of a service as it is deployed, on a database and a Redis of its own. */
export function startService(name: string, settings: Record<string, string> = {}): Promise<Subject> {
  return start(join(root, `apps/${name}/dist/main.js`), name, settings);
}

/** A service that exists for a benchmark only, under the name of a real one. */
export function startSubject(name: string, service: string): Promise<Subject> {
  return start(join(import.meta.dirname, `subjects/${name}.js`), service, {});
}

async function start(file: string, name: string, settings: Record<string, string>): Promise<Subject> {
  const [database, redis, port, managementPort] = await Promise.all([
    freshDatabase(name),
    ownRedis(),
    freePort(),
    freePort(),
  ]);
  const env = {
    ROLE: 'all',
    NODE_ENV: 'production',
    PORT: String(port),
    MANAGEMENT_PORT: String(managementPort),
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    SMTP_URL: 'smtp://127.0.0.1:9',
    INTERNAL_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEYS: `bench:${randomBytes(32).toString('base64')}`,
    API_RATE_LIMIT: '1000000000',
    LINKS_RATE_LIMIT: '1000000000',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  if (env.ROLE === 'api') await once(run(file, { ...env, ROLE: 'migrate' }), 'exit');
  const child = run(file, env);
  await answers(`http://127.0.0.1:${managementPort}/health/ready`, child);
  return {
    url: `http://127.0.0.1:${port}`,
    redisUrl: redis.url,
    databaseUrl: database.url,
    pid: child.pid!,
    stop: async () => {
      await end(child);
      await redis.release();
      await database.drop();
    },
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
  return { url, stop: () => end(child) };
}

function run(file: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [file], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
