import { Problem } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { NotificationEndpoint } from './notification-endpoint.entity.js';

type Owner = Pick<NotificationEndpoint, 'uuid' | 'organization_uuid'>;

/**
 * Makes these the addresses of an e-mail destination. Each must be that of a member: nobody can make the platform write to
 * strangers. An address that was suppressed stays so until it has been taken out and entered again.
 */
export async function keepAddresses(tx: EntityManager, endpoint: Owner, emails: readonly string[]): Promise<void> {
  const known = await membersAmong(tx, endpoint.organization_uuid, emails);
  const errors = Object.fromEntries(
    emails.flatMap((email, index) =>
      known.has(email) ? [] : [[`emails.${index}`, ['must be the address of a member of this organization']]],
    ),
  );
  if (Object.keys(errors).length) throw new Problem('validation_failed', { errors });
  await tx.query(`DELETE FROM notification_address WHERE notification_endpoint_uuid = $1 AND email <> ALL ($2)`, [
    endpoint.uuid,
    emails,
  ]);
  await tx.query(
    `INSERT INTO notification_address (notification_endpoint_uuid, email) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING`,
    [endpoint.uuid, emails],
  );
}

/** Which of the addresses, in lower case, belong to members of the organization. */
export async function membersAmong(
  manager: EntityManager,
  organizationUuid: string,
  emails: readonly string[],
): Promise<Set<string>> {
  const rows = await manager.query<{ email: string }[]>(
    `SELECT lower(email) AS email FROM membership_copy
     WHERE organization_uuid = $1 AND NOT is_removed AND lower(email) = ANY ($2)`,
    [organizationUuid, emails],
  );
  return new Set(rows.map(({ email }) => email));
}
