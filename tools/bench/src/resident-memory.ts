import { readFile } from 'node:fs/promises';

/** Resident memory of a process in MB: now (`VmRSS`), or at its highest (`VmHWM`). */
export async function residentMb(pid: number, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${which}:\\s+(\\d+) kB`).exec(status)![1]) / 1024;
}
