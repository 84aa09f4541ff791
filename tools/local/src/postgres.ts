import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Child, Nursery } from './child.js';
import { settleDataFolder } from './postgres-leftovers.js';
import { postgresRunner, type PostgresRunner } from './postgres-runner.js';
import { runToEnd } from './run-to-end.js';
import { Refusal } from './refusal.js';

/** The kernels of Linux and macOS take some 100 bytes; the name of the socket comes after this. */
const longestPath = 80;
/** For tests. A password of one round is quicker to prove: a test file opens a dozen connections. */
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'scram_iterations=1'];

/** How a private Postgres is started. */
export interface PostgresOptions {
  /** The cluster lives in `<folder>/pg`. */
  folder: string;
  port: number;
  /** The superuser's password; it is set when the cluster is made and never changes. */
  password: string;
  /** false only for tests: a crash of the machine may then lose everything. */
  durable: boolean;
  /** How many it takes; 200 when it is not said. */
  connections?: number;
}

/** The superuser's address: user `postgres`, database `postgres` unless another one is given. */
export function postgresUrl(options: PostgresOptions, database = 'postgres'): string {
  const { password, port } = options;
  const url = new URL(`postgres://postgres:${password}@127.0.0.1:${port}/${database}`);
  const socket = socketFolder(options);
  if (socket) url.searchParams.set('host', socket);
  return url.href;
}

/**
 * Where the socket of a server for tests is; empty when it has none. A statement by it takes less of a processor than
 * one by TCP. Node reaches none on Windows, and the kernel takes no long path.
 */
function socketFolder({ folder, durable }: PostgresOptions): string {
  const path = dataOf(folder);
  return durable || process.platform === 'win32' || Buffer.byteLength(path) > longestPath ? '' : path;
}

function dataOf(folder: string): string {
  return join(folder, 'pg');
}

/** Starts a private Postgres on the loopback address, making its cluster first when there is none. */
export async function startPostgres(nursery: Nursery, options: PostgresOptions): Promise<Child> {
  const data = dataOf(options.folder);
  mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  const runner = await postgresRunner(options.folder);
  if (!existsSync(join(data, 'PG_VERSION'))) await makeCluster(runner, data, options);
  await settleDataFolder(data);
  const child = nursery.start({
    name: 'postgres',
    ...runner.wrap('postgres', ['-D', data, ...serverFlags(options)]),
    stopSignal: 'SIGINT',
    stopGraceMs: 5_000,
  });
  await child.sees(/database system is ready to accept connections/);
  return child;
}

function serverFlags(options: PostgresOptions): string[] {
  const flags = [
    `port=${options.port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${socketFolder(options)}`,
    `max_connections=${options.connections ?? 200}`,
    'log_timezone=UTC',
    'timezone=UTC',
    ...(options.durable ? [] : hasty),
  ];
  return flags.flatMap((flag) => ['-c', flag]);
}

/**
 * initdb writes beside the final folder, which appears only when it is whole: an interrupted first start leaves no half
 * cluster.
 */
async function makeCluster(runner: PostgresRunner, data: string, options: PostgresOptions): Promise<void> {
  const making = `${data}.new`;
  const passwordFile = join(options.folder, `.initdb-${randomBytes(4).toString('hex')}`);
  rmSync(making, { recursive: true, force: true });
  rmSync(data, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  writeFileSync(passwordFile, options.password, { mode: 0o600 });
  runner.hand(making);
  runner.hand(passwordFile);
  try {
    const flags = [
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
    ];
    const provider = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const sync = options.durable ? [] : ['--no-sync'];
    const { command, args, env, userId } = runner.wrap('initdb', ['-D', making, ...flags, ...provider, ...sync]);
    const made = await runToEnd(command, args, { env, userId });
    if (made.code !== 0) throw new Refusal(`Postgres could not make its data folder ${data}: ${made.output.trim()}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(making, data);
}
