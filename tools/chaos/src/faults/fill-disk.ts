import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, rmdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.js';

/**
 * The redirector drops clicks for one second more. Its own count of them must be read before a next fault kills it.
 */
const countedAfterMs = 2_000;
const chunk = Buffer.alloc(4 * 1024 * 1024, 'x');

/** A small disk of its own, in memory. */
export interface SmallDisk {
  folder: string;
  unmount(): void;
}

/** Mounts it where this user may; undefined elsewhere. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'platform-chaos-'));
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`];
  const { status } = spawnSync('mount', [...options, 'tmpfs', folder], { stdio: 'ignore' });
  if (status !== 0) {
    rmdirSync(folder);
    return undefined;
  }
  const unmount = () => {
    // Lazily, so that a process that is still ending cannot keep it.
    spawnSync('umount', ['-l', folder], { stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, unmount };
}

/** The disk with the data of Postgres, Redis, the journal of clicks and all logs has no byte left. */
export function fillDisk(folder: string): Fault {
  const ballast = join(folder, 'ballast');
  return {
    name: 'full disk',
    holdMs: 8_000,
    begin: () => fill(ballast),
    end: async () => {
      if (!existsSync(ballast)) return;
      rmSync(ballast);
      await wait(countedAfterMs);
    },
  };
}

/** Beside the load, which goes on meanwhile. The last write is cut to what there is room for. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (;;) await file.write(chunk);
  } catch (err) {
    if ((err as NodeJS.ErrnoException).code !== 'ENOSPC') throw err;
  } finally {
    await file.close();
  }
}
