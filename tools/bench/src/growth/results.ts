import type { ServiceName } from '@platform/contracts';
import type { Measured } from './measure-kind.js';

/** What one kind of request took at each size; nothing where it could not be asked. */
export interface Result {
  service: ServiceName;
  name: string;
  /** Linear by nature, so that no goal is set for it. */
  isByNumber: boolean;
  cells: (Measured | undefined)[];
}

const maxTimes = 3;
/** Below it nobody waits, however often it has doubled. */
const harmlessMs = 10;

export const goal = `at most ${maxTimes} × the first column or ${harmlessMs} ms`;

/** The median at this size, as so many times that of the first one. */
export function ratio({ cells }: Result, size: number): number {
  return (cells[size]?.median ?? NaN) / (cells[0]?.median ?? NaN);
}

/** Worst ratio at the last size first; what has none comes last. */
export function worstFirst(results: readonly Result[]): Result[] {
  const weight = (result: Result) => ratio(result, result.cells.length - 1) || 0;
  return results.toSorted((one, other) => weight(other) - weight(one));
}

/** Those that grow with the data where they need not. */
export function grown(results: readonly Result[]): Result[] {
  return results.filter((result) => {
    const last = result.cells.length - 1;
    return !result.isByNumber && (result.cells[last]?.median ?? 0) > harmlessMs && ratio(result, last) > maxTimes;
  });
}
