import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually, type RunningPlatform } from '@platform/testing';

/** Every kind of process that runs several times. */
export const kinds = [
  'identity-api',
  'identity-worker',
  'organizations-api',
  'organizations-worker',
  'webhooks-api',
  'webhooks-worker',
  'notifications-api',
  'notifications-worker',
  'links-api',
  'links-worker',
  'links-redirector',
  'console',
] as const;

export type Kind = (typeof kinds)[number];

/** What a killed process was doing between these two moments broke off. */
export interface Kill {
  kind: Kind;
  from: number;
  to: number;
}

interface Entry {
  name: string;
  pid: number;
}

const backWithinMs = 180_000;

/** The processes of a running platform, by what its supervisor keeps of them. */
export class Processes {
  constructor(private readonly platform: RunningPlatform) {}

  /** Ends a process by SIGKILL, and resolves when it is gone. */
  async kill(kind: Kind, number: number): Promise<Kill> {
    const { pid } = this.entry(`${kind}-${number}`)!;
    const from = performance.now();
    process.kill(pid, 'SIGKILL');
    await eventually(() => {
      if (isAlive(pid)) throw new Error(`process ${pid} is still there`);
    });
    return { kind, from, to: performance.now() };
  }

  /** The supervisor has started it again and seen it ready. */
  async isBack(kind: Kind, number: number): Promise<void> {
    const management = this.management(`${kind}-${number}`);
    await eventually(
      async () => {
        const res = await fetch(`${management}/health/ready`);
        if (!res.ok) throw new Error(`${kind}-${number} is not ready`);
      },
      { timeoutMs: backWithinMs, everyMs: 250 },
    );
  }

  /** Which service still has how many events for whom. */
  async eventsWaiting(): Promise<string[]> {
    const services = kinds.filter((kind) => kind.endsWith('-worker'));
    const waiting = await Promise.all(
      services.map(async (kind) => {
        const res = await fetch(`${this.management(`${kind}-1`)}/outbox`);
        const { consumers } = (await res.json()) as { consumers: { consumer: string; pending: number }[] };
        return consumers
          .filter(({ pending }) => pending > 0)
          .map(({ consumer, pending }) => `${pending} of ${kind.replace('-worker', '')} for ${consumer}`);
      }),
    );
    return waiting.flat();
  }

  /** Where a process has its health and metrics. */
  management(name: string): string {
    return `http://127.0.0.1:${this.environment(name)?.MANAGEMENT_PORT}`;
  }

  /** The address of a service's own schema, as its own user. */
  databaseUrl(service: string): string {
    return this.environment(`${service}-api-1`)!.DATABASE_URL;
  }

  private environment(name: string) {
    type Environment = Record<'MANAGEMENT_PORT' | 'DATABASE_URL', string>;
    return this.read<Record<string, Environment>>('environment.json')[name];
  }

  private entry(name: string): Entry | undefined {
    return this.read<Entry[]>('processes.json').find((entry) => entry.name === name);
  }

  private read<T>(file: string): T {
    return JSON.parse(readFileSync(join(this.platform.dataFolder, file), 'utf8')) as T;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
