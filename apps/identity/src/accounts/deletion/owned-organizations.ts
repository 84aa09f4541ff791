import { rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

const ownedOrganization = z.object({
  uuid: z.uuid(),
  name: z.string(),
  slug: z.string(),
  is_active: z
    .boolean()
    .describe('false while the operator suspends it: then only the operator can transfer or delete it'),
});
export type OwnedOrganization = z.infer<typeof ownedOrganization>;

/** Field of a refusal. */
export const ownedOrganizationsField = z.array(ownedOrganization).describe('Of `last_owner`: what the person owns');

/** Organizations that would be left without an owner: each has exactly one. */
export async function ownedOrganizations(tx: EntityManager, userUuid: string): Promise<OwnedOrganization[]> {
  return rowsOf(
    tx,
    sql<OwnedOrganization>`
      SELECT organization.uuid, organization.name, organization.slug, organization.is_active
      FROM membership_copy membership
      JOIN organization_copy organization ON organization.uuid = membership.organization_uuid
      WHERE membership.user_uuid = ${userUuid} AND membership.role = 'owner'
        AND NOT membership.is_removed AND NOT organization.is_deleted
      ORDER BY organization.name, organization.uuid`,
  );
}
