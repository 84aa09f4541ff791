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
const batchSize = 100;
const isDue = part`deleted_at < now() - interval '30 days'`;

/**
 * Deletes organizations. They are hidden at once and erased after 30 days; the slug is free again after 90. The audit
 * log stays.
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
   * Deletes an organization, and whatever other features keep for it, with one event for all of that. The caller holds
   * its lock.
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
    // Tables that may have very many rows go first; the foreign keys of the organization delete the rest.
    for (const table of ['member', 'invitation', 'removed_member'] as const)
      await deleteInBatches(
        this.dataSource,
        table,
        part`organization_uuid IN (SELECT uuid FROM organization WHERE ${isDue})`,
        { stopping },
      );
    let erased = batchSize;
    while (erased === batchSize && !stopping?.aborted)
      erased = await execute(
        this.dataSource,
        sql`
          DELETE FROM organization
          WHERE uuid IN (SELECT uuid FROM organization WHERE ${isDue} LIMIT ${constant(batchSize)})`,
      );
    await deleteInBatches(this.dataSource, 'reserved_slug', part`until < now()`, { stopping });
  }
}
