import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fault } from './fault.js';

/** Less than the minute that two services allow each other (docs/adr/0028). */
const skewMs = 20_000;

/** What every service loads before itself, so that its clock can be set. */
export function clockOf(folder: string): string {
  const url = pathToFileURL(join(import.meta.dirname, '../clock.js'));
  url.searchParams.set('file', clockFile(folder));
  return url.href;
}

/** The clock of one service runs ahead or behind; those of all others, of Postgres and of Redis are right. */
export function skewClock(folder: string, service: string, direction: 'ahead' | 'behind'): Fault {
  const set = (offsetMs: number) => writeFileSync(clockFile(folder), JSON.stringify({ [service]: offsetMs }));
  return {
    name: `clock of ${service} ${skewMs / 1000} s ${direction}`,
    holdMs: 8_000,
    begin: () => set(direction === 'ahead' ? skewMs : -skewMs),
    end: () => set(0),
  };
}

function clockFile(folder: string): string {
  return join(folder, 'clock.json');
}
