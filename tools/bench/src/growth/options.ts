import { parseArgs } from 'node:util';

/** What `growth` is told behind its name. */
export interface GrowthOptions {
  /** To how many rows everything grows, step by step. */
  rows: number[];
  /** Puts table and picture into `docs`. */
  document: boolean;
}

const defaultRows = [1_000, 100_000, 1_000_000];
const [fewest, most] = [100, 1_000_000];

export function readOptions(words: string[]): GrowthOptions {
  const { values } = parseArgs({
    args: words,
    options: { rows: { type: 'string' }, document: { type: 'boolean', default: false } },
  });
  const rows = values.rows?.split(',').map(Number) ?? defaultRows;
  const areRising = rows.every((count, n) => Number.isInteger(count) && count > (rows[n - 1] ?? fewest - 1));
  if (!areRising || rows.at(-1)! > most)
    throw new Error(`--rows must be rising whole numbers from ${fewest} to ${most}, such as ${defaultRows.join()}`);
  return { rows, document: values.document };
}
