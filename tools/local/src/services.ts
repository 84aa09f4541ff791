import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Child, Nursery } from './child.js';
import { memoryBounds } from './memory-bounds.js';
import { Refusal } from './refusal.js';
import { appFile, repositoryRoot, type AppName } from './repository.js';

/** A service that answers `ready`, and how many migrations its schema has. */
export interface StartedService {
  child: Child;
  migrations: number;
}

/** How `npm run dev` starts an app otherwise. */
export interface StartOptions {
  /** The compiled file; `main.js` when it is not said. */
  file?: string;
  nodeArgs?: string[];
}

const readyWithinMs = 60_000;

/**
 * Starts a service and waits until its management port says ready. A service that ends before that gives its own
 * sentence, the line `fatal: …` on its standard error, as a {@link Refusal}.
 */
export async function startService(
  nursery: Nursery,
  name: AppName,
  env: Record<string, string>,
  { file = 'main.js', nodeArgs = [] }: StartOptions = {},
): Promise<StartedService> {
  const main = appFile(name, file);
  if (!existsSync(main)) throw new Refusal(`${name} is not built: ${main} is missing.`);
  const child = nursery.start({
    name,
    command: process.execPath,
    args: [...nodeArgs, '--enable-source-maps', main],
    cwd: repositoryRoot,
    env: { ...memoryBounds(name, file), ...env },
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
