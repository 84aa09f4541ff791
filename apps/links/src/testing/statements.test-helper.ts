import type { DataSource } from 'typeorm';

/** The statements about an account that run during `work`. Statements of background workers name no account. */
export async function statementsOf(
  dataSource: DataSource,
  work: () => Promise<unknown>,
  seen: () => void = () => undefined,
): Promise<number> {
  let count = 0;
  const create = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (...options) => {
    const runner = create(...options);
    const query = runner.query.bind(runner) as (...statement: unknown[]) => Promise<unknown>;
    runner.query = ((...statement: unknown[]) => {
      if (/account_id = \$\d/.test(String(statement[0]))) {
        count += 1;
        seen();
      }
      return query(...statement);
    }) as typeof runner.query;
    return runner;
  };
  try {
    await work();
  } finally {
    Reflect.deleteProperty(dataSource, 'createQueryRunner');
  }
  return count;
}
