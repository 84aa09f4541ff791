import { Injectable } from '@nestjs/common';
import { cutOf, isUuid, page, type AuditLogExportQuery, type AuditLogQuery } from '@platform/contracts';
import { PlatformConfig, Problem } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import type { Membership } from '../access/index.js';
import { AuditLog } from '../audit/index.js';
import { auditEntries, auditEntry, countAuditEntries, keysOf } from './audit-entries.js';
import { exportedFile } from './audit-export.js';

@Injectable()
export class AuditLogsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly auditLog: AuditLog,
    private readonly config: PlatformConfig,
  ) {}

  /** Newest first. */
  async list({ organization_uuid }: Membership, query: AuditLogQuery) {
    const { manager } = this.dataSource;
    const { event, actor, target, q, from, to } = query;
    const [rows, counted] = await Promise.all([
      auditEntries(manager, organization_uuid, query, cutOf(query, query.per_page)),
      countAuditEntries(manager, organization_uuid, query),
    ]);
    return page(rows, counted, query, {
      path: `${this.config.AUTH_URL}/api/v1/organizations/${organization_uuid}/audit-logs`,
      filters: { event, actor, target, q, from, to },
      keysOf,
    });
  }

  /** @throws Problem 404 `not_found`, also for an entry of another organization */
  async get({ organization_uuid }: Membership, uuid: string) {
    const entry = isUuid(uuid) ? await auditEntry(this.dataSource.manager, organization_uuid, uuid) : undefined;
    if (!entry) throw new Problem('not_found');
    return { data: entry };
  }

  /** The export is an entry of the log itself, even if the transfer breaks off. */
  async export(caller: Membership, { format, ...filters }: AuditLogExportQuery) {
    await this.dataSource.transaction((tx) =>
      this.auditLog.record(tx, caller, { event: 'audit.exported', target: null, metadata: { format, ...filters } }),
    );
    return exportedFile(this.dataSource.manager, caller.organization_uuid, filters, format);
  }
}
