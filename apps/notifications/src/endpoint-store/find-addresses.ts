import { languageOf, rowsOf, sql, type Language } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

/** Whether an e-mail destination has an address left that may be written to, now or once it has agreed. */
export async function hasUsableAddress(manager: EntityManager, endpointUuid: string): Promise<boolean> {
  const [row] = await rowsOf(
    manager,
    sql`
      SELECT FROM notification_address address
      WHERE address.notification_endpoint_uuid = ${endpointUuid}
        AND (address.suppressed_at IS NULL OR EXISTS (
          SELECT FROM notification_confirmation asked
          WHERE asked.notification_endpoint_uuid = ${endpointUuid} AND asked.email = address.email
            AND asked.expires_at > now()
        ))
      LIMIT 1`,
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
  const rows = await rowsOf(
    manager,
    sql<{ email: string; language: string | null }>`
      SELECT lower(member.email) AS email, person.language
      FROM membership_copy member
      LEFT JOIN person_copy person ON person.uuid = member.user_uuid
      WHERE member.organization_uuid = ${organizationUuid} AND NOT member.is_removed
        AND lower(member.email) = ANY (${emails})`,
  );
  return new Map(rows.map(({ email, language }) => [email, languageOf([language])]));
}
