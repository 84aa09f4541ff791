import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Clicks of links, scans of QR codes and views of bio pages are one thing with a kind. What is inserted is noted as a batch, and
 * counted batch by batch: a counter costs the same however many clicks a batch has for it.
 */
export class ClickItems1763723000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await widenClicks(runner);
    await runner.query(`ALTER TABLE visitor RENAME COLUMN link_id TO item_id`);
    await runner.query(`
      ALTER TABLE visitor DROP CONSTRAINT visitor_pkey,
        ADD kind text NOT NULL DEFAULT 'link', ADD PRIMARY KEY (day, kind, item_id, visitor)`);
    await runner.query(`ALTER TABLE visitor ALTER kind DROP DEFAULT`);
    for (const [before, after, key] of [
      ['link_counter', 'item_counter', 'kind, item_id'],
      ['link_day', 'item_day', 'kind, item_id, day, dimension, value'],
    ] as const) {
      await runner.query(`ALTER TABLE ${before} RENAME TO ${after}`);
      await runner.query(`ALTER TABLE ${after} RENAME COLUMN link_id TO item_id`);
      await runner.query(`
        ALTER TABLE ${after} DROP CONSTRAINT ${before}_pkey,
          ADD kind text NOT NULL DEFAULT 'link', ADD PRIMARY KEY (${key})`);
      await runner.query(`ALTER TABLE ${after} ALTER kind DROP DEFAULT`);
    }
    await runner.query(`
      CREATE TABLE item_hour (
        kind text NOT NULL,
        item_id integer NOT NULL,
        hour timestamptz NOT NULL,
        clicks bigint NOT NULL,
        clicks_all bigint NOT NULL,
        PRIMARY KEY (kind, item_id, hour)
      ) WITH (fillfactor = 70)`);
    await runner.query(`CREATE INDEX item_hour_hour ON item_hour (hour)`);
    // When the clicks of an item were erased: older ones that are still in a journal must not come back.
    await runner.query(`
      CREATE TABLE item_erasure (
        kind text NOT NULL,
        item_id integer NOT NULL,
        erased_at timestamptz NOT NULL,
        PRIMARY KEY (kind, item_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE item_erasure, item_hour, click_batch`);
    for (const [before, after, key] of [
      ['link_counter', 'item_counter', 'link_id'],
      ['link_day', 'item_day', 'link_id, day, dimension, value'],
    ] as const) {
      await runner.query(`DELETE FROM ${after} WHERE kind <> 'link'`);
      await runner.query(`ALTER TABLE ${after} RENAME TO ${before}`);
      await runner.query(`ALTER TABLE ${before} RENAME COLUMN item_id TO link_id`);
      await runner.query(`ALTER TABLE ${before} DROP kind, ADD CONSTRAINT ${before}_pkey PRIMARY KEY (${key})`);
    }
    await runner.query(`DELETE FROM visitor WHERE kind <> 'link'`);
    await runner.query(`ALTER TABLE visitor RENAME COLUMN item_id TO link_id`);
    await runner.query(`ALTER TABLE visitor DROP kind, ADD PRIMARY KEY (day, link_id, visitor)`);
    await runner.query(`DELETE FROM click WHERE kind <> 'link'`);
    await runner.query(`ALTER TABLE click RENAME COLUMN item_id TO link_id`);
    await runner.query(`
      ALTER TABLE click DROP kind, DROP account_id, DROP batch, DROP social, DROP device, DROP language, DROP via,
        DROP variant, ADD PRIMARY KEY (id, at)`);
  }
}

async function widenClicks(runner: QueryRunner): Promise<void> {
  await runner.query(`ALTER TABLE click RENAME COLUMN link_id TO item_id`);
  // Ids rise with time: the key also gives the clicks of one item in their order.
  await runner.query(`
    ALTER TABLE click DROP CONSTRAINT click_pkey,
      ADD kind text NOT NULL DEFAULT 'link',
      ADD account_id integer NOT NULL DEFAULT 0,
      ADD batch bigint NOT NULL DEFAULT 0,
      ADD social text,
      ADD device text,
      ADD language text,
      ADD via text,
      ADD variant text,
      ADD PRIMARY KEY (kind, item_id, id, at)`);
  await runner.query(`UPDATE click SET account_id = link.account_id FROM link WHERE link.id = item_id`);
  await runner.query(
    `ALTER TABLE click ALTER kind DROP DEFAULT, ALTER account_id DROP DEFAULT, ALTER batch DROP DEFAULT`,
  );
  await runner.query(`CREATE INDEX click_batch_id ON click (batch)`);
  // What is inserted and not counted yet. A row is made with the clicks and goes with their roll-up.
  await runner.query(`
    CREATE TABLE click_batch (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      clicks integer NOT NULL,
      first_at timestamptz NOT NULL,
      last_at timestamptz NOT NULL
    )`);
}
