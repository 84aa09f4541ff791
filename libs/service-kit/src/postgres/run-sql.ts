import { Client, type ClientBase, type Pool } from 'pg';
import { EntityManager, type DataSource } from 'typeorm';
import { poolOf } from '../patches/typeorm-pool.js';
import type { SqlStatement } from './sql.js';

/** Where a statement can run: in a transaction, or as one of its own. */
export type SqlConnection = EntityManager | DataSource | Pool | ClientBase;

/** Runs a statement. Answers with its rows, those of RETURNING as well. */
export async function rowsOf<Row extends object>(
  connection: SqlConnection,
  statement: SqlStatement<Row>,
): Promise<Row[]> {
  return (await ran(connection, statement)).rows as Row[];
}

/** Runs a statement. Answers with the number of rows that an UPDATE or DELETE changed. */
export async function execute(connection: SqlConnection, statement: SqlStatement): Promise<number> {
  return (await ran(connection, statement)).rowCount ?? 0;
}

interface Result {
  rows: object[];
  rowCount: number | null;
}

/** TypeORM cannot name a statement: a prepared one goes to the same connection, or the same pool, beside it. */
async function ran(connection: SqlConnection, statement: SqlStatement): Promise<Result> {
  if (isOfPg(connection)) return connection.query<object>(statement);
  if (statement.name !== undefined) return (await beside(connection)).query<object>(statement);
  const answer = await connection.query<object[] | Changed>(statement.text, statement.values);
  return isChanged(answer) ? { rows: answer[0], rowCount: answer[1] } : { rows: answer, rowCount: answer.length };
}

/** TypeORM answers with the rows, and for UPDATE and DELETE with the rows and their number. */
type Changed = [rows: object[], rowCount: number];

const isChanged = (answer: object[] | Changed): answer is Changed => Array.isArray(answer[0]);

const isOfPg = (connection: SqlConnection): connection is Pool | ClientBase =>
  'totalCount' in connection || connection instanceof Client;

async function beside(connection: EntityManager | DataSource): Promise<ClientBase | Pool> {
  if (!(connection instanceof EntityManager)) return poolOf(connection);
  const { queryRunner } = connection;
  return queryRunner ? ((await queryRunner.connect()) as ClientBase) : poolOf(connection.connection);
}
