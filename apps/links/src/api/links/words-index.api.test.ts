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

it('the index of words says which extension is missing, and takes it from any schema', async () => {
  await using after = new AsyncDisposableStack();
  let service: RunningService | undefined;
  const bench = await linksBench({}, async (env) => (service = await startService(links, env)));
  after.defer(() => bench.close());
  const runner = service!.app.get(DataSource).createQueryRunner();
  after.defer(() => runner.release());
  const migrate = () => new OnlyWords().up(runner);

  // Takes the index along, and may meet what the service does by itself in a deadlock.
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

  // Who owns the database itself, as in development, needs nobody else for it.
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
