import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A process that can be told from a later one with the same number, because its start time is remembered. */
export interface ProcessIdentity {
  pid: number;
  /** Start time as the system words it; only compared for equality. */
  startTime: string;
}

/** Reads a process's start time: clock ticks since boot and the boot's id on Linux, `ps` elsewhere. Gone: undefined. */
export function startTimeOf(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces and parentheses; the fixed fields start after the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** The identity of a process that runs now; undefined when it has ended. */
export function identify(pid: number): ProcessIdentity | undefined {
  const startTime = startTimeOf(pid);
  return startTime === undefined ? undefined : { pid, startTime };
}

/** Whether this very process still runs: a reused number is not it. */
export function isAlive(identity: ProcessIdentity): boolean {
  return startTimeOf(identity.pid) === identity.startTime;
}

/** Signals the process if it is still the same one. */
export function signal(identity: ProcessIdentity, name: NodeJS.Signals): void {
  if (!isAlive(identity)) return;
  try {
    process.kill(identity.pid, name);
  } catch {
    // It ended between the look and the signal.
  }
}

/** Asks a process to end, waits up to `graceMs`, then kills it. Returns when it is gone. */
export async function end(identity: ProcessIdentity, name: NodeJS.Signals, graceMs: number): Promise<void> {
  signal(identity, name);
  const deadline = Date.now() + graceMs;
  while (isAlive(identity)) {
    if (Date.now() > deadline) signal(identity, 'SIGKILL');
    await wait(25);
  }
}
