import { Injectable } from '@nestjs/common';
import { isUuid, page, type AuditLogExportQuery, type AuditLogQuery } from '@platform/contracts';
import { PlatformConfig, Problem } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import type { Membership } from '../members/membership.guard.js';
import { auditEntries, auditEntry, countAuditEntries } from './audit-entries.js';
import { exportedFile } from './audit-export.js';
import { nextLink, readCursor } from './audit-cursor.js';
import { AuditLog } from './audit-log.js';

@Injectable()
export class AuditLogsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly auditLog: AuditLog,
    private readonly config: PlatformConfig,
  ) {}

  async list({ organization_uuid }: Membership, query: AuditLogQuery) {
    const { manager } = this.dataSource;
    const { event, from, to, per_page } = query;
    const { before, ...at } = await this.place(organization_uuid, query);
    const [rows, total] = await Promise.all([
      // One more tells whether there is a next page.
      auditEntries(manager, organization_uuid, query, {
        limit: per_page + 1,
        ...(before ? { before } : { offset: (at.page - 1) * per_page }),
      }),
      countAuditEntries(manager, organization_uuid, query),
    ]);
    const path = `${this.config.AUTH_URL}/api/v1/organizations/${organization_uuid}/audit-logs`;
    const answer = page(rows.slice(0, per_page), total, { ...at, per_page }, path, { event, from, to });
    const last = rows.length > per_page ? rows[per_page - 1] : undefined;
    return {
      ...answer,
      links: { ...answer.links, next: last ? nextLink(answer.links.first, at.page, last.uuid) : null },
    };
  }

  /** By the cursor, which comes before the number of the page. */
  private async place(organizationUuid: string, { page: number, cursor }: AuditLogQuery) {
    if (cursor === undefined) return { page: number };
    const asked = readCursor(cursor);
    const before = asked && (await auditEntry(this.dataSource.manager, organizationUuid, asked.uuid));
    if (!before) throw Problem.field('cursor', 'is not a cursor of this list');
    return { page: asked.page, before };
  }

  /** 404 also for the entry of another organization. */
  async get({ organization_uuid }: Membership, uuid: string) {
    const entry = isUuid(uuid) ? await auditEntry(this.dataSource.manager, organization_uuid, uuid) : undefined;
    if (!entry) throw new Problem('not_found');
    return { data: entry };
  }

  /** Who takes the log out is in the log, also when the transfer breaks off. */
  async export(caller: Membership, { format, ...filters }: AuditLogExportQuery) {
    await this.dataSource.transaction((tx) =>
      this.auditLog.record(tx, caller, { event: 'audit.exported', target: null, metadata: { format, ...filters } }),
    );
    return exportedFile(this.dataSource.manager, caller.organization_uuid, filters, format);
  }
}
