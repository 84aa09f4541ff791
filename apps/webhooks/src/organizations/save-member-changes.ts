import type { EntityManager } from 'typeorm';
import type { MemberChange } from './member-change.entity.js';

export type NewMemberChange = Omit<MemberChange, 'version'> & { version: number };

export async function saveMemberChange(tx: EntityManager, change: NewMemberChange): Promise<void> {
  await tx.query(
    `INSERT INTO member_change (organization_uuid, user_uuid, version, is_member, role, permissions)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [change.organization_uuid, change.user_uuid, change.version, change.is_member, change.role, change.permissions],
  );
}
