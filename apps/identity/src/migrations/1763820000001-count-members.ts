import type { EntityManager, MigrationInterface, QueryRunner } from 'typeorm';

const organizationsAtOnce = 100;

/**
 * Counts those who were members before the triggers of `KeepMemberCounts1763820000000` did. It can be run again: it
 * counts anew.
 */
export class CountMembers1763820000001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    let last: string | undefined;
    do last = await runner.manager.transaction((tx) => countBehind(tx, last));
    while (last);
  }

  /** The table goes with the migration before. */
  async down(): Promise<void> {}
}

/** Of the next organizations in the order of their ids. Answers with the last; undefined behind the end. */
async function countBehind(tx: EntityManager, last: string | undefined): Promise<string | undefined> {
  const organizations = await tx.query<{ uuid: string }[]>(
    `SELECT DISTINCT organization_uuid AS uuid FROM membership_copy
     WHERE $1::uuid IS NULL OR organization_uuid > $1 ORDER BY 1 LIMIT ${organizationsAtOnce}`,
    [last ?? null],
  );
  const uuids = organizations.map(({ uuid }) => uuid);
  // Whoever changes a membership meanwhile has committed before this takes the rows, and is counted, or adds to what is
  // counted after it.
  await tx.query(
    `INSERT INTO member_counter AS counter (organization_uuid, members_count) SELECT uuid, 0 FROM unnest($1::uuid[]) AS uuid ORDER BY uuid
     ON CONFLICT (organization_uuid) DO UPDATE SET members_count = counter.members_count`,
    [uuids],
  );
  await tx.query(
    `UPDATE member_counter SET members_count = (
       SELECT count(*) FROM membership_copy copy
       WHERE copy.organization_uuid = member_counter.organization_uuid AND NOT copy.is_removed)
     WHERE organization_uuid = ANY($1)`,
    [uuids],
  );
  return uuids.at(-1);
}
