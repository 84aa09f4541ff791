import { Injectable } from '@nestjs/common';
import type { EventPayload, PlatformEvent } from '@platform/contracts';
import { execute, OnEvent, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { FanOut } from '../fan-out/index.js';
import { type NewMemberChange, saveMemberChanges } from '../copies/index.js';

type OrganizationEvent = PlatformEvent<'organization.created' | 'organization.updated' | 'organization.deleted'>;

@Injectable()
export class OrganizationsConsumer {
  constructor(private readonly fanOut: FanOut) {}

  @OnEvent('organization.created', 'organization.updated', 'organization.deleted', { batch: true })
  async save(events: readonly OrganizationEvent[], tx: EntityManager): Promise<void> {
    const published = events.map((event) => ({
      event,
      subject: { organization_uuid: event.payload.organization.uuid },
      change: 'owner' in event.payload ? ownersChange(event.payload, event.version) : undefined,
    }));
    const organizations = published.map(({ subject }) => subject.organization_uuid);
    await this.fanOut.lockOrganizations(tx, organizations);
    await saveOrganizations(tx, events);
    const changes = published.flatMap(({ change }) => change ?? []);
    await saveMemberChanges(tx, changes);
    await this.fanOut.deliver(tx, published);
  }

  /** Clients do not receive this event. */
  @OnEvent('organization.status_changed', { batch: true })
  async saveStatus(events: readonly PlatformEvent<'organization.status_changed'>[], tx: EntityManager): Promise<void> {
    await saveOrganizations(tx, events);
  }
}

/**
 * Writes one row for each organization, as a statement may change a row only once. They come in order, as for every row
 * that two transactions may meet. What an event of an older version does not say of a second factor is as it was.
 */
async function saveOrganizations(
  tx: EntityManager,
  events: readonly (OrganizationEvent | PlatformEvent<'organization.status_changed'>)[],
): Promise<void> {
  await execute(
    tx,
    sql`
      INSERT INTO organization (uuid, is_deleted, is_active, version, requires_mfa)
      SELECT DISTINCT ON (new.uuid) new.uuid, new.is_deleted, new.is_active, new.version,
        COALESCE(new.requires_mfa, known.requires_mfa, false)
      FROM unnest(
        ${events.map(({ payload }) => payload.organization.uuid)}::uuid[],
        ${events.map(({ type }) => type === 'organization.deleted')}::boolean[],
        ${events.map(({ payload }) => payload.organization.is_active)}::boolean[],
        ${events.map(({ version }) => version)}::bigint[],
        ${events.map(({ payload }) => payload.organization.requires_mfa ?? null)}::boolean[]
      ) AS new (uuid, is_deleted, is_active, version, requires_mfa)
      LEFT JOIN organization known ON known.uuid = new.uuid
      ORDER BY new.uuid, new.version DESC
      ON CONFLICT (uuid) DO UPDATE
      SET is_deleted = excluded.is_deleted, is_active = excluded.is_active, version = excluded.version,
        requires_mfa = excluded.requires_mfa
      WHERE organization.version < excluded.version`.prepared('save-organizations'),
  );
}

/** The owner joins by creating the organization, without a `member.added`. */
function ownersChange(payload: EventPayload<'organization.created'>, version: number): NewMemberChange {
  const { organization, owner } = payload;
  return {
    organization_uuid: organization.uuid,
    user_uuid: owner.user_uuid,
    version,
    is_member: true,
    role: owner.role,
    permissions: owner.permissions,
  };
}
