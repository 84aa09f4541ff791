import { Injectable } from '@nestjs/common';
import type { RecipientStatus } from '@platform/contracts';
import type { ClaimedDelivery } from '@platform/delivery';
import { execute, part, sql, storable, type Language } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import {
  hasUsableAddress,
  findMembers,
  NotificationAddress,
  type NotificationEndpoint,
} from '../../endpoint-store/index.js';
import { NotificationRecipient } from './notification-recipient.entity.js';

/** So many answers in a row, over so long a time, prove that an address does not exist. */
const unknownAnswers = 3;
const unknownForHours = 24;

interface Result {
  status: RecipientStatus;
  statusCode?: number;
  message?: string;
}

export interface Recipient {
  email: string;
  /** English where nobody of the organization has this address. */
  language: Language;
  result?: Result;
}

/** The recipients of a mail, and what became of it for each. */
@Injectable()
export class Recipients {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Finds all addresses of the destination, and those that a mail must be sent to now (`open`). An address is settled
   * when it has the mail, or was refused for good since the last manual retry. Who left the organization gets no more
   * mails. Who does not belong to it gets none before having agreed.
   */
  async find(
    delivery: ClaimedDelivery,
    endpoint: NotificationEndpoint,
  ): Promise<{ all: Recipient[]; open: Recipient[] }> {
    const { manager } = this.dataSource;
    const addresses = await manager.find(NotificationAddress, {
      where: { notification_endpoint_uuid: endpoint.uuid },
      order: { email: 'ASC' },
    });
    const emails = addresses.map(({ email }) => email);
    const members = await findMembers(manager, endpoint.organization_uuid, emails);
    const known = new Map(
      (await manager.findBy(NotificationRecipient, { delivery_id: delivery.id })).map((row) => [row.email, row]),
    );
    const all = addresses.map(({ email, suppressed_at, suppressed_reason, confirmed_at }): Recipient => {
      const recipient = { email, language: members.get(email) ?? 'en' };
      const skipped = (message: string): Recipient => ({ ...recipient, result: { status: 'skipped', message } });
      const row = known.get(email);
      if (row && isSettled(row, delivery)) return { ...recipient, result: { status: row.status } };
      if (suppressed_reason === 'unsubscribed') return skipped('The address has unsubscribed.');
      if (suppressed_at) return skipped('A mail server has called the address unknown.');
      if (confirmed_at || members.has(email)) return recipient;
      return skipped('The address is not that of a member, and has not confirmed.');
    });
    for (const { email, result } of all) {
      if (result?.status === 'skipped') await this.record(delivery, endpoint, email, result);
    }
    return { all, open: all.filter(({ result }) => !result) };
  }

  /** Writes the result down, and what it says about the address. */
  async record(
    delivery: ClaimedDelivery,
    endpoint: NotificationEndpoint,
    email: string,
    result: Result,
  ): Promise<void> {
    await execute(
      this.dataSource,
      sql`
        INSERT INTO notification_recipient AS known (delivery_id, email, generation, status, status_code, error_message)
        VALUES (${delivery.id}, ${email}, ${delivery.generation}, ${result.status}, ${result.statusCode ?? null},
          ${storable(result.message)})
        ON CONFLICT (delivery_id, email) DO UPDATE
        SET generation = excluded.generation, status = excluded.status,
          status_code = excluded.status_code, error_message = excluded.error_message, updated_at = now()
        WHERE known.status <> 'sent'`,
    );
    if (result.status === 'sent') await this.isKnown(endpoint, email);
    if (result.status === 'unknown_address') await this.isUnknown(endpoint, email);
  }

  private async isKnown(endpoint: NotificationEndpoint, email: string): Promise<void> {
    await execute(
      this.dataSource,
      sql`
        UPDATE notification_address SET unknown_count = 0, unknown_since = NULL
        WHERE notification_endpoint_uuid = ${endpoint.uuid} AND email = ${email} AND unknown_count > 0`,
    );
  }

  /**
   * An address that does not exist is written to no more by this destination. One answer does not prove that: a
   * server that is being moved or set up anew calls everybody unknown for an hour.
   */
  private async isUnknown(endpoint: NotificationEndpoint, email: string): Promise<void> {
    const isProved = part`suppressed_at IS NULL AND unknown_count + 1 >= ${unknownAnswers}
      AND unknown_since <= now() - make_interval(hours => ${unknownForHours})`;
    await execute(
      this.dataSource,
      sql`
        UPDATE notification_address
        SET unknown_count = unknown_count + 1, unknown_since = COALESCE(unknown_since, now()),
          suppressed_reason = CASE WHEN ${isProved} THEN 'unknown_address' ELSE suppressed_reason END,
          suppressed_at = CASE WHEN ${isProved} THEN now() ELSE suppressed_at END
        WHERE notification_endpoint_uuid = ${endpoint.uuid} AND email = ${email}`,
    );
  }

  async anyLeft(endpoint: NotificationEndpoint): Promise<boolean> {
    return hasUsableAddress(this.dataSource.manager, endpoint.uuid);
  }
}

function isSettled(row: NotificationRecipient, delivery: ClaimedDelivery): boolean {
  if (row.status === 'sent') return true;
  return row.generation === delivery.generation && (row.status === 'failed' || row.status === 'unknown_address');
}
