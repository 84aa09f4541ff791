import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Sealing, startService } from '@platform/service-kit';
import { freePort, serviceBench } from '@platform/testing';
import { WebhooksConfig } from '../config.js';
import { webhooks } from '../service.js';
import { playOthers } from './webhooks-bench.test-helper.js';

const dist = join(import.meta.dirname, '..');
/** The environment of every program: its paths, and the compile cache of the modules. */
const inherited = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };

/** A program of ours in its own process, which can be killed at any point. */
export class OwnProcess {
  private child?: ChildProcess;

  constructor(
    private readonly file: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** Waits until it reports that it is ready. */
  async start(...args: string[]): Promise<void> {
    this.child = spawn(process.execPath, [join(dist, this.file), ...args], {
      env: { ...inherited, ...this.env, LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: this.child.stdout! })) {
      if (!line.includes('"msg":"ready"')) continue;
      this.child.stdout!.resume();
      return;
    }
    throw new Error(`${this.file} ended before it was ready`);
  }

  /** Runs it to its end; returns the signal that ended it. */
  async run(...args: string[]): Promise<NodeJS.Signals | null> {
    this.child = spawn(process.execPath, [join(dist, this.file), ...args], {
      env: { ...inherited, ...this.env },
      stdio: 'ignore',
    });
    const [, signal] = (await once(this.child, 'exit')) as [number | null, NodeJS.Signals | null];
    return signal;
  }

  /** Sends SIGKILL, unless it has ended. */
  kill = () => this.end('SIGKILL');
  /** Stops it as a deployment does; returns its exit code. */
  terminate = () => this.end('SIGTERM');

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const exited = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await exited)[0];
  }
}

/** The service as it is deployed, in its own process; events play the others. */
export async function webhooksProcess(env: NodeJS.ProcessEnv = {}) {
  let service: OwnProcess | undefined;
  let redisLine: Awaited<ReturnType<typeof breakableLine>> | undefined;
  const bench = await serviceBench(
    'webhooks',
    async (given) => {
      redisLine = await breakableLine(new URL(given['REDIS_URL']!));
      const [port, managementPort] = [await freePort(), await freePort()];
      const own = { ...given, PORT: String(port), MANAGEMENT_PORT: String(managementPort), REDIS_URL: redisLine.url };
      service = new OwnProcess('main.js', own);
      await service.start();
      const close = async () => void (await service!.kill());
      return { url: `http://127.0.0.1:${port}`, close };
    },
    { DELIVERY_RETRY_SCHEDULE: '0.05,0.05', ...env },
    { migrate: (given) => startService(webhooks, given) },
  );
  const { service: _, ...parts } = bench;
  const { closeReceivers, ...others } = playOthers(bench, new Sealing(WebhooksConfig.read(bench.env)));
  return {
    ...parts,
    ...others,
    process: service!,
    /** The connection of the service to Redis. */
    redisLine: redisLine!,
    async close(): Promise<void> {
      await bench.close();
      await redisLine!.close();
      await closeReceivers();
    },
  };
}

/** A connection to a server that can be cut and restored. */
async function breakableLine(target: URL) {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) return socket.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      open.add(one);
      one
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(one);
          other.destroy();
        });
    }
    return socket.pipe(upstream).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => void (isCut = false),
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
