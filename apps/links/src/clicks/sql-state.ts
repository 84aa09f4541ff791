import { hasSqlState } from '@platform/service-kit';

/** Postgres reports a row without partition as a check violation. */
export const isWithoutPartition = (err: unknown): boolean => hasSqlState(err, '23514');

/** Errors of the data itself (SQLSTATE classes 22 and 23): no number of retries will help. */
export function isUnacceptable(err: unknown): boolean {
  return err instanceof Error && /^2[23]...$/.test((err as NodeJS.ErrnoException).code ?? '');
}
