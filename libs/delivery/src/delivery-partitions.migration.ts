import type { MigrationInterface, QueryRunner } from 'typeorm';
import { partitionedTables, partitionStatements, weekOf, type PartitionedTable } from './log/delivery-partitions.js';

const weeksBack = 5;
const weeksAhead = 1;

/**
 * Keeps deliveries and their attempts by weeks, so that retention drops a table instead of deleting rows. The indexes that a
 * service has put on `delivery` meanwhile move over with their names.
 */
export class PartitionDeliveries1700000100001 implements MigrationInterface {
  name = 'PartitionDeliveries1700000100001';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, id] of Object.entries(partitionedTables) as [PartitionedTable, string][]) {
      const key = table === 'delivery' ? 'id' : 'delivery_id, claim_no';
      const indexes = await plainIndexes(runner, table);
      await runner.query(`ALTER TABLE ${table} RENAME TO ${table}_whole`);
      await runner.query(`
        CREATE TABLE ${table} (LIKE ${table}_whole INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE (${id})`);
      await runner.query(`CREATE TABLE ${table}_other PARTITION OF ${table} DEFAULT`);
      const [any] = (await runner.query(`SELECT FROM ${table}_whole LIMIT 1`)) as unknown[];
      for (let weeks = any ? -weeksBack : 0; weeks <= weeksAhead; weeks += 1) {
        for (const statement of partitionStatements(table, weekOf(new Date(), weeks))) await runner.query(statement);
      }
      await runner.query(`INSERT INTO ${table} SELECT * FROM ${table}_whole`);
      await runner.query(`DROP TABLE ${table}_whole`);
      await runner.query(`ALTER TABLE ${table} ADD PRIMARY KEY (${key})`);
      for (const definition of indexes) await runner.query(definition);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(partitionedTables)) {
      const indexes = await plainIndexes(runner, table);
      await runner.query(`ALTER TABLE ${table} RENAME TO ${table}_parts`);
      await runner.query(`CREATE TABLE ${table} (LIKE ${table}_parts INCLUDING DEFAULTS INCLUDING CONSTRAINTS)`);
      await runner.query(`INSERT INTO ${table} SELECT * FROM ${table}_parts`);
      await runner.query(`DROP TABLE ${table}_parts`);
      await runner.query(
        `ALTER TABLE ${table} ADD PRIMARY KEY (${table === 'delivery' ? 'id' : 'delivery_id, claim_no'})`,
      );
      for (const definition of indexes) await runner.query(definition);
    }
  }
}

/** How the indexes of a table are made, its primary key left out. */
async function plainIndexes(runner: QueryRunner, table: string): Promise<string[]> {
  const rows = (await runner.query(
    `SELECT replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') AS definition
     FROM pg_index WHERE indrelid = $1::regclass AND NOT indisprimary ORDER BY indexrelid`,
    [table],
  )) as { definition: string }[];
  return rows.map(({ definition }) => definition);
}
