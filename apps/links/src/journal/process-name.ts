import { readFileSync } from 'node:fs';

/** Name of this process's part of a journal, from which others see whether it still runs. */
export function processName(unique: string): string {
  return `${process.pid}_${startedAt(process.pid)}_${unique}`;
}

/** True while the process that made this name lives: same id and same start, as ids are used again. */
export function isRunning(name: string): boolean {
  const [id = '', started = ''] = name.split('_');
  const pid = Number(id);
  if (!Number.isSafeInteger(pid) || pid <= 0) return true;
  return exists(pid) && startedAt(pid) === started;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (err) {
    return (err as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Start of a process in clock ticks since boot (Linux, proc(5) field 22); empty elsewhere. */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
