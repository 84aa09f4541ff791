/** As `pg` and TypeORM report it that Postgres refused a statement. */
interface StatementError extends Error {
  /** SQLSTATE. */
  code: string;
  /** What was violated. */
  constraint?: string;
}

/** Whether Postgres refused a statement for this reason (SQLSTATE, five signs). */
export function hasSqlState(err: unknown, state: string): err is StatementError {
  return err instanceof Error && 'code' in err && err.code === state;
}

/** The row, or what is unique of it, is there already. */
export const isUniqueViolation = (err: unknown) => hasSqlState(err, '23505');

/** The row that is referred to is not there; or something still refers to the row. */
export const isForeignKeyViolation = (err: unknown) => hasSqlState(err, '23503');

/** Somebody else holds a lock for longer than `lock_timeout`, or than NOWAIT. */
export const isLockNotAvailable = (err: unknown) => hasSqlState(err, '55P03');

/**
 * The values are at fault (SQLSTATE classes 22 and 23), not the connection or the statement: no number of retries will
 * help.
 */
export function isDataError(err: unknown): boolean {
  return err instanceof Error && /^2[23]...$/.test((err as NodeJS.ErrnoException).code ?? '');
}

/**
 * Postgres took the transaction back because of another one (serialization failure, deadlock): a repetition may well
 * succeed.
 */
export const isUndone = (err: unknown) => hasSqlState(err, '40001') || hasSqlState(err, '40P01');
