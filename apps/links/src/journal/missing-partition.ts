import { hasSqlState } from '@platform/service-kit';

/** Postgres reports a row without partition as a check violation. */
export const isMissingPartition = (err: unknown): boolean => hasSqlState(err, '23514');
