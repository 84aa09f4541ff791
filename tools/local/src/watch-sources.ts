import { readdirSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/** TypeScript and texts; not what an editor keeps beside it while it is open. */
const source = /^[^.].*\.(tsx?|json)$/;

/**
 * Tells of each source that is saved below the folders, by its path from the root. It has a watcher for each folder.
 * The recursive one of Node 24 follows a file on Linux, and loses it once an editor has put another in its place.
 */
export function watchSources(
  root: string,
  folders: string[],
  saved: (path: string) => void,
  signal: AbortSignal,
): void {
  const watchers = new Map<string, FSWatcher>();
  const follow = (folder: string, found: (path: string) => void): void => {
    watchers.get(folder)?.close();
    watchers.set(
      folder,
      watch(join(root, folder), (event, name) => changed(folder, event, name)),
    );
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) follow(path, found);
      else if (source.test(entry.name)) found(path);
    }
  };
  const changed = (folder: string, event: string, name: string | null): void => {
    if (name === null) return;
    if (source.test(name)) saved(`${folder}/${name}`);
    else if (event === 'rename' && !name.startsWith('.')) followIfThere(`${folder}/${name}`);
  };
  /** What is in a new folder was saved before anybody watched it. */
  const followIfThere = (folder: string): void => {
    try {
      follow(folder, saved);
    } catch {
      // It is gone, or a file.
    }
  };
  for (const folder of folders) follow(folder, () => undefined);
  signal.addEventListener('abort', () => watchers.forEach((watcher) => watcher.close()));
}
