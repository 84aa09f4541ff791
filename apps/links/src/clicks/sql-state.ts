/** SQLSTATE of an error of Postgres, as TypeORM and as the driver report it; undefined of any other error. */
export function sqlStateOf(err: unknown): string | undefined {
  const { code, driverError } = err as { code?: string; driverError?: { code?: string } };
  return driverError?.code ?? code;
}

/** Postgres reports a row without partition as a check violation. */
export function isWithoutPartition(err: unknown): boolean {
  return sqlStateOf(err) === '23514';
}

/** A lock was not had in time. */
export function isLocked(err: unknown): boolean {
  return sqlStateOf(err) === '55P03';
}

/** Errors of the data itself (SQLSTATE classes 22 and 23): no number of retries will help. */
export function isUnacceptable(err: unknown): boolean {
  return /^2[23]...$/.test(sqlStateOf(err) ?? '');
}
