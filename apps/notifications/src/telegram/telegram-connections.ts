import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { timestamp, type ConnectInstructions } from '@platform/contracts';
import { DeliveryDestinations } from '@platform/delivery';
import { execute, hashToken, Problem, rowsOf, sql, unattendedIn } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditRecorder } from '../audit/index.js';
import type { NotificationEndpoint } from '../endpoint-store/index.js';
import type { Membership } from '../memberships/index.js';
import { NotificationsConfig } from '../config.js';
import { TelegramBot } from './telegram-bot.js';
import { bucketsOf } from './telegram-buckets.js';
import { TelegramConnection, type TelegramChatType } from './telegram-connection.entity.js';

const tokenBytes = 16;
const tokenLifeMs = 60 * 60_000;

/** Why a destination is disabled before a chat is connected to it. */
export const pendingConnection = 'pending_connection';

/** A chat as it wants to be connected. */
export interface ConnectingChat {
  id: number;
  type: TelegramChatType;
  title: string;
  message_thread_id: number | null;
  sentAt: Date;
}

export interface Connected {
  endpoint_name: string;
  organization_name: string;
}

/** Connects chats to Telegram destinations. */
@Injectable()
export class TelegramConnections {
  constructor(
    private readonly dataSource: DataSource,
    private readonly destinations: DeliveryDestinations,
    private readonly telegram: TelegramBot,
    private readonly audit: AuditRecorder,
    private readonly config: NotificationsConfig,
  ) {}

  /**
   * Makes the token that connects a chat to this destination; one made before is void. A chat that is connected stays
   * until then.
   */
  async issueToken(
    tx: EntityManager,
    endpoint: Pick<NotificationEndpoint, 'uuid' | 'organization_uuid'>,
    userUuid: string,
  ): Promise<ConnectInstructions> {
    const { username } = this.telegram.required.botInfo;
    const link = `${this.config.TELEGRAM_LINK_ROOT}/${username}`;
    const token = randomBytes(tokenBytes).toString('base64url');
    const expiresAt = new Date(Date.now() + tokenLifeMs);
    await execute(
      tx,
      sql`
        INSERT INTO telegram_connection
          (notification_endpoint_uuid, organization_uuid, token_hash, token_expires_at, token_issued_by)
        VALUES (${endpoint.uuid}, ${endpoint.organization_uuid}, ${hashToken(token)}, ${expiresAt}, ${userUuid})
        ON CONFLICT (notification_endpoint_uuid) DO UPDATE
        SET token_hash = excluded.token_hash, token_expires_at = excluded.token_expires_at,
          token_issued_by = excluded.token_issued_by`,
    );
    return {
      connect_token: token,
      expires_at: timestamp(expiresAt),
      command: `/platform_connect ${token}`,
      group_command: `/platform_connect@${username} ${token}`,
      deep_link: `${link}?start=${token}`,
      group_link: `${link}?startgroup=${token}`,
    };
  }

  /** @throws Problem `not_telegram` for a destination of another type */
  async regenerateToken(caller: Membership, endpoint: NotificationEndpoint): Promise<{ data: ConnectInstructions }> {
    if (endpoint.type !== 'telegram') throw new Problem('not_telegram');
    return this.dataSource.transaction(async (tx) => {
      const data = await this.issueToken(tx, endpoint, caller.user_uuid);
      await this.audit.record(tx, caller, {
        event: 'notification_endpoint.updated',
        target: { id: endpoint.uuid, name: endpoint.name },
        metadata: { replaced: ['connect_token'] },
      });
      return { data };
    });
  }

  /**
   * Uses a token up and connects the chat. However many come with it at once, one succeeds: the UPDATE is conditional.
   * A token is worth nothing when who issued it may not manage notifications any more.
   *
   * @returns undefined for a token that is not valid; `taken` is the destination of the organization that has the chat
   * already
   */
  async connect(
    tx: EntityManager,
    token: string,
    chat: ConnectingChat,
  ): Promise<Connected | { taken: string } | undefined> {
    const found = await this.issued(tx, hashToken(token));
    if (!found) return undefined;
    const { uuid, organization_uuid, name, organization_name } = found;
    await execute(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended('endpoints:' || ${organization_uuid}, 0))`);
    const taken = await this.holderOf(tx, organization_uuid, uuid, chat);
    if (taken !== undefined) return { taken };
    const connected = await execute(
      tx,
      sql`
        UPDATE telegram_connection
        SET token_hash = NULL, token_expires_at = NULL, chat_id = ${chat.id}, chat_type = ${chat.type},
          chat_title = ${chat.title}, message_thread_id = ${chat.message_thread_id},
          connected_at = now(), member_changed_at = ${chat.sentAt}
        WHERE token_hash = ${hashToken(token)} AND token_expires_at > now()`,
    );
    if (connected === 0) return undefined;
    await this.destinations.limit(tx, uuid, bucketsOf(chat.id, chat.type));
    await this.destinations.enable(tx, uuid);
    await this.audit.record(tx, unattendedIn(organization_uuid), {
      event: 'notification_endpoint.connected',
      target: { id: uuid, name },
      // Not its title, which may be names of people, nor who sent the command: the entry could not forget them.
      metadata: { chat_type: chat.type },
    });
    return { endpoint_name: name, organization_name };
  }

  /** The chat that a destination writes to, null before there is one. */
  async chatOf(endpointUuid: string): Promise<{ id: number; message_thread_id: number | null } | null> {
    const row = await this.dataSource.manager.findOneBy(TelegramConnection, {
      notification_endpoint_uuid: endpointUuid,
    });
    if (!row?.chat_id) return null;
    return {
      id: Number(row.chat_id),
      message_thread_id: row.message_thread_id === null ? null : Number(row.message_thread_id),
    };
  }

  private async issued(tx: EntityManager, tokenHash: string) {
    const [row] = await rowsOf(
      tx,
      sql<{ uuid: string; organization_uuid: string; name: string; organization_name: string }>`
        SELECT endpoint.uuid, endpoint.organization_uuid, endpoint.name, organization.name AS organization_name
        FROM telegram_connection connection
        JOIN notification_endpoint endpoint ON endpoint.uuid = connection.notification_endpoint_uuid
        JOIN organization_copy organization ON organization.uuid = endpoint.organization_uuid
        JOIN membership_copy membership ON membership.organization_uuid = endpoint.organization_uuid
          AND membership.user_uuid = connection.token_issued_by
        LEFT JOIN role_copy role
          ON role.organization_uuid = membership.organization_uuid AND role.name = membership.role
        WHERE connection.token_hash = ${tokenHash} AND connection.token_expires_at > now()
          AND organization.is_active AND NOT organization.is_deleted AND NOT membership.is_removed
          AND 'manage_notifications' = ANY
            (CASE WHEN role.version > membership.version THEN role.permissions ELSE membership.permissions END)`,
    );
    return row;
  }

  private async holderOf(tx: EntityManager, organizationUuid: string, uuid: string, chat: ConnectingChat) {
    const [row] = await rowsOf(
      tx,
      sql<{ name: string }>`
        SELECT endpoint.name
        FROM telegram_connection connection
        JOIN notification_endpoint endpoint ON endpoint.uuid = connection.notification_endpoint_uuid
        WHERE connection.organization_uuid = ${organizationUuid} AND endpoint.uuid <> ${uuid}
          AND connection.chat_id = ${chat.id}
          AND connection.message_thread_id IS NOT DISTINCT FROM ${chat.message_thread_id}::bigint`,
    );
    return row?.name;
  }
}
