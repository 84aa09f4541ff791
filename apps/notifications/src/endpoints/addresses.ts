import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { findMembers, type NotificationEndpoint } from '../endpoint-store/index.js';
import { ConfirmationsService } from '../subscriptions/index.js';

type Owner = Pick<NotificationEndpoint, 'uuid' | 'organization_uuid'>;

@Injectable()
export class Addresses {
  constructor(private readonly confirmations: ConfirmationsService) {}

  /**
   * Makes these the addresses of an e-mail destination. An address that is not a member's is asked first, and so is one
   * that had unsubscribed. An address that was suppressed stays so until it is removed and entered again. Addresses
   * that did not answer in time are asked again.
   *
   * @param enteredBy the person who enters them: an address whose language is not known is asked in that person's
   * @returns whether the addresses have changed
   */
  async save(tx: EntityManager, endpoint: Owner, emails: readonly string[], enteredBy: string): Promise<boolean> {
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
    const members = await findMembers(tx, endpoint.organization_uuid, emails);
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
