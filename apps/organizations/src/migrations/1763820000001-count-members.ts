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

  /** The columns go with the migration before. */
  async down(): Promise<void> {}
}

/**
 * Of the next organizations in the order of their ids, the order of all who take several. Answers with the last;
 * undefined behind the end.
 */
async function countBehind(tx: EntityManager, last: string | undefined): Promise<string | undefined> {
  // Whoever changes a membership meanwhile has committed before these locks, and is counted, or adds to what is counted
  // after them.
  const organizations = await tx.query<{ uuid: string }[]>(
    `SELECT uuid FROM organization WHERE $1::uuid IS NULL OR uuid > $1 ORDER BY uuid LIMIT ${organizationsAtOnce} FOR NO KEY UPDATE`,
    [last ?? null],
  );
  const uuids = organizations.map(({ uuid }) => uuid);
  await tx.query(`SELECT FROM role WHERE organization_uuid = ANY($1) ORDER BY id FOR NO KEY UPDATE`, [uuids]);
  await tx.query(
    `WITH counted AS MATERIALIZED (
       SELECT organization_uuid, role, count(*)::integer AS members FROM member WHERE organization_uuid = ANY($1) GROUP BY 1, 2
     ), of_roles AS (
       UPDATE role SET members_count = coalesce(
         (SELECT members FROM counted WHERE counted.organization_uuid = role.organization_uuid AND counted.role = role.name), 0)
       WHERE organization_uuid = ANY($1)
     )
     UPDATE organization SET members_count = coalesce(
       (SELECT sum(members)::integer FROM counted WHERE counted.organization_uuid = organization.uuid), 0)
     WHERE uuid = ANY($1)`,
    [uuids],
  );
  return uuids.at(-1);
}
