import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivate } from './kept.js';

/** How many messages are kept; the oldest goes first. */
const maxKept = 500;

/**
 * Messages in memory and as JSON files in a folder, newest first. An id begins with the time, so that file names sort
 * by age.
 */
export class KeptMessages<T extends { id: string }> {
  private messages: T[] = [];

  /** Opens the folder and reads the messages of earlier runs. */
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    for (const name of names.sort()) {
      const message = readMessage<T>(join(folder, name));
      if (message) this.messages.unshift(message);
    }
  }

  add(message: T): T {
    writePrivate(this.path(message.id), JSON.stringify(message));
    this.messages.unshift(message);
    for (const old of this.messages.splice(maxKept)) rmSync(this.path(old.id), { force: true });
    return message;
  }

  list(): T[] {
    return this.messages;
  }

  find(id: string): T | undefined {
    return this.messages.find((message) => message.id === id);
  }

  /** Removes one message, or all. */
  clear(id?: string): void {
    for (const message of this.messages.filter((entry) => !id || entry.id === id))
      rmSync(this.path(message.id), { force: true });
    this.messages = id ? this.messages.filter((message) => message.id !== id) : [];
  }

  private path(id: string): string {
    return join(this.folder, `${id}.json`);
  }
}

/** One that was cut short, by a disk that was full, is lost: all others are there. */
function readMessage<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
