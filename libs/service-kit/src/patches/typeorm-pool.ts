import type { Pool } from 'pg';
import type { DataSource, Driver } from 'typeorm';

/**
 * The pool of `pg` that TypeORM takes its connections from. TypeORM can neither name a statement, nor copy rows in, nor
 * tell how many wait for a connection: these go to the pool itself.
 *
 * Private: `driver.master`. `postgres/sql.api.test.ts` fails when TypeORM moves it ("is planned once for a
 * connection"). Not needed any more when a `DataSource` takes a pool of ours, or a prepared statement.
 */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as Driver & { master: Pool }).master;
}
