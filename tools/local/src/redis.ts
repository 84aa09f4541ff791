import { Redis } from 'ioredis';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { childEnvironment, searchPath } from './config.js';
import type { Child, Nursery } from './child.js';
import { writePrivate } from './kept.js';
import { Refusal } from './refusal.js';
import { repositoryRoot } from './repository.js';
import { fetchRedisPackage, unpackedRedis } from './redis-package.js';

/** A Redis program that can be run, with the environment it needs. */
export interface RedisProgram {
  command: string;
  env: Record<string, string>;
}

/** How a private Redis is started. */
export interface RedisOptions {
  /** The append-only file lives in `<folder>/redis`. */
  folder: string;
  port: number;
  /** Keeps other users of this machine out. */
  password: string;
  /** false only for tests: nothing is written. */
  durable: boolean;
}

export function redisUrl({ port, password }: Pick<RedisOptions, 'port' | 'password'>): string {
  return `redis://:${password}@127.0.0.1:${port}`;
}

/**
 * Finds a Redis: `redis-server` or `valkey-server` on the PATH, else the one unpacked into `folder` or `.data` earlier.
 * Else it downloads the distribution's package and unpacks it there: that needs no root, and installs nothing.
 *
 * @throws {Refusal} which names the ways out
 */
export async function findRedis(folder: string): Promise<RedisProgram> {
  const installed = onPath('redis-server') ?? onPath('valkey-server');
  if (installed) return { command: installed, env: childEnvironment() };
  const unpacked =
    unpackedRedis(folder) ?? unpackedRedis(join(repositoryRoot, '.data')) ?? (await fetchRedisPackage(folder));
  if (unpacked) return unpacked;
  throw new Refusal(
    'No Redis was found and the distribution offers none: install redis-server or valkey-server ' +
      '(apt install redis-server, brew install redis), or set PLATFORM_REDIS_URL to a server of your own.',
  );
}

function onPath(name: string): string | undefined {
  return searchPath()
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return existsSync(path);
  } catch {
    return false;
  }
}

/** Starts a private Redis on the loopback address. */
export async function startRedis(nursery: Nursery, program: RedisProgram, options: RedisOptions): Promise<Child> {
  const data = join(options.folder, 'redis');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const configuration = join(data, 'redis.conf');
  // In a file, because every user of the machine can read a command line.
  writePrivate(configuration, settingsOf(data, options));
  const child = nursery.start({
    name: 'redis',
    command: program.command,
    args: [configuration],
    env: program.env,
    stopSignal: 'SIGTERM',
    stopGraceMs: 5_000,
  });
  await child.sees(/ready to accept connections/i);
  return child;
}

function settingsOf(data: string, { port, password, durable }: RedisOptions): string {
  const settings = [
    `port ${port}`,
    'bind 127.0.0.1',
    `requirepass ${password}`,
    `dir ${JSON.stringify(data)}`,
    // The test bench gives every test file a database of its own.
    'databases 64',
    'save ""',
    `appendonly ${durable ? 'yes' : 'no'}`,
    // BullMQ loses jobs when keys are evicted.
    'maxmemory-policy noeviction',
  ];
  return `${settings.join('\n')}\n`;
}

/** Refuses when a Redis that the user named does not answer. */
export async function requireRedis(url: string): Promise<void> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // The reason comes by this event; the rejection only says that the connection is closed.
  let reason = '';
  client.on('error', (error) => (reason = error.message));
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    throw new Refusal(`The Redis of PLATFORM_REDIS_URL does not answer: ${reason || (error as Error).message}.`);
  } finally {
    client.disconnect();
  }
}
