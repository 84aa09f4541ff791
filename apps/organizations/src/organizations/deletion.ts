import { Injectable } from '@nestjs/common';
import { Outbox, Periodic, type AuditAuthor } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { OrganizationDomain } from '../domains/organization-domain.entity.js';
import { Invitation } from '../invitations/invitation.entity.js';
import { InviteLink } from '../invite-links/invite-link.entity.js';
import { Organization } from './organization.entity.js';

const sweepEveryMs = 3_600_000;
const organizationsAtOnce = 100;

/** How an organization ends: hidden at once, erased after 30 days; its slug is free again after 90. The audit log outlives it. */
@Injectable()
export class OrganizationDeletion {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly auditLog: AuditLog,
    periodic: Periodic,
  ) {
    periodic.add('deleted-organizations', sweepEveryMs, (stopping) => this.sweep(stopping));
  }

  /** Under the lock of the organization. Its invitations, invite links and domains end with it; `organization.deleted` says so for all of them. */
  async delete(tx: EntityManager, organization: Organization, author: AuditAuthor): Promise<void> {
    const { uuid, name, slug } = organization;
    await tx.update(Invitation, { organization_uuid: uuid, status: 'pending' }, { status: 'cancelled' });
    await tx.delete(InviteLink, { organization_uuid: uuid });
    // Another organization can have them at once.
    await tx.delete(OrganizationDomain, { organization_uuid: uuid });
    await tx.query(
      `INSERT INTO reserved_slug (slug, until) VALUES ($1, now() + interval '90 days')
       ON CONFLICT (slug) DO UPDATE SET until = excluded.until`,
      [slug],
    );
    await tx.softDelete(Organization, { uuid });
    await this.outbox.add(tx, 'organization.deleted', { organization, data: { name } });
    await this.auditLog.record(tx, author, {
      event: 'organization.deleted',
      target: { type: 'organization', id: uuid, name },
    });
  }

  async sweep(stopping?: AbortSignal): Promise<void> {
    let erased: number;
    do {
      [, erased] = await this.dataSource.query<[unknown, number]>(
        `DELETE FROM organization WHERE uuid IN (
           SELECT uuid FROM organization WHERE deleted_at < now() - interval '30 days' LIMIT ${organizationsAtOnce})`,
      );
    } while (erased === organizationsAtOnce && !stopping?.aborted);
    await this.dataSource.query(`DELETE FROM reserved_slug WHERE until < now()`);
  }
}
