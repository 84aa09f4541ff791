import type { AddressStatus, EndpointHealth, EndpointType } from '@platform/contracts';
import { constant, keyOfInstant, part, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { pendingConnection } from '../telegram/index.js';
import { type EndpointSecrets, maskedUrl } from '../endpoint-store/index.js';

interface EndpointRow {
  uuid: string;
  type: EndpointType;
  name: string;
  sealed_webhook_url: string | null;
  sealed_webhook_secret: string | null;
  created_at: Date;
  /** As a key of a cursor. */
  created_at_key: string;
  updated_at: Date;
  addresses: { email: string; status: AddressStatus }[];
  disabled_at: Date | null;
  disabled_reason: string | null;
  paused_until: Date | null;
  consecutive_failures: number | null;
  last_success_at: Date | null;
  last_failure_at: Date | null;
  /** As the database writes JSON, the time with microseconds and offset. */
  telegram: { chat_title: string; chat_type: string; message_thread_id: number | null; connected_at: string } | null;
}

/** Of the row `address`, of the destination `endpoint`: whether mail goes there. */
const addressStatus = part`CASE
  WHEN address.suppressed_at IS NOT NULL THEN address.suppressed_reason
  WHEN address.confirmed_at IS NOT NULL OR EXISTS (
    SELECT FROM membership_copy member
    WHERE member.organization_uuid = endpoint.organization_uuid AND NOT member.is_removed
      AND lower(member.email) = address.email
  ) THEN 'active'
  ELSE 'unconfirmed' END`;

/**
 * Of the destination's health: until when nothing is sent, because of it alone or because of a provider that asked all
 * of us to wait. Only such a pause leaves a bucket with less than nothing.
 */
const pausedUntil = part`(
  SELECT max(paused.until) FROM (
    SELECT health.open_until AS until UNION ALL
    SELECT bucket.refilled_at + (1 - bucket.tokens) / bucket.per_second * interval '1 second'
    FROM delivery_bucket bucket WHERE bucket.key = ANY (health.buckets) AND bucket.tokens < 0
  ) paused WHERE paused.until > now())`;

/** Destinations of one organization with their addresses and their health, oldest first. */
export function endpointRows(
  manager: EntityManager,
  organizationUuid: string,
  uuid: string | null = null,
): Promise<EndpointRow[]> {
  return rowsOf(
    manager,
    sql<EndpointRow>`
      SELECT endpoint.uuid, endpoint.type, endpoint.name, endpoint.sealed_webhook_url, endpoint.sealed_webhook_secret,
        endpoint.created_at, ${constant(keyOfInstant('endpoint.created_at'))} AS created_at_key, endpoint.updated_at,
        (
          SELECT COALESCE(json_agg(
            json_build_object('email', address.email, 'status', ${addressStatus}) ORDER BY address.email
          ), '[]')
          FROM notification_address address WHERE address.notification_endpoint_uuid = endpoint.uuid
        ) AS addresses,
        health.disabled_at, health.disabled_reason, ${pausedUntil} AS paused_until,
        health.consecutive_failures, health.last_success_at, health.last_failure_at,
        CASE WHEN connection.chat_id IS NOT NULL THEN jsonb_build_object(
          'chat_title', connection.chat_title, 'chat_type', connection.chat_type,
          'message_thread_id', connection.message_thread_id, 'connected_at', connection.connected_at
        ) END AS telegram
      FROM notification_endpoint endpoint
      LEFT JOIN delivery_destination health ON health.id = endpoint.uuid
      LEFT JOIN telegram_connection connection ON connection.notification_endpoint_uuid = endpoint.uuid
      WHERE endpoint.organization_uuid = ${organizationUuid} AND (${uuid}::uuid IS NULL OR endpoint.uuid = ${uuid})
      ORDER BY endpoint.created_at, endpoint.uuid`,
  );
}

/** What was tried last decides, not what has worked once. */
function healthOf(row: EndpointRow): EndpointHealth {
  const { disabled_at, disabled_reason, paused_until, consecutive_failures, last_success_at, last_failure_at } = row;
  if (disabled_reason === pendingConnection) return pendingConnection;
  if (disabled_at) return 'disabled';
  if (paused_until) return 'paused';
  if (!last_success_at && !last_failure_at) return 'unused';
  const hasFailedSince = last_failure_at !== null && (last_success_at === null || last_failure_at > last_success_at);
  return consecutive_failures || hasFailedSince ? 'failing' : 'working';
}

/** A destination as it is answered: no secret, and of the URL what may be shown. */
export function endpointView(row: EndpointRow, secrets: EndpointSecrets) {
  const url = secrets.url(row);
  const isPending = row.disabled_reason === pendingConnection;
  return {
    ...row,
    emails: row.addresses.map(({ email }) => email),
    suppressed_emails: row.addresses
      .filter(({ status }) => status === 'unsubscribed' || status === 'unknown_address')
      .map(({ email }) => email),
    webhook_url: url === null ? null : maskedUrl(url),
    has_webhook_secret: row.sealed_webhook_secret !== null,
    status: isPending ? pendingConnection : row.disabled_at ? ('disabled' as const) : ('active' as const),
    health: healthOf(row),
    disabled_reason: isPending ? null : row.disabled_reason,
    telegram: row.telegram && { ...row.telegram, connected_at: new Date(row.telegram.connected_at) },
    consecutive_failures: row.consecutive_failures ?? 0,
  };
}
