import type { PlatformEvent } from '@platform/contracts';
import { execute, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

type OrganizationEvent = PlatformEvent<
  'organization.created' | 'organization.updated' | 'organization.status_changed' | 'organization.deleted'
>;

/** Keeps the copy of an organization; what is said of its looks ends with it. An older version changes nothing. */
export async function keepOrganization(tx: EntityManager, event: OrganizationEvent): Promise<void> {
  const { uuid, name, slug, is_active, requires_mfa = null } = event.payload.organization;
  const is_deleted = event.type === 'organization.deleted';
  await execute(
    tx,
    sql`
      INSERT INTO organization_copy AS copy (uuid, name, slug, is_active, is_deleted, version, requires_mfa)
      VALUES (${uuid}, ${name}, ${slug}, ${is_active}, ${is_deleted}, ${event.version},
        coalesce(${requires_mfa}, false))
      ON CONFLICT (uuid) DO UPDATE SET
        name = excluded.name, slug = excluded.slug, is_active = excluded.is_active, is_deleted = excluded.is_deleted,
        version = excluded.version, requires_mfa = coalesce(${requires_mfa}, copy.requires_mfa)
      WHERE copy.version < excluded.version`,
  );
  if (is_deleted) await execute(tx, sql`DELETE FROM branding_copy WHERE organization_uuid = ${uuid}`);
}
