import { preparedIn } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { MemberChange } from './member-change.entity.js';

export type NewMemberChange = Omit<MemberChange, 'version'> & { version: number };

const saveStatement = {
  name: 'save-member-changes',
  // The permissions of each as a text, since the rows of an array of arrays must be of the same length.
  text: `INSERT INTO member_change (organization_uuid, user_uuid, version, is_member, role, permissions)
         SELECT organization_uuid, user_uuid, version, is_member, role, permissions::text[]
         FROM unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::boolean[], $5::text[], $6::text[])
           AS new (organization_uuid, user_uuid, version, is_member, role, permissions)
         ON CONFLICT DO NOTHING`,
};

export async function saveMemberChanges(tx: EntityManager, changes: readonly NewMemberChange[]): Promise<void> {
  if (changes.length === 0) return;
  await preparedIn(tx, saveStatement, [
    changes.map((change) => change.organization_uuid),
    changes.map((change) => change.user_uuid),
    changes.map((change) => change.version),
    changes.map((change) => change.is_member),
    changes.map((change) => change.role),
    changes.map((change) => `{${change.permissions.map((name) => JSON.stringify(name)).join(',')}}`),
  ]);
}
