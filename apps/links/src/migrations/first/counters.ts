import type { SchemaPart } from '@platform/service-kit';

/**
 * Whatever link is there has a row of counters, which knows its account: by that an index has the order by clicks. The
 * rows come from triggers, as links are made in several places, and an erasure of statistics takes the row of a link
 * that stays.
 */
export const counters: SchemaPart = {
  up: /* sql */ `
    CREATE TABLE item_counter (
      item_id integer NOT NULL,
      clicks bigint NOT NULL,
      clicks_all bigint NOT NULL,
      unique_clicks bigint NOT NULL,
      kind text NOT NULL,
      -- The account of a link.
      owner_id integer,
      clicks_before integer NOT NULL DEFAULT 0,
      PRIMARY KEY (kind, item_id)
    ) WITH (fillfactor = 50);
    -- The links of an account in the order of their clicks.
    CREATE INDEX item_counter_clicks ON item_counter (owner_id, (clicks + clicks_before) DESC, item_id DESC)
      WHERE kind = 'link' AND owner_id IS NOT NULL;

    CREATE FUNCTION start_counter() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO item_counter (kind, item_id, clicks, clicks_all, unique_clicks, owner_id, clicks_before)
      VALUES ('link', NEW.id, 0, 0, 0, NEW.account_id, NEW.clicks_before)
      ON CONFLICT (kind, item_id) DO UPDATE SET owner_id = excluded.owner_id, clicks_before = excluded.clicks_before;
      RETURN NULL;
    END $$;
    CREATE TRIGGER link_counter_started AFTER INSERT ON link
    FOR EACH ROW WHEN (NEW.state <> 'deleted') EXECUTE FUNCTION start_counter();

    CREATE FUNCTION start_counter_again() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO item_counter (kind, item_id, clicks, clicks_all, unique_clicks, owner_id, clicks_before)
      SELECT 'link', id, 0, 0, 0, account_id, clicks_before FROM link WHERE id = OLD.item_id AND state <> 'deleted'
      ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    CREATE TRIGGER item_counter_started_again AFTER DELETE ON item_counter
    FOR EACH ROW WHEN (OLD.kind = 'link') EXECUTE FUNCTION start_counter_again();

    CREATE FUNCTION copy_clicks_before() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE item_counter SET clicks_before = NEW.clicks_before WHERE kind = 'link' AND item_id = NEW.id;
      RETURN NULL;
    END $$;
    -- Not of one that is deleted: it is in no list, and its counters may be gone.
    CREATE TRIGGER link_clicks_before AFTER UPDATE OF clicks_before ON link
    FOR EACH ROW WHEN (NEW.state <> 'deleted' AND NEW.clicks_before <> OLD.clicks_before)
    EXECUTE FUNCTION copy_clicks_before();
  `,
  down: /* sql */ `
    DROP TRIGGER link_clicks_before ON link;
    DROP TRIGGER link_counter_started ON link;
    DROP TABLE item_counter;
    DROP FUNCTION copy_clicks_before, start_counter_again, start_counter;
  `,
};
