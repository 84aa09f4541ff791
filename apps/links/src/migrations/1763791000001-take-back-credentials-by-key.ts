import type { MigrationInterface, QueryRunner } from 'typeorm';

const rowsAtOnce = 5_000;

/** Nobody has been asked so far: it was allowed from the beginning. Who wants it allows it again. */
export class TakeBackCredentialsByKey1763791000001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let last = 0; ;) {
      const [{ id } = { id: null }] = (await runner.query(
        `WITH batch AS MATERIALIZED (SELECT id FROM account WHERE id > $1 ORDER BY id LIMIT ${rowsAtOnce}),
              taken AS (UPDATE account SET credentials_by_key = false FROM batch WHERE account.id = batch.id AND credentials_by_key)
         SELECT max(id) AS id FROM batch`,
        [last],
      )) as { id: number | null }[];
      if (id === null) return;
      last = id;
    }
  }

  /** What was allowed is not known any more. */
  async down(): Promise<void> {}
}
