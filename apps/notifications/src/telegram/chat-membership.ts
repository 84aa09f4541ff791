import { Injectable } from '@nestjs/common';
import { DeliveryDestinations } from '@platform/delivery';
import { execute, rowsOf, sql, unattendedIn } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { AuditRecorder } from '../audit/index.js';
import type { NotificationEndpoint } from '../endpoint-store/index.js';
import { OwnerNotices } from '../notices/index.js';
import { bucketsOf } from './telegram-buckets.js';

/** Why a destination is disabled while the bot is not in its chat. */
export const botRemoved = 'bot_removed';

/** Follows what happens to the chats of destinations. */
@Injectable()
export class ChatMembership {
  constructor(
    private readonly destinations: DeliveryDestinations,
    private readonly audit: AuditRecorder,
    private readonly notices: OwnerNotices,
  ) {}

  /** A group became a supergroup, which has another id. */
  async move(tx: EntityManager, fromChatId: number, toChatId: number): Promise<void> {
    const rows = await rowsOf(
      tx,
      sql<{ uuid: string }>`
        UPDATE telegram_connection SET chat_id = ${toChatId}, chat_type = 'supergroup' WHERE chat_id = ${fromChatId}
        RETURNING notification_endpoint_uuid AS uuid`,
    );
    for (const { uuid } of rows) await this.destinations.limit(tx, uuid, bucketsOf(toChatId, 'supergroup'));
  }

  /**
   * The topic that a destination wrote to is gone or closed. From now on the destination writes to the chat itself, as
   * a message in another place is better than none. Its owner gets one mail, however many messages find it out.
   */
  async topicGone(
    tx: EntityManager,
    { uuid, organization_uuid, name }: Pick<NotificationEndpoint, 'uuid' | 'organization_uuid' | 'name'>,
    topic: number,
  ): Promise<void> {
    const changed = await execute(
      tx,
      sql`
        UPDATE telegram_connection SET message_thread_id = NULL
        WHERE notification_endpoint_uuid = ${uuid} AND message_thread_id = ${topic}`,
    );
    if (changed === 0) return;
    await this.notices.mailTopicGone(tx, uuid);
    await this.audit.record(tx, unattendedIn(organization_uuid), {
      event: 'notification_endpoint.updated',
      target: { id: uuid, name },
      metadata: { replaced: ['topic'] },
    });
  }

  /** The bot has left a chat or was thrown out of it: its destinations are disabled, and their owners get a mail. */
  async left(tx: EntityManager, chatId: number, at: Date): Promise<void> {
    for (const { uuid, organization_uuid, name } of await this.memberChanged(tx, chatId, at)) {
      const enabled = await rowsOf(
        tx,
        sql`SELECT FROM delivery_destination WHERE id = ${uuid} AND disabled_at IS NULL FOR UPDATE`,
      );
      if (!enabled.length) continue;
      await this.destinations.disable(tx, uuid, botRemoved, { tell: true });
      await this.audit.record(tx, unattendedIn(organization_uuid), {
        event: 'notification_endpoint.disabled',
        target: { id: uuid, name },
        metadata: { reason: botRemoved },
      });
    }
  }

  /** The bot is in the chat again: enables what was disabled for its absence, and nothing else. */
  async joined(tx: EntityManager, chatId: number, at: Date): Promise<void> {
    for (const { uuid, organization_uuid, name } of await this.memberChanged(tx, chatId, at)) {
      const disabled = await rowsOf(
        tx,
        sql`SELECT FROM delivery_destination WHERE id = ${uuid} AND disabled_reason = ${botRemoved} FOR UPDATE`,
      );
      if (!disabled.length) continue;
      await this.destinations.enable(tx, uuid);
      await this.audit.record(tx, unattendedIn(organization_uuid), {
        event: 'notification_endpoint.enabled',
        target: { id: uuid, name },
        metadata: { reason: 'bot_added' },
      });
    }
  }

  private async memberChanged(tx: EntityManager, chatId: number, at: Date) {
    return rowsOf(
      tx,
      sql<{ uuid: string; organization_uuid: string; name: string }>`
        UPDATE telegram_connection connection SET member_changed_at = ${at}
        FROM notification_endpoint endpoint
        WHERE connection.chat_id = ${chatId} AND connection.member_changed_at <= ${at}
          AND endpoint.uuid = connection.notification_endpoint_uuid
        RETURNING endpoint.uuid, endpoint.organization_uuid, endpoint.name`,
    );
  }
}
