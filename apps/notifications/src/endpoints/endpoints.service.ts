import { Injectable } from '@nestjs/common';
import {
  cutOf,
  hasText,
  page,
  shortList,
  type CreateEndpoint,
  type EndpointsQuery,
  type UpdateEndpoint,
} from '@platform/contracts';
import { DeliveryDestination, DeliveryDestinations } from '@platform/delivery';
import { changesOf, execute, newUuid, PlatformConfig, Problem, sql, type AuditAuthor } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditRecorder } from '../audit/index.js';
import { Channels } from '../channels/index.js';
import type { Membership } from '../memberships/index.js';
import { NotificationRule } from '../rules/index.js';
import { pendingConnection, TelegramConnections } from '../telegram/index.js';
import { EndpointSecrets, NotificationEndpoint } from '../endpoint-store/index.js';
import { Addresses } from './addresses.js';
import { checkFields, hasUrl } from './endpoint-fields.js';
import { EndpointUrls } from './endpoint-urls.js';
import { endpointRows, endpointView } from './endpoint-view.js';

const maxEndpoints = 50;

@Injectable()
export class EndpointsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: EndpointSecrets,
    private readonly urls: EndpointUrls,
    private readonly destinations: DeliveryDestinations,
    private readonly audit: AuditRecorder,
    private readonly channels: Channels,
    private readonly telegram: TelegramConnections,
    private readonly config: PlatformConfig,
    private readonly addresses: Addresses,
  ) {}

  /** An organization has so few that the page is cut here. */
  async list(organizationUuid: string, query: EndpointsQuery) {
    const { q, type, status, health, sort } = query;
    const found = (await endpointRows(this.dataSource.manager, organizationUuid))
      .map((row) => endpointView(row, this.secrets))
      .filter((row) => (!type || row.type === type) && (!status || row.status === status))
      .filter((row) => (!health || row.health === health) && hasText(q, [row.name, row.webhook_url, ...row.emails]));
    const { total, keysOf, cut } = shortList(
      found,
      query,
      {
        created_at: (row) => row.created_at_key,
        name: (row) => row.name.toLowerCase(),
        last_success_at: (row) => row.last_success_at?.toISOString() ?? '',
      },
      ({ uuid }) => uuid,
    );
    const path = `${this.config.AUTH_URL}/api/v1/organizations/${organizationUuid}/notification-endpoints`;
    const rows = cut(cutOf(query, query.per_page));
    return page(rows, { total, isCut: false }, query, {
      path,
      filters: { q, type, status, health, sort: sort === 'created_at' ? null : sort },
      keysOf,
    });
  }

  async get({ organization_uuid, uuid }: NotificationEndpoint, manager = this.dataSource.manager) {
    const [row] = await endpointRows(manager, organization_uuid, uuid);
    if (!row) throw new Problem('not_found');
    return { data: endpointView(row, this.secrets) };
  }

  /**
   * @param caller whose destination it is
   * @param by who creates it, for the audit log
   * @throws Problem `limit_reached` above 50 destinations, `already_exists` for a URL that another destination of the
   * organization has
   */
  async create(caller: Membership, body: CreateEndpoint, by: AuditAuthor = caller) {
    const { organization_uuid, user_uuid } = caller;
    const { unavailable } = this.channels.forType(body.type);
    if (unavailable) throw Problem.field('type', unavailable);
    return this.dataSource.transaction(async (tx) => {
      const uuid = newUuid();
      const url = 'webhook_url' in body ? this.urls.checked(body.type, body.webhook_url) : null;
      const others = await this.lockedOthers(tx, organization_uuid, uuid);
      if (others.length >= maxEndpoints)
        throw new Problem('limit_reached', { message: `An organization has at most ${maxEndpoints} destinations.` });
      this.refuseRepeated(others, url);
      const secret = body.type === 'webhook' ? body.webhook_secret : null;
      const endpoint = tx.create(NotificationEndpoint, {
        uuid,
        organization_uuid,
        type: body.type,
        name: body.name ?? this.channels.forType(body.type).description.label,
        sealed_webhook_url: url && this.secrets.sealUrl(uuid, url),
        sealed_webhook_secret: secret ? this.secrets.sealSecret(uuid, secret) : null,
        created_by: user_uuid,
        created_at: new Date(),
        updated_at: new Date(),
      });
      await tx.insert(NotificationEndpoint, endpoint);
      if (url) await this.limit(tx, endpoint, url);
      if (body.type === 'email') await this.addresses.save(tx, endpoint, body.emails, user_uuid);
      await this.audit.record(tx, by, {
        event: 'notification_endpoint.created',
        target: { id: uuid, name: endpoint.name },
        metadata: { type: body.type },
      });
      if (body.type !== 'telegram') return this.get(endpoint, tx);
      await this.destinations.disable(tx, uuid, pendingConnection);
      const connect = await this.telegram.issueToken(tx, endpoint, user_uuid);
      const { data } = await this.get(endpoint, tx);
      return { data: { ...data, ...connect } };
    });
  }

  /** A new URL, and other addresses than before, also enable a destination that was disabled for the old ones. */
  async update(caller: Membership, endpoint: NotificationEndpoint, body: UpdateEndpoint) {
    if (body.type !== undefined && body.type !== endpoint.type) throw Problem.field('type', 'cannot be changed');
    checkFields(endpoint.type, body);
    return this.dataSource.transaction(async (tx) => {
      const { uuid, organization_uuid, type } = endpoint;
      const changes: Partial<NotificationEndpoint> = { updated_at: new Date() };
      if (body.name !== undefined) changes.name = body.name ?? this.channels.forType(type).description.label;
      if (hasUrl(type)) {
        const url = this.urls.changed(endpoint, body.webhook_url ?? undefined);
        if (url) {
          this.refuseRepeated(await this.lockedOthers(tx, organization_uuid, uuid), url);
          changes.sealed_webhook_url = this.secrets.sealUrl(uuid, url);
          await this.limit(tx, endpoint, url);
        }
        if (type === 'webhook' && body.webhook_secret !== undefined) {
          changes.sealed_webhook_secret = body.webhook_secret && this.secrets.sealSecret(uuid, body.webhook_secret);
        }
      }
      const { affected } = await tx.update(NotificationEndpoint, { uuid, organization_uuid }, changes);
      if (!affected) throw new Problem('not_found');
      const hasOtherEmails =
        type === 'email' && body.emails && (await this.addresses.save(tx, endpoint, body.emails, caller.user_uuid));
      if (changes.sealed_webhook_url || hasOtherEmails) await this.destinations.enable(tx, uuid);
      // What was replaced, not by what: addresses are secrets or personal.
      const replaced = [
        ...(changes.sealed_webhook_url ? ['webhook_url'] : []),
        ...(changes.sealed_webhook_secret !== undefined ? ['webhook_secret'] : []),
        ...(hasOtherEmails ? ['emails'] : []),
      ];
      const renamed = changesOf({ name: endpoint.name }, { name: changes.name });
      if (renamed['name'] || replaced.length) {
        const target = { id: uuid, name: endpoint.name };
        const event = 'notification_endpoint.updated';
        await this.audit.record(tx, caller, { event, target, changes: renamed, metadata: { replaced } });
      }
      return this.get(endpoint, tx);
    });
  }

  /**
   * Enables a destination that is disabled, or ends its pause. Addresses that a mail server called unknown are tried
   * again; those that unsubscribed are not.
   *
   * @throws Problem `not_disabled` when it is neither, also while its Telegram chat is yet to be connected
   */
  async enable(caller: Membership, endpoint: NotificationEndpoint) {
    const { uuid, organization_uuid, name } = endpoint;
    return this.dataSource.transaction(async (tx) => {
      const health = await tx.findOne(DeliveryDestination, {
        where: { id: uuid },
        lock: { mode: 'pessimistic_write' },
      });
      const isHeldBack = health && (health.disabledAt || health.pausedUntil);
      if (!isHeldBack || health.disabledReason === pendingConnection) throw new Problem('not_disabled');
      await this.destinations.enable(tx, uuid);
      await execute(
        tx,
        sql`
          UPDATE notification_address
          SET suppressed_at = NULL, suppressed_reason = NULL, unknown_count = 0, unknown_since = NULL
          WHERE notification_endpoint_uuid = ${uuid} AND suppressed_reason = 'unknown_address'`,
      );
      await this.audit.record(tx, caller, {
        event: 'notification_endpoint.enabled',
        target: { id: uuid, name },
        metadata: { reason: health.disabledReason ?? 'paused' },
      });
      return this.get({ uuid, organization_uuid } as NotificationEndpoint, tx);
    });
  }

  /**
   * Deletes a destination. What is pending is skipped.
   *
   * @param options.force deletes the rules that send there as well
   * @throws Problem `endpoint_in_use` with these `rules`, without `force`
   */
  async delete(caller: Membership, endpoint: NotificationEndpoint, { force }: { force: boolean }): Promise<void> {
    const { uuid, organization_uuid, name, type } = endpoint;
    await this.dataSource.transaction(async (tx) => {
      // The lock keeps a rule from being made between the look and the deletion: its foreign key needs the row.
      await execute(
        tx,
        sql`
          SELECT FROM notification_endpoint
          WHERE uuid = ${uuid} AND organization_uuid = ${organization_uuid} FOR UPDATE`,
      );
      const rules = await tx.find(NotificationRule, {
        select: { uuid: true, name: true },
        where: { notification_endpoint_uuid: uuid, organization_uuid },
        order: { name: 'ASC', uuid: 'ASC' },
      });
      if (rules.length && !force) throw new Problem('endpoint_in_use', { fields: { rules } });
      await tx.delete(NotificationEndpoint, { uuid, organization_uuid });
      await this.destinations.delete(tx, uuid);
      await this.audit.record(tx, caller, {
        event: 'notification_endpoint.deleted',
        target: { id: uuid, name },
        metadata: { type, rules_deleted: rules.length },
      });
    });
  }

  /** What the provider allows for this URL holds for all who send there. */
  private async limit(tx: EntityManager, { uuid, type }: NotificationEndpoint, url: string): Promise<void> {
    const buckets = this.channels.forType(type).buckets?.(url);
    if (buckets) await this.destinations.limit(tx, uuid, buckets);
  }

  /** Locks the organization's list, so that two at once can neither exceed the limit nor enter the same URL. */
  private async lockedOthers(
    tx: EntityManager,
    organizationUuid: string,
    uuid: string,
  ): Promise<NotificationEndpoint[]> {
    await execute(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended('endpoints:' || ${organizationUuid}, 0))`);
    const all = await tx.findBy(NotificationEndpoint, { organization_uuid: organizationUuid });
    return all.filter((endpoint) => endpoint.uuid !== uuid);
  }

  private refuseRepeated(others: NotificationEndpoint[], url: string | null): void {
    if (url !== null && others.some((other) => this.secrets.url(other) === url)) {
      throw new Problem('already_exists', { message: 'Another destination of this organization has this URL.' });
    }
  }
}
