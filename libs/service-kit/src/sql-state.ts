/** What Postgres says in its five signs of why it refused a statement; of an error of `pg` or TypeORM alike. */
export function hasSqlState(err: unknown, state: string): boolean {
  return err instanceof Error && 'code' in err && err.code === state;
}

/** The row, or what is unique of it, is there already. */
export const isUniqueViolation = (err: unknown) => hasSqlState(err, '23505');

/** The row that is referred to is not there; or something still refers to the row. */
export const isForeignKeyViolation = (err: unknown) => hasSqlState(err, '23503');

/** Somebody else holds a lock for longer than `lock_timeout`, or than NOWAIT. */
export const isLockNotAvailable = (err: unknown) => hasSqlState(err, '55P03');
