import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { AppProcess } from './app-processes.js';
import type { Child, Nursery } from './child.js';
import { memoryBounds } from './memory-bounds.js';
import { Refusal } from './refusal.js';
import { appFile } from './repository.js';

/** A service that answers `ready`, and how many migrations its schema has. */
export interface StartedService {
  child: Child;
  migrations: number;
}

/** How `npm run dev` starts an app otherwise. */
export interface StartOptions {
  /** The compiled file, in place of that of the process. */
  file?: string;
  nodeArgs?: string[];
}

/** Where a process is started, and from which code. */
export interface Launch extends StartOptions {
  process: AppProcess;
  env: Record<string, string>;
  /** The folder of the repository, or of another commit. */
  code: string;
}

const readyWithinMs = 120_000;

/**
 * Starts a service and waits until its management port says ready. A service that ends before that gives its own
 * sentence, the line `fatal: …` on its standard error, as a {@link Refusal}.
 */
export async function startService(
  nursery: Nursery,
  { process: { name, app, file: usual }, env, code, file = usual, nodeArgs = [] }: Launch,
): Promise<StartedService> {
  const main = appFile(app, file, code);
  if (!existsSync(main)) throw new Refusal(`${name} is not built: ${main} is missing.`);
  const child = nursery.start({
    name,
    command: process.execPath,
    args: [...nodeArgs, '--enable-source-maps', main],
    cwd: code,
    env: { ...memoryBounds(app, file), ...env },
    stopSignal: 'SIGTERM',
    stopGraceMs: 8_000,
  });
  let ended: string | undefined;
  void child.exited.then((how) => (ended = how));
  const deadline = Date.now() + readyWithinMs;
  for (;;) {
    if (ended) throw new Refusal(reasonOf(child, ended));
    const migrations = await askReady(`http://127.0.0.1:${env.MANAGEMENT_PORT}/health/ready`);
    // It is the child that answers: the port is claimed, so no other platform's service was given it.
    if (migrations !== undefined) return { child, migrations };
    if (Date.now() > deadline) {
      await child.stop();
      throw new Refusal(`${name} did not become ready within ${readyWithinMs / 1000} s; its log has the reason.`);
    }
    await wait(50);
  }
}

function reasonOf(child: Child, how: string): string {
  const fatal = child.lastLines.findLast((line) => line.startsWith('fatal: '));
  return fatal
    ? fatal.slice('fatal: '.length)
    : `${child.name} ${how} while it started: ${child.lastLines.slice(-3).join(' ')}`;
}

async function askReady(url: string): Promise<number | undefined> {
  try {
    const res = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    const body = (await res.json()) as { migrations?: number };
    return res.status === 200 ? (body.migrations ?? 0) : undefined;
  } catch {
    return undefined;
  }
}
