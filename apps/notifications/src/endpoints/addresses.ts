import { Injectable } from '@nestjs/common';
import { languageOf, type Language } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { ConfirmationsService } from '../subscriptions/confirmations.service.js';
import type { NotificationEndpoint } from './notification-endpoint.entity.js';

type Owner = Pick<NotificationEndpoint, 'uuid' | 'organization_uuid'>;

@Injectable()
export class Addresses {
  constructor(private readonly confirmations: ConfirmationsService) {}

  /**
   * Makes these the addresses of an e-mail destination. One that is not a member's is asked first, and so is one that had unsubscribed.
   * An address that was suppressed stays so until it has been taken out and entered again. Kept ones that were not answered for in
   * time are asked anew, in the language of who enters them (`enteredBy`) where their own is not known.
   *
   * @returns whether they are others than before
   */
  async keep(tx: EntityManager, endpoint: Owner, emails: readonly string[], enteredBy: string): Promise<boolean> {
    const [, removed] = await tx.query<[unknown[], number]>(
      `DELETE FROM notification_address WHERE notification_endpoint_uuid = $1 AND email <> ALL ($2)`,
      [endpoint.uuid, emails],
    );
    const entered = await tx.query<{ email: string }[]>(
      `INSERT INTO notification_address (notification_endpoint_uuid, email, suppressed_at, suppressed_reason)
       SELECT $1::uuid, given.email, left_at.created_at, CASE WHEN left_at.created_at IS NOT NULL THEN 'unsubscribed' END
       FROM unnest($2::text[]) AS given (email)
       LEFT JOIN notification_unsubscription left_at ON left_at.notification_endpoint_uuid = $1 AND left_at.email = given.email
       ON CONFLICT DO NOTHING RETURNING email`,
      [endpoint.uuid, emails],
    );
    const members = await membersAmong(tx, endpoint.organization_uuid, emails);
    const rows = await tx.query<{ email: string; is_unsubscribed: boolean }[]>(
      `SELECT email, suppressed_reason IS NOT DISTINCT FROM 'unsubscribed' AS is_unsubscribed FROM notification_address
       WHERE notification_endpoint_uuid = $1 AND confirmed_at IS NULL
         AND (suppressed_at IS NULL OR suppressed_reason = 'unsubscribed')`,
      [endpoint.uuid],
    );
    const isNew = (email: string) => entered.some((row) => row.email === email);
    const toAsk = rows.filter(({ email, is_unsubscribed }) => (is_unsubscribed ? isNew(email) : !members.has(email)));
    await this.confirmations.askFor(
      tx,
      endpoint,
      toAsk.map(({ email }) => email),
      enteredBy,
    );
    return removed > 0 || entered.length > 0;
  }
}

/** Whether an e-mail destination has an address left that may be written to, now or once it has agreed. */
export async function anyAddressLeft(manager: EntityManager, endpointUuid: string): Promise<boolean> {
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

/** Which of the addresses, in the spelling of `emailAddress`, belong to members of the organization, and what these read. */
export async function membersAmong(
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
