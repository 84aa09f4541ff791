import type { SchemaPart } from '@platform/service-kit';
import type { QueryRunner } from 'typeorm';

const extensions = ['pg_trgm', 'btree_gin'];

/**
 * Finds parts of words in what the owner of a link has written, in the links of one account alone. Of an expression: a
 * column of its own would repeat each text in its row.
 */
export const linkWords: SchemaPart = {
  up: async (runner) => {
    const { pg_trgm } = await schemasOf(runner);
    return /* sql */ `
      CREATE INDEX link_words ON link USING gin (
        account_id,
        (alias || ' ' || url || ' ' || title || ' ' || description || ' ' || note) ${pg_trgm}.gin_trgm_ops
      ) WHERE state <> 'deleted'`;
  },
  down: /* sql */ `DROP INDEX link_words`,
};

interface Usable {
  name: string;
  schema: string;
}

/**
 * Where the extensions are: somebody may have made them in another schema than ours would be. Only who may create in
 * the database can make one, which the role of a service as roles.sql makes it cannot.
 *
 * @throws when one is missing that this role cannot make
 */
async function schemasOf(runner: QueryRunner): Promise<Record<string, string>> {
  const [database] = (await runner.query(
    `SELECT has_database_privilege(current_database(), 'CREATE') AS may_create`,
  )) as { may_create: boolean }[];
  if (database!.may_create)
    for (const name of await missingOf(runner)) {
      await runner.query(`CREATE SCHEMA IF NOT EXISTS extensions`);
      await runner.query(`CREATE EXTENSION IF NOT EXISTS ${name} SCHEMA extensions`);
    }
  const missing = await missingOf(runner);
  if (missing.length > 0)
    throw new Error(
      `this role can use no extension ${missing.join(' and ')} in this database: run docker/postgres/roles.sql again ` +
        'as the owner of the database, for this service as for a new installation (docs/operations.md, Upgrade), ' +
        'then migrate again',
    );
  return Object.fromEntries((await usable(runner)).map(({ name, schema }) => [name, schema]));
}

async function missingOf(runner: QueryRunner): Promise<string[]> {
  const known = (await usable(runner)).map(({ name }) => name);
  return extensions.filter((name) => !known.includes(name));
}

async function usable(runner: QueryRunner): Promise<Usable[]> {
  return (await runner.query(
    `SELECT extname AS name, quote_ident(nspname) AS schema
     FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace
     WHERE extname = ANY ($1) AND has_schema_privilege(extnamespace, 'USAGE')`,
    [extensions],
  )) as Usable[];
}
