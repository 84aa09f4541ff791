import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Attempts are counted, and given back, in one call, so that the statement that reads whom an attempt is for can count it as well. The rules
 * stay in the service: each counter comes with its own.
 */
export class CountAttemptsInOneCall1763740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // By all counters or by none, always in the order given, so that two attempts never wait for each other. Answers with the seconds to wait.
    await runner.query(`
      CREATE FUNCTION throttle_count(counters jsonb) RETURNS integer LANGUAGE plpgsql AS $$
      DECLARE
        counter record;
        wait_seconds integer := 0;
      BEGIN
        FOR counter IN SELECT * FROM jsonb_to_recordset(counters)
          AS given (key text, free integer, first_wait float8, longest_wait float8, forget float8)
        LOOP
          INSERT INTO throttle_counters AS known (key, attempts, attempted_at, expires_at)
          VALUES (counter.key, 1, clock_timestamp(), clock_timestamp() + make_interval(secs => counter.forget))
          ON CONFLICT (key) DO UPDATE SET
            attempts = CASE WHEN known.expires_at < now() THEN 1 ELSE known.attempts + 1 END,
            attempted_at = excluded.attempted_at, expires_at = excluded.expires_at
          WHERE known.expires_at < now() OR known.attempts < counter.free OR known.attempted_at + make_interval(
            secs => least(counter.longest_wait, counter.first_wait * 2 ^ least(known.attempts - counter.free, 30))) <= clock_timestamp();
          IF FOUND THEN CONTINUE; END IF;
          SELECT greatest(1, ceil(extract(epoch FROM known.attempted_at + make_interval(
            secs => least(counter.longest_wait, counter.first_wait * 2 ^ least(known.attempts - counter.free, 30))) - clock_timestamp())))
          INTO wait_seconds FROM throttle_counters known WHERE known.key = counter.key;
          wait_seconds := coalesce(wait_seconds, 1);
          RAISE SQLSTATE 'PTHRO';
        END LOOP;
        RETURN 0;
      EXCEPTION WHEN SQLSTATE 'PTHRO' THEN
        -- What the other counters counted is undone.
        RETURN wait_seconds;
      END $$`);
    // In the same order. The first one starts afresh, the others get one attempt back.
    await runner.query(`
      CREATE FUNCTION throttle_give_back(fresh text, shared text[]) RETURNS void LANGUAGE plpgsql AS $$
      DECLARE
        one text;
      BEGIN
        DELETE FROM throttle_counters WHERE key = fresh;
        FOREACH one IN ARRAY shared LOOP
          UPDATE throttle_counters SET attempts = greatest(attempts - 1, 0) WHERE key = one;
        END LOOP;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION throttle_give_back, throttle_count`);
  }
}
