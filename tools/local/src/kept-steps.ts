import { existsSync, readFileSync } from 'node:fs';
import { writePrivate } from './kept.js';

/**
 * The answers of steps that are done once for all, in a file that only its owner may read (mode 0600). What was
 * interrupted goes on at the first step whose answer is not there.
 */
export class KeptSteps<Steps extends object> {
  private readonly kept: Partial<Steps>;

  constructor(private readonly path: string) {
    this.kept = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<Steps>) : {};
  }

  /** What is kept of a step, or what `make` makes of it now. */
  async once<K extends keyof Steps>(key: K, make: () => Steps[K] | Promise<Steps[K]>): Promise<Steps[K]> {
    const known = this.kept[key];
    if (known !== undefined) return known;
    const value = await make();
    this.kept[key] = value;
    writePrivate(this.path, JSON.stringify(this.kept, null, 2));
    return value;
  }
}
