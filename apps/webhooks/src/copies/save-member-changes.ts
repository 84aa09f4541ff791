import { execute, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { MemberChange } from './member-change.entity.js';

export type NewMemberChange = Omit<MemberChange, 'version'> & { version: number };

export async function saveMemberChanges(tx: EntityManager, changes: readonly NewMemberChange[]): Promise<void> {
  if (changes.length === 0) return;
  await execute(
    tx,
    sql`
      INSERT INTO member_change (organization_uuid, user_uuid, version, is_member, role, permissions)
      SELECT organization_uuid, user_uuid, version, is_member, role, permissions::text[]
      FROM unnest(
        ${changes.map((change) => change.organization_uuid)}::uuid[],
        ${changes.map((change) => change.user_uuid)}::uuid[],
        ${changes.map((change) => change.version)}::bigint[],
        ${changes.map((change) => change.is_member)}::boolean[],
        ${changes.map((change) => change.role)}::text[],
        ${changes.map(({ permissions }) => arrayText(permissions))}::text[]
      ) AS new (organization_uuid, user_uuid, version, is_member, role, permissions)
      ON CONFLICT DO NOTHING`.prepared('save-member-changes'),
  );
}

/** The permissions of each as a text, since the rows of an array of arrays must be of the same length. */
function arrayText(permissions: readonly string[]): string {
  return `{${permissions.map((name) => JSON.stringify(name)).join(',')}}`;
}
