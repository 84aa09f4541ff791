import type { SchemaPart } from '@platform/service-kit';

/** Until then a `known` counter allows no further attempt. */
const endOfWait = (rule: string) => `known.attempted_at + make_interval(
  secs => least(${rule}.longest_wait, ${rule}.first_wait * 2 ^ least(known.attempts - ${rule}.free, 30)))`;

/** The counters that slow guessing down. Not logged: a crash of Postgres may forget them, nothing else does. */
const table = /* sql */ `
  -- A counter changes with every attempt: in place, without touching an index, as long as its page has room. Purging
  -- reads the whole table.
  CREATE UNLOGGED TABLE throttle_counters (
    key text PRIMARY KEY,
    attempts integer NOT NULL,
    attempted_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
  ) WITH (fillfactor = 50);
`;

const count = /* sql */ `
  -- One attempt: by all counters or by none. Answers with the seconds to wait, the longest of its counters.
  CREATE FUNCTION throttle_count(counters jsonb) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE
    counter record;
    wait_seconds integer;
  BEGIN
    FOR counter IN SELECT * FROM jsonb_to_recordset(counters)
      AS given (key text, free integer, first_wait float8, longest_wait float8, forget float8) ORDER BY key COLLATE "C"
    LOOP
      INSERT INTO throttle_counters AS known (key, attempts, attempted_at, expires_at)
      VALUES (counter.key, 1, clock_timestamp(), clock_timestamp() + make_interval(secs => counter.forget))
      ON CONFLICT (key) DO UPDATE SET
        attempts = CASE WHEN known.expires_at < now() THEN 1 ELSE known.attempts + 1 END,
        attempted_at = excluded.attempted_at, expires_at = excluded.expires_at
      WHERE known.expires_at < now() OR known.attempts < counter.free OR ${endOfWait('counter')} <= clock_timestamp();
      IF NOT FOUND THEN RAISE SQLSTATE 'PTHRO'; END IF;
    END LOOP;
    RETURN 0;
  EXCEPTION WHEN SQLSTATE 'PTHRO' THEN
    -- What the other counters counted is undone.
    SELECT ceil(extract(epoch FROM max(${endOfWait('given')}) - clock_timestamp())) INTO wait_seconds
    FROM jsonb_to_recordset(counters) AS given (key text, free integer, first_wait float8, longest_wait float8)
    CROSS JOIN LATERAL (SELECT * FROM throttle_counters WHERE key = given.key OFFSET 0) known
    WHERE known.expires_at >= now() AND known.attempts >= given.free;
    RETURN greatest(1, wait_seconds);
  END $$;

  -- Several attempts, a row for each counter of each: all of them when none is past its free ones, else none, and
  -- false.
  CREATE FUNCTION throttle_count_together(keys text[], free integer[], forget float8[]) RETURNS boolean
  LANGUAGE plpgsql AS $$
  DECLARE
    is_free boolean;
  BEGIN
    WITH given AS MATERIALIZED (
      SELECT counter.key, count(*) AS attempts, min(counter.free) AS free, max(counter.forget) AS forget
      FROM unnest((SELECT keys), (SELECT throttle_count_together.free), (SELECT throttle_count_together.forget))
        AS counter (key, free, forget)
      GROUP BY counter.key
    ), counted AS (
      INSERT INTO throttle_counters AS known (key, attempts, attempted_at, expires_at)
      SELECT key, attempts, clock_timestamp(), clock_timestamp() + make_interval(secs => given.forget)
      FROM given ORDER BY key COLLATE "C"
      ON CONFLICT (key) DO UPDATE SET
        attempts = CASE WHEN known.expires_at < now() THEN 0 ELSE known.attempts END + excluded.attempts,
        attempted_at = excluded.attempted_at, expires_at = excluded.expires_at
      RETURNING key, attempts
    )
    SELECT bool_and(counted.attempts <= given.free) INTO is_free FROM counted JOIN given USING (key);
    IF is_free THEN RETURN true; END IF;
    RAISE SQLSTATE 'PTHRO';
  EXCEPTION WHEN SQLSTATE 'PTHRO' THEN
    RETURN false;
  END $$;
`;

const giveBack = /* sql */ `
  -- Of several attempts: the fresh ones start afresh, the shared ones get one attempt back for each time they are
  -- given.
  CREATE FUNCTION throttle_give_back_together(fresh text[], shared text[]) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    given record;
  BEGIN
    FOR given IN
      SELECT key, count(*) AS attempts, bool_or(is_fresh) AS is_fresh FROM (
        SELECT key, true AS is_fresh FROM unnest((SELECT fresh)) AS key
        UNION ALL SELECT key, false FROM unnest((SELECT shared)) AS key
      ) asked WHERE key IS NOT NULL GROUP BY key ORDER BY key COLLATE "C"
    LOOP
      IF given.is_fresh THEN DELETE FROM throttle_counters WHERE key = given.key;
      ELSE UPDATE throttle_counters SET attempts = greatest(attempts - given.attempts, 0) WHERE key = given.key;
      END IF;
    END LOOP;
  END $$;

  CREATE FUNCTION throttle_give_back(fresh text, shared text[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM throttle_give_back_together(ARRAY[fresh], shared);
  END $$;
`;

/**
 * Attempts are counted, and given back, in one call, so that the statement that reads whom an attempt is for can count
 * it as well. Sign-ins that come together share their statements. The rules stay in the service: each counter comes
 * with its own. Whatever locks more than one counter locks them in the order of their keys, alone or together, so that
 * two never wait for each other.
 */
export const throttling: SchemaPart = {
  up: table + count + giveBack,
  down: /* sql */ `
    DROP FUNCTION throttle_give_back, throttle_give_back_together, throttle_count_together, throttle_count;
    DROP TABLE throttle_counters;
  `,
};
