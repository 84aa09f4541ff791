import { Injectable } from '@nestjs/common';
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
   * time are asked anew.
   */
  async keep(tx: EntityManager, endpoint: Owner, emails: readonly string[]): Promise<void> {
    await tx.query(`DELETE FROM notification_address WHERE notification_endpoint_uuid = $1 AND email <> ALL ($2)`, [
      endpoint.uuid,
      emails,
    ]);
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
    );
  }
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
