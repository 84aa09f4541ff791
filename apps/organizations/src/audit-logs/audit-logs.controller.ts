import { Controller, Get, Param, Query, UseGuards } from '@nestjs/common';
import {
  auditEntrySchema,
  auditLogExportQuery,
  auditLogQuery,
  paginated,
  single,
  type AuditLogExportQuery,
  type AuditLogQuery,
} from '@platform/contracts';
import { Answer, Describe, Scopes } from '@platform/service-kit';
import { CallerMembership, type Membership, MembershipGuard, Needs } from '../access/index.js';
import { AuditLogsService } from './audit-logs.service.js';

@Controller('api/v1/organizations/:uuid/audit-logs')
@Describe({ tag: 'Audit log' })
@Scopes('org:read')
@UseGuards(MembershipGuard)
export class AuditLogsController {
  constructor(private readonly auditLogs: AuditLogsService) {}

  @Get()
  @Needs('view_audit_logs')
  @Describe({
    summary: 'List the audit log',
    description:
      'Lists who did what to whom, newest first. Filters by event or group of events, by actor, by target, by words ' +
      'and by days of UTC.',
  })
  @Answer(200, paginated(auditEntrySchema))
  list(@CallerMembership() membership: Membership, @Query({ schema: auditLogQuery }) query: AuditLogQuery) {
    return this.auditLogs.list(membership, query);
  }

  @Get('export')
  @Needs('view_audit_logs')
  @Describe({
    summary: 'Export the audit log',
    description:
      'Answers with the log, or what the filters leave of it, as a CSV or NDJSON file. Noted in the audit log.',
  })
  @Answer(200, ['text/csv', 'application/x-ndjson'])
  export(
    @CallerMembership() membership: Membership,
    @Query({ schema: auditLogExportQuery }) query: AuditLogExportQuery,
  ) {
    return this.auditLogs.export(membership, query);
  }

  @Get(':entryUuid')
  @Needs('view_audit_logs')
  @Describe({
    summary: 'Read an entry of the audit log',
    description: 'Answers with one entry, its place in the chain of hashes and its hash.',
  })
  @Answer(200, single(auditEntrySchema))
  get(@CallerMembership() membership: Membership, @Param('entryUuid') entryUuid: string) {
    return this.auditLogs.get(membership, entryUuid);
  }
}
