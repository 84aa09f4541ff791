import type { RunningService, Semaphore } from '@platform/service-kit';
import { AbstractLogger, DataSource } from 'typeorm';
import { Passwords } from '../people/passwords.js';

interface NamedStatement {
  name?: string;
  text: string;
}

/** Statements of background workers do not belong to the request. */
const ofRequests = /users|account_tokens|throttle_|INSERT INTO outgoing_mail|devices/;

/** Prepared statements go to the pool beside TypeORM. */
export function watchPrepared(dataSource: DataSource, seen: (statement: NamedStatement) => void): void {
  const { master: pool } = dataSource.driver as unknown as {
    master: { query: (statement: NamedStatement) => unknown };
  };
  const query = pool.query.bind(pool);
  pool.query = (statement) => {
    seen(statement);
    return query(statement);
  };
}

/** Records what a request costs: its statements in order, and the password hashes that it computes. */
export function watchWork({ app }: RunningService) {
  const statements: string[] = [];
  let hashes = 0;
  class Watching extends AbstractLogger {
    override logQuery(query: string): void {
      if (ofRequests.test(query)) statements.push(query);
    }
    protected override writeLog(): void {}
  }
  const dataSource = app.get(DataSource);
  dataSource.logger = new Watching();
  watchPrepared(dataSource, ({ text }) => {
    if (ofRequests.test(text)) statements.push(text);
  });
  const { semaphore } = app.get<unknown>(Passwords) as { semaphore: Semaphore };
  const run = semaphore.run.bind(semaphore);
  semaphore.run = (work) => {
    hashes += 1;
    return run(work);
  };

  return async (request: () => Promise<unknown>) => {
    statements.length = 0;
    hashes = 0;
    await request();
    return { statements: [...statements], hashes };
  };
}
