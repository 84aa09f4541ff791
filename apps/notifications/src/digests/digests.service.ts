import { Injectable } from '@nestjs/common';
import type { EndpointType, MuteWindow, Notification } from '@platform/contracts';
import { DeliveryQueue, deliveryRows, type ClaimedDelivery } from '@platform/delivery';
import { execute, newUuid, rowsOf, sql } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { type EventToRoute, notification, type Organization } from '../events/index.js';
import { endOutsideMute } from '../rules/index.js';
import { digestNotification, maxEntries, type DigestGroup } from './digest-message.js';

/** A rule that gathers what it matches, and the destination that it sends it to. */
export interface DigestRule {
  uuid: string;
  name: string;
  mute_windows: MuteWindow[];
  digest_minutes: number | null;
  endpoint_uuid: string;
  endpoint_type: EndpointType;
  endpoint_name: string;
}

/**
 * Gathers the matches of a rule into one delivery. The delivery exists from the first match on, and is due when the
 * digest closes. The engine sends it like any other, whatever process ends meanwhile. Its body is put together at the
 * first attempt.
 */
@Injectable()
export class Digests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: DeliveryQueue,
  ) {}

  /** Adds the event to the open digest of the rule, or opens one. Answers with the delivery that will carry it. */
  async gather(tx: EntityManager, event: EventToRoute, organization: Organization, rule: DigestRule): Promise<string> {
    await closeEnded(tx, rule);
    const closesAt = endOutsideMute(rule.mute_windows, event.created_at, rule.digest_minutes!);
    const id = newUuid();
    const delivery = deliveryOf(id, closesAt, event, organization, rule);
    // Whoever gathers holds the digest until its commit: one that closes it waits, and then finds the event in it.
    const [digest] = await rowsOf(
      tx,
      sql<{ id: string; delivery_id: string }>`
        INSERT INTO notification_digest
          (id, organization_uuid, rule_uuid, notification_endpoint_uuid, delivery_id, opened_at, closes_at)
        VALUES (${id}, ${organization.uuid}, ${rule.uuid}, ${rule.endpoint_uuid}, ${deliveryRows([delivery])[0]!.id},
          ${event.created_at}, ${closesAt})
        ON CONFLICT (rule_uuid) WHERE is_open DO UPDATE SET is_open = true
        RETURNING id, delivery_id`,
    );
    if (digest!.id === id) await this.queue.enqueue(tx, [delivery]);
    await execute(
      tx,
      sql`INSERT INTO notification_digest_item (digest_id, event_id) VALUES (${digest!.id}, ${event.id})`,
    );
    return digest!.delivery_id;
  }

  /**
   * The delivery with what was gathered, if it is one of a digest. The first try closes the digest; every further one
   * sends the same bytes.
   */
  async fill(delivery: ClaimedDelivery): Promise<ClaimedDelivery> {
    if (!delivery.context['digest']) return delivery;
    return this.dataSource.transaction(async (tx) => {
      const [digest] = await rowsOf(
        tx,
        sql<{ id: string; opened_at: Date; is_filled: boolean }>`
          UPDATE notification_digest SET is_open = false WHERE delivery_id = ${delivery.id}
          RETURNING id, opened_at, is_filled`,
      );
      if (!digest || digest.is_filled) return delivery;
      const { groups, total } = await gatheredBy(tx, digest.id);
      const content = total.events > 1 ? gatheredContent(delivery, digest.opened_at, groups, total) : null;
      if (content) await this.queue.fill(tx, delivery.id, content);
      await execute(tx, sql`UPDATE notification_digest SET is_filled = true WHERE id = ${digest.id}`);
      return { ...delivery, ...content };
    });
  }
}

/**
 * Closes a digest that takes no more events: it is due, the rule has another destination now, or its delivery has ended
 * (the destination was disabled meanwhile).
 */
async function closeEnded(tx: EntityManager, { uuid, endpoint_uuid }: DigestRule): Promise<void> {
  await execute(
    tx,
    sql`
      UPDATE notification_digest digest SET is_open = false
      WHERE rule_uuid = ${uuid} AND is_open
        AND (closes_at <= now() OR notification_endpoint_uuid <> ${endpoint_uuid} OR NOT EXISTS (
          SELECT FROM delivery WHERE id = digest.delivery_id AND status = 'pending' AND attempt = 0))`,
  );
}

function gatheredContent(
  delivery: ClaimedDelivery,
  openedAt: Date,
  groups: DigestGroup[],
  total: { events: number; groups: number },
) {
  const { organization, rule } = JSON.parse(delivery.payload) as Notification;
  const gathered = { deliveryId: delivery.id, organization, rule, openedAt, closedAt: new Date(), groups, total };
  const sent = digestNotification(gathered);
  const { event, severity, title } = sent;
  const digest = { ...(delivery.context['digest'] as object), count: total.events };
  return { event, context: { ...delivery.context, severity, title, digest }, payload: JSON.stringify(sent) };
}

/** Until it is filled, and when nothing else came, it carries the first event. */
function deliveryOf(
  digestId: string,
  closesAt: Date,
  event: EventToRoute,
  organization: Organization,
  rule: DigestRule,
) {
  return {
    destinationId: rule.endpoint_uuid,
    sourceId: digestId,
    occurredAt: event.created_at,
    dueAt: closesAt,
    organizationUuid: organization.uuid,
    event: event.event,
    context: {
      severity: event.severity,
      title: event.title,
      endpoint: { uuid: rule.endpoint_uuid, type: rule.endpoint_type, name: rule.endpoint_name },
      rule_uuids: [rule.uuid],
      digest: { closes_at: closesAt.toISOString(), count: null },
    },
    payload: (id: string) => JSON.stringify(notification(id, event, organization, [rule])),
  };
}

async function gatheredBy(
  tx: EntityManager,
  digestId: string,
): Promise<{ groups: DigestGroup[]; total: { events: number; groups: number } }> {
  const rows = await rowsOf(
    tx,
    sql<DigestGroup & { all_events: number; all_groups: number }>`
      SELECT severity, event, title, count(*)::int AS count,
        min(event.created_at) AS first, max(event.created_at) AS last,
        CASE WHEN count(DISTINCT service.code) = 1 THEN min(service.code) END AS service_code,
        CASE WHEN count(DISTINCT url) = 1 AND count(url) = count(*) THEN min(url) END AS url,
        sum(count(*)) OVER ()::int AS all_events, count(*) OVER ()::int AS all_groups
      FROM notification_digest_item item
      JOIN notification_event event ON event.id = item.event_id
      LEFT JOIN saas_service service ON service.id = event.saas_service_id
      WHERE item.digest_id = ${digestId}
      GROUP BY severity, event, title
      ORDER BY array_position(ARRAY['critical', 'error', 'warning', 'info', 'debug'], severity), count(*) DESC,
        min(event.created_at)
      LIMIT ${maxEntries}`,
  );
  const groups = rows.map(({ severity, event, title, service_code, url, count, first, last }) => ({
    severity,
    event,
    title,
    service_code,
    url,
    count,
    first,
    last,
  }));
  return { groups, total: { events: rows[0]?.all_events ?? 0, groups: rows[0]?.all_groups ?? 0 } };
}
