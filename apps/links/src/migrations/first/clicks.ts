import type { SchemaPart } from '@platform/service-kit';

/**
 * Clicks of links, scans of QR codes and views of bio pages are one thing with a kind, as are those of campaigns.
 * Nothing here has a foreign key: a click may arrive after its item has gone, and must not fail its batch.
 */
export const clicks: SchemaPart = {
  up: /* sql */ `
    CREATE TABLE click (
      at timestamptz NOT NULL,
      id uuid NOT NULL,
      item_id integer NOT NULL,
      reason text,
      visitor bytea NOT NULL,
      network cidr,
      country text NOT NULL,
      referrer text NOT NULL,
      browser text NOT NULL,
      os text NOT NULL,
      kind text NOT NULL,
      account_id integer NOT NULL,
      batch bigint NOT NULL,
      social text,
      device text,
      language text,
      via text,
      variant text,
      -- The number first: every click is looked for in this key, and texts of which nearly all are alike cost the most
      -- to compare. Ids rise with time: the key also gives the clicks of one item in their order.
      PRIMARY KEY (item_id, id, at, kind)
    ) PARTITION BY RANGE (at);
    CREATE INDEX click_batch_id ON click (batch);

    -- What is inserted and not counted yet. A row is made with the clicks and goes with their roll-up, which counts
    -- batch by batch: a counter costs the same however many clicks a batch has for it.
    CREATE TABLE click_batch (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      clicks integer NOT NULL,
      first_at timestamptz NOT NULL,
      last_at timestamptz NOT NULL
    );

    -- Who has visited an item on a day, so that visitors are counted once. The salt of the day makes that all it tells.
    CREATE TABLE visitor (
      day date NOT NULL,
      item_id integer NOT NULL,
      visitor bytea NOT NULL,
      kind text NOT NULL,
      PRIMARY KEY (day, kind, item_id, visitor)
    ) PARTITION BY RANGE (day);
    CREATE TABLE visitor_salt (day date PRIMARY KEY, salt bytea NOT NULL);

    CREATE TABLE item_day (
      item_id integer NOT NULL,
      day date NOT NULL,
      dimension text NOT NULL,
      value text NOT NULL,
      clicks bigint NOT NULL,
      kind text NOT NULL,
      PRIMARY KEY (kind, item_id, day, dimension, value)
    ) WITH (fillfactor = 70);

    -- Dimensions of an item's day that had more values than are kept by name.
    CREATE TABLE item_crowd (
      day date NOT NULL,
      kind text NOT NULL,
      item_id integer NOT NULL,
      dimension text NOT NULL,
      is_settled boolean NOT NULL DEFAULT false,
      PRIMARY KEY (day, kind, item_id, dimension)
    );
    CREATE INDEX item_crowd_item ON item_crowd (kind, item_id);

    CREATE TABLE item_hour (
      kind text NOT NULL,
      item_id integer NOT NULL,
      hour timestamptz NOT NULL,
      clicks bigint NOT NULL,
      clicks_all bigint NOT NULL,
      PRIMARY KEY (kind, item_id, hour)
    ) WITH (fillfactor = 70);
    CREATE INDEX item_hour_hour ON item_hour (hour);

    -- When the clicks of an item were erased: older ones that are still in a journal must not come back.
    CREATE TABLE item_erasure (
      kind text NOT NULL,
      item_id integer NOT NULL,
      erased_at timestamptz NOT NULL,
      PRIMARY KEY (kind, item_id)
    );
  `,
  down: /* sql */ `
    DROP TABLE item_erasure, item_hour, item_crowd, item_day, visitor_salt, visitor, click_batch, click`,
};
