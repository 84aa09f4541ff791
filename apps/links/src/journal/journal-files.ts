import { readdirSync, readFileSync, renameSync, rmdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { log, newUuid } from '@platform/service-kit';
import { clickSchema, type Click } from './click.js';
import type { JournalText } from './journal-text.js';
import { processName } from './process-name.js';

/** Files that a person has to look at. */
export const rejectedSuffix = '.rejected';

/** Some clicks on their way into Postgres, in a file of their own. */
export interface Segment {
  path: string;
  bytes: number;
  count: number;
  /** Absent when only the file holds it. */
  text?: JournalText;
  /** By a process that has died: whatever has happened to the database since. */
  isOrphaned?: true;
}

/**
 * The segments of a process that has died, by its name in the folder of the journal. They are renamed to be ours, so
 * that of two processes that start together exactly one gets them.
 */
export function takeOver(journal: string, name: string): Segment[] {
  const folder = join(journal, processName(newUuid()));
  try {
    renameSync(join(journal, name), folder);
  } catch (err) {
    if ((err as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw err;
  }
  const names = readdirSync(folder).filter((file) => !file.endsWith(rejectedSuffix));
  const segments = names.sort().map((file) => {
    const path = join(folder, file);
    return { path, bytes: statSync(path).size, count: 0, isOrphaned: true as const };
  });
  removeEmpty(folder);
  return segments;
}

/** What can be read of a segment. The last line of a killed process may be torn: its answer never left. */
export function readSegment(path: string): Click[] {
  const clicks: Click[] = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (!line) continue;
    try {
      clicks.push(clickSchema.parse(JSON.parse(line)));
    } catch {
      log.warn({ path }, 'click journal: a line cannot be read');
    }
  }
  return clicks;
}

export function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Not empty, or gone already.
  }
}

/** Has the disk keep what only the kernel has. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.datasync().finally(() => file.close());
}
