import { constant, execute, hasSqlState, Problem, sql } from '@platform/service-kit';
import type { DataSource, EntityManager } from 'typeorm';

const answerWithinMs = 4_000;
const queryCanceled = '57014';

/**
 * Reads from a log that may hold millions, and holds a connection for four seconds at most.
 *
 * @throws {Problem} `unavailable` (503) when it cannot be answered in time
 */
export async function answeredInTime<T>(dataSource: DataSource, read: (tx: EntityManager) => Promise<T>): Promise<T> {
  const answer = dataSource.transaction(async (tx) => {
    await execute(tx, sql`SET LOCAL statement_timeout = ${constant(answerWithinMs)}`);
    return read(tx);
  });
  return answer.catch((err: unknown) => {
    if (!hasSqlState(err, queryCanceled)) throw err;
    throw new Problem('unavailable', {
      message: 'The log holds too much for these filters. Please narrow them, best by from and to.',
      headers: { 'retry-after': '1' },
    });
  });
}
