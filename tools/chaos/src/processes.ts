import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  name: string;
  pid: number;
  startTime: string;
}

/**
 * The process of this name that the platform runs now.
 *
 * @throws while it has none
 */
export function processOf(dataFolder: string, name: string): number {
  const entries = JSON.parse(readFileSync(join(dataFolder, 'processes.json'), 'utf8')) as Entry[];
  const running = entries.findLast((entry) => entry.name === name && isThe(entry));
  if (!running) throw new Error(`${name} does not run`);
  return running.pid;
}

/** A full disk can leave an old list, and its numbers may be other processes' by now. */
function isThe({ pid, startTime }: Entry): boolean {
  const fields = statOf(pid);
  return fields !== undefined && startTime.endsWith(`:${fields[19]}`);
}

/** The process and all that it started, and they. */
export function family(pid: number): number[] {
  const children = childrenOf(pid);
  return [pid, ...children.flatMap(family)];
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** The fields of `/proc/<pid>/stat` after the name, which may hold spaces. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** Signals a process, unless it has ended meanwhile. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended between the look and the signal.
  }
}
