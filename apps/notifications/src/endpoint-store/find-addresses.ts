import { languageOf, type Language } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

/** Whether an e-mail destination has an address left that may be written to, now or once it has agreed. */
export async function hasUsableAddress(manager: EntityManager, endpointUuid: string): Promise<boolean> {
  const [row] = await manager.query<unknown[]>(
    `SELECT FROM notification_address address
     WHERE address.notification_endpoint_uuid = $1
       AND (address.suppressed_at IS NULL OR EXISTS (
              SELECT FROM notification_confirmation asked
              WHERE asked.notification_endpoint_uuid = $1 AND asked.email = address.email AND asked.expires_at > now()))
     LIMIT 1`,
    [endpointUuid],
  );
  return row !== undefined;
}

/**
 * Which of the addresses, in the spelling of `emailAddress`, belong to members of the organization, and what these
 * read.
 */
export async function findMembers(
  manager: EntityManager,
  organizationUuid: string,
  emails: readonly string[],
): Promise<Map<string, Language>> {
  const rows = await manager.query<{ email: string; language: string | null }[]>(
    `SELECT lower(member.email) AS email, person.language FROM membership_copy member
     LEFT JOIN person_copy person ON person.uuid = member.user_uuid
     WHERE member.organization_uuid = $1 AND NOT member.is_removed AND lower(member.email) = ANY ($2)`,
    [organizationUuid, emails],
  );
  return new Map(rows.map(({ email, language }) => [email, languageOf([language])]));
}
