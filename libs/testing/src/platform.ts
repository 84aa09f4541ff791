import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.js';
import { orderOf } from './parent-channel.js';
import { root } from './root.js';

const local = join(root, 'tools/local');
const startWithinMs = 240_000;

export interface RunningPlatform {
  auth_url: string;
  base_url: string;
  links_base_url: string;
  mail_url: string;
  dataFolder: string;
  /** The operator's command line; answers with its one JSON object. */
  admin<T>(...args: string[]): Promise<T>;
  /** Has the supervisor restart a process, from the folder `code` if it is given, or run the migrations of a folder. */
  order(order: { restart: string; code?: string } | { migrate: string }): Promise<void>;
  stop(): Promise<void>;
}

export interface PlatformOptions {
  /** Installs and builds what is stale before, as `npm start` does; `npm test` has done so already. */
  prepares?: boolean;
  /** The folder in which the data folder is made. */
  below?: string;
  /** How many processes of each kind; without it one of each app. */
  replicas?: number;
  /** The folder whose compiled services run, when it is not this one. */
  code?: string;
  /** A backup that it begins with, and the encryption keys of the platform that was backed up. */
  restore?: { folder: string; encryptionKeys: string };
}

/** The whole platform as `npm start` starts it, on ports and in a data folder of its own. */
export async function startPlatform(
  settings: Record<string, string> = {},
  { prepares = false, below = tmpdir(), replicas, code, restore }: PlatformOptions = {},
): Promise<RunningPlatform> {
  const dataFolder = await mkdtemp(join(below, 'platform-e2e-'));
  const [platform, links, mail] = await Promise.all([freePort(), freePort(), freePort()]);
  const env = {
    ...process.env,
    PLATFORM_DATA_DIR: dataFolder,
    PLATFORM_PORT: String(platform),
    LINKS_PORT: String(links),
    MAIL_PORT: String(mail),
    PLATFORM_SEED: 'none',
    ...settings,
  };
  const program = prepares ? [join(local, 'bootstrap.mjs'), 'start'] : compiled('start');
  if (replicas !== undefined) program.push('--replicas', String(replicas));
  if (code !== undefined) program.push('--code', code);
  if (restore) {
    program.push('--restore', restore.folder);
    await writeFile(join(dataFolder, 'secrets.json'), JSON.stringify({ encryptionKeys: restore.encryptionKeys }));
  }
  const child = spawn(process.execPath, program, {
    cwd: root,
    env,
    // The platform ends when this process does, by the channel.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const addresses = await ready(child);
  return {
    ...addresses,
    dataFolder,
    admin: (...args) => admin(env, args),
    order: (order) => orderOf(child, order),
    stop: async () => {
      child.kill('SIGINT');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

function compiled(entry: 'start' | 'admin'): string[] {
  return ['--enable-source-maps', join(local, 'dist', `${entry}.js`)];
}

async function ready(
  child: ChildProcess,
): Promise<Pick<RunningPlatform, 'auth_url' | 'base_url' | 'links_base_url' | 'mail_url'>> {
  const said: string[] = [];
  const timer = setTimeout(() => child.kill('SIGINT'), startWithinMs);
  child.stderr!.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  try {
    for await (const line of createInterface({ input: child.stdout! })) {
      said.push(line);
      if (!line.startsWith('ready {')) continue;
      // Nobody reads on; a full pipe would stop the platform.
      child.stdout!.resume();
      return JSON.parse(line.slice('ready '.length));
    }
  } finally {
    clearTimeout(timer);
  }
  throw new Error(`the platform did not become ready:\n${said.slice(-30).join('\n')}`);
}

async function admin<T>(env: NodeJS.ProcessEnv, args: string[]): Promise<T> {
  const child = spawn(process.execPath, [...compiled('admin'), ...args, '--json'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number];
  const text = Buffer.concat(chunks).toString();
  if (code !== 0) throw new Error(`admin ${args.join(' ')}: ${text}`);
  return JSON.parse(text) as T;
}
