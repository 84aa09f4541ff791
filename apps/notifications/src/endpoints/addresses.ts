import { Injectable } from '@nestjs/common';
import { execute, rowsOf, sql } from '@platform/service-kit';
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
    const removed = await execute(
      tx,
      sql`
        DELETE FROM notification_address
        WHERE notification_endpoint_uuid = ${endpoint.uuid} AND email <> ALL (${emails})`,
    );
    const entered = await rowsOf(
      tx,
      sql<{ email: string }>`
        INSERT INTO notification_address (notification_endpoint_uuid, email, suppressed_at, suppressed_reason)
        SELECT ${endpoint.uuid}::uuid, given.email, unsubscription.created_at,
          CASE WHEN unsubscription.created_at IS NOT NULL THEN 'unsubscribed' END
        FROM unnest(${emails}::text[]) AS given (email)
        LEFT JOIN notification_unsubscription unsubscription
          ON unsubscription.notification_endpoint_uuid = ${endpoint.uuid} AND unsubscription.email = given.email
        ON CONFLICT DO NOTHING RETURNING email`,
    );
    const members = await findMembers(tx, endpoint.organization_uuid, emails);
    const rows = await rowsOf(
      tx,
      sql<{ email: string; is_unsubscribed: boolean }>`
        SELECT email, suppressed_reason IS NOT DISTINCT FROM 'unsubscribed' AS is_unsubscribed
        FROM notification_address
        WHERE notification_endpoint_uuid = ${endpoint.uuid} AND confirmed_at IS NULL
          AND (suppressed_at IS NULL OR suppressed_reason = 'unsubscribed')`,
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
