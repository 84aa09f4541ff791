import { expect, it } from '@jest/globals';
import { FirstMigration, startService, type RunningService } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { DataSource } from 'typeorm';
import { links } from '../../service.js';
import { linksBench } from '../../testing/links-bench.test-helper.js';
import { linkWords } from '../../migrations/first/link-words.js';

class OnlyWords extends FirstMigration {
  readonly parts = [linkWords];
  readonly replaces = [];
}

it('the migration of the index of words names a missing extension, and accepts it in any schema', async () => {
  await using after = new AsyncDisposableStack();
  let service: RunningService | undefined;
  const bench = await linksBench({}, async (env) => (service = await startService(links, env)));
  after.defer(() => bench.close());
  const runner = service!.app.get(DataSource).createQueryRunner();
  after.defer(() => runner.release());
  const migrate = () => new OnlyWords().up(runner);

  // It drops the index, too, and may deadlock with the work of the service.
  const drop = () => eventually(() => bench.query(`DROP EXTENSION IF EXISTS pg_trgm CASCADE`));
  await drop();
  await expect(migrate()).rejects.toThrow(
    /can use no extension pg_trgm in this database: run docker\/postgres\/roles\.sql/,
  );
  await bench.query(`CREATE SCHEMA "of a provider"`);
  await bench.query(`CREATE EXTENSION pg_trgm SCHEMA "of a provider"`);
  await expect(migrate()).rejects.toThrow(/can use no extension pg_trgm /);
  await bench.query(`GRANT USAGE ON SCHEMA "of a provider" TO PUBLIC`);
  await migrate();
  const where = () =>
    bench.query(
      `SELECT nspname AS schema, to_regclass('link_words')::text AS index
       FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'pg_trgm'`,
    );
  expect(await where()).toStrictEqual([{ schema: 'of a provider', index: 'link_words' }]);

  // An owner of the database, as in development, needs no superuser for it.
  await drop();
  const [role] = (await runner.query(`SELECT quote_ident(current_user) AS name, current_database() AS database`)) as {
    name: string;
    database: string;
  }[];
  await bench.query(`DROP SCHEMA extensions CASCADE`);
  await bench.query(`GRANT CREATE ON DATABASE ${role!.database} TO ${role!.name}`);
  await migrate();
  expect(await where()).toStrictEqual([{ schema: 'extensions', index: 'link_words' }]);
});
