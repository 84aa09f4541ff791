import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { end, identify } from './process-identity.js';

/**
 * Makes a cluster's folder startable after a crash. A server of ours that still runs in it is ended. Then a
 * `postmaster.pid` is stale, and it is removed. Its number may belong to another process by now, which Postgres would
 * take for a running server.
 */
export async function settleDataFolder(data: string): Promise<void> {
  const lock = join(data, 'postmaster.pid');
  if (!existsSync(lock) || process.platform !== 'linux') return;
  const postmaster = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  const inside = processesIn(data);
  // The postmaster first: it ends its own children in order; orphans that are left end at once.
  inside.sort((a, b) => Number(b === postmaster) - Number(a === postmaster));
  for (const pid of inside) {
    const identity = identify(pid);
    if (identity) await end(identity, 'SIGINT', 8_000);
  }
  rmSync(lock, { force: true });
}

/** Every Postgres process has its cluster as working folder. */
function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder;
      } catch {
        return false;
      }
    })
    .map(Number);
}
