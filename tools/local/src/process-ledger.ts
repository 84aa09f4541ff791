import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { end, identify, isAlive, type ProcessIdentity } from './process-identity.js';
import { Refusal } from './refusal.js';

/** One started process as the ledger file remembers it. */
export interface LedgerEntry extends ProcessIdentity {
  name: string;
  /** What ends it in good order. */
  stopSignal: NodeJS.Signals;
}

const lockName = 'supervisor.lock';
/** Used by all others. */
const serverKinds = ['postgres', 'redis'];
const recoveryGraceMs = 4_000;

function readEntries(path: string): LedgerEntry[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LedgerEntry[];
  } catch {
    return [];
  }
}

function writeEntries(path: string, entries: LedgerEntry[]): void {
  writeFileSync(`${path}.new`, JSON.stringify(entries, null, 2), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/**
 * Ends every process of a ledger file that outlived its supervisor; services go before the servers that they use. A
 * number that was reused since is left alone. Returns the names of the ended ones.
 */
export async function endRemembered(path: string): Promise<string[]> {
  const survivors = readEntries(path).filter(isAlive);
  for (const isServer of [false, true]) {
    const wave = survivors.filter(({ name }) => serverKinds.includes(name) === isServer);
    await Promise.all(wave.map((entry) => end(entry, entry.stopSignal, recoveryGraceMs)));
  }
  if (survivors.length > 0) writeEntries(path, []);
  return survivors.map((entry) => entry.name);
}

/**
 * What a supervisor has started, in `processes.json` of the data folder. So neither the guard nor the next start needs
 * the supervisor's memory.
 */
export class ProcessLedger {
  private entries: LedgerEntry[] = [];

  private constructor(readonly path: string) {}

  /** Takes the data folder for this process; a {@link Refusal} when another one that is alive has it. */
  static open(dataFolder: string): ProcessLedger {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    takeLock(join(dataFolder, lockName));
    return new ProcessLedger(join(dataFolder, 'processes.json'));
  }

  add(name: string, pid: number, stopSignal: NodeJS.Signals): void {
    const identity = identify(pid);
    if (!identity) return;
    this.entries.push({ name, ...identity, stopSignal });
    writeEntries(this.path, this.entries);
  }

  remove(pid: number): void {
    this.entries = this.entries.filter((entry) => entry.pid !== pid);
    writeEntries(this.path, this.entries);
  }

  /** Gives the data folder back. */
  close(): void {
    rmSync(this.path, { force: true });
    rmSync(join(this.path, '..', lockName), { force: true });
  }
}

/** Whether a supervisor has the data folder now. */
export function isSupervised(dataFolder: string): boolean {
  const holder = readHolder(join(dataFolder, lockName));
  return holder !== undefined && isAlive(holder);
}

/** `link` is atomic, so of two supervisors that start at once exactly one gets the folder. */
function takeLock(path: string): void {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, JSON.stringify(identify(process.pid)));
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        linkSync(own, path);
        return;
      } catch {
        dropStaleLock(path);
      }
    }
    throw new Refusal(`The data folder is in use: ${path} could not be taken.`);
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Moves the lock aside before judging it, so that a lock which another supervisor took meanwhile is seen and restored.
 */
function dropStaleLock(path: string): void {
  const moved = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, moved);
  } catch {
    return;
  }
  const holder = readHolder(moved);
  if (holder && isAlive(holder)) {
    renameSync(moved, path);
    throw new Refusal(
      `npm start already runs with this data folder (process ${holder.pid}): stop it first, ` +
        'or set PLATFORM_DATA_DIR to another folder.',
    );
  }
  rmSync(moved, { force: true });
}

function readHolder(path: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}
