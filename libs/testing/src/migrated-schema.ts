import assert from 'node:assert/strict';
import { serviceBench, type RunningService } from './service-bench.js';

/** The part of TypeORM's `DataSource` that is used: this library does not know TypeORM. */
interface Storage {
  undoLastMigration(): Promise<void>;
  migrations: { name?: string; replaces?: readonly string[] }[];
}

interface Started extends RunningService {
  app: { get(token: unknown): unknown };
}

/** What Postgres says of a schema, but for the order of columns. */
const description = `
  SELECT concat_ws(' ', relname, relkind, relpersistence, reloptions) AS line
    FROM pg_class WHERE relnamespace = $1::regnamespace
  UNION ALL
  SELECT concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
      attgenerated, pg_get_expr(adbin, adrelid))
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE relnamespace = $1::regnamespace AND attnum > 0
  UNION ALL
  SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = $1::regnamespace
  UNION ALL
  SELECT indexdef FROM pg_indexes WHERE schemaname = $1::regnamespace::text
  UNION ALL
  SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = $1::regnamespace
  UNION ALL
  SELECT pg_get_triggerdef(pg_trigger.oid) FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE relnamespace = $1::regnamespace AND NOT tgisinternal
  ORDER BY line`;

/**
 * The schema of a service, made by its migrations, without the service beside it.
 * @param start starts the service, by `startService` of the kit
 * @param dataSource the class by which the application knows its data source
 */
export async function migratedSchema(
  name: string,
  start: (env: NodeJS.ProcessEnv) => Promise<Started>,
  dataSource: unknown,
) {
  const bench = await serviceBench(name, start, { ROLE: 'migrate' });
  const storage = (bench.service as Started).app.get(dataSource) as Storage;
  const firsts = storage.migrations.filter(({ replaces }) => replaces);
  const names = firsts.map((first) => first.name ?? first.constructor.name);

  const migrate = async () => (await start(bench.env)).close();
  const described = async () => (await bench.query<{ line: string }>(description, [name])).map(({ line }) => line);
  const forget = (those: readonly string[]) => bench.query(`DELETE FROM migrations WHERE name = ANY ($1)`, [those]);
  const remember = (those: readonly string[]) =>
    bench.query(
      `INSERT INTO migrations (timestamp, name) SELECT right(name, 13)::bigint, name FROM unnest($1::text[]) AS name`,
      [those],
    );

  return {
    /** Takes every migration back, which must leave nothing, and runs them again. */
    async isTheSameAgain(): Promise<void> {
      const before = await described();
      for (let left = storage.migrations.length; left > 0; left--) await storage.undoLastMigration();
      const remains = await bench.query<{ name: string }>(
        `SELECT relname AS name FROM pg_class WHERE relnamespace = $1::regnamespace AND relkind <> 'i'
         UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = $1::regnamespace ORDER BY 1`,
        [name],
      );
      assert.deepEqual(
        remains.map((one) => one.name),
        ['migrations', 'migrations_id_seq'],
      );
      await migrate();
      assert.deepEqual(await described(), before);
    },

    /** A database that the migrations of before made is taken over as it is, unless it lacks one of them. */
    async isTakenOver(): Promise<void> {
      const before = await described();
      await bench.query(`INSERT INTO outbox_event (id, type, payload) VALUES (gen_random_uuid(), 'kept', '{}')`);
      await forget(names);
      await remember(firsts.flatMap(({ replaces }) => replaces!));
      for (const { replaces } of firsts) {
        await forget(replaces!.slice(-1));
        await assert.rejects(migrate(), /made by a version that is too old/);
        await remember(replaces!.slice(-1));
      }
      await migrate();
      assert.deepEqual(await described(), before);
      assert.equal((await bench.query(`SELECT FROM outbox_event WHERE type = 'kept'`)).length, 1);
      const taken = await bench.query(`SELECT FROM migrations WHERE name = ANY ($1)`, [names]);
      assert.equal(taken.length, names.length);
    },

    close: () => bench.close(),
  };
}
