import { Injectable } from '@nestjs/common';
import {
  type AuditAuthor,
  constant,
  deleteInBatches,
  execute,
  Outbox,
  part,
  Periodic,
  sql,
} from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/index.js';
import { Organization } from '../access/index.js';
import { OrganizationDeleted } from './organization-deleted.js';

const sweepEveryMs = 3_600_000;
const organizationsAtOnce = 100;
const isOver = part`deleted_at < now() - interval '30 days'`;

/**
 * How an organization ends: hidden at once, erased after 30 days; its slug is free again after 90. The audit log
 * outlives it.
 */
@Injectable()
export class OrganizationDeletion {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly auditLog: AuditLog,
    private readonly organizationDeleted: OrganizationDeleted,
    periodic: Periodic,
  ) {
    periodic.add('deleted-organizations', sweepEveryMs, (stopping) => this.sweep(stopping));
  }

  /**
   * Under the lock of the organization. What other features keep for it ends with it; `organization.deleted` says so for
   * all of it.
   */
  async delete(tx: EntityManager, organization: Organization, author: AuditAuthor): Promise<void> {
    const { uuid, name, slug } = organization;
    await this.organizationDeleted.run(tx, uuid);
    await execute(
      tx,
      sql`
        INSERT INTO reserved_slug (slug, until) VALUES (${slug}, now() + interval '90 days')
        ON CONFLICT (slug) DO UPDATE SET until = excluded.until`,
    );
    await tx.softDelete(Organization, { uuid });
    await this.outbox.add(tx, 'organization.deleted', { organization, data: { name } });
    await this.auditLog.record(tx, author, {
      event: 'organization.deleted',
      target: { type: 'organization', id: uuid, name },
    });
  }

  async sweep(stopping?: AbortSignal): Promise<void> {
    // What there may be very many of goes first: an organization takes the rest along.
    for (const table of ['member', 'invitation', 'removed_member'] as const)
      await deleteInBatches(
        this.dataSource,
        table,
        part`organization_uuid IN (SELECT uuid FROM organization WHERE ${isOver})`,
        { stopping },
      );
    let erased = organizationsAtOnce;
    while (erased === organizationsAtOnce && !stopping?.aborted)
      erased = await execute(
        this.dataSource,
        sql`
          DELETE FROM organization WHERE uuid IN (
          SELECT uuid FROM organization WHERE ${isOver} LIMIT ${constant(organizationsAtOnce)})`,
      );
    await deleteInBatches(this.dataSource, 'reserved_slug', part`until < now()`, { stopping });
  }
}
