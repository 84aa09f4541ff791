import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { timestamp, type AuditLogExportQuery, type AuditLogFilters, type InstantKeys } from '@platform/contracts';
import { csv } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { auditEntries, keysOf, type AuditEntryRow } from './audit-entries.js';

type Format = AuditLogExportQuery['format'];

const batchSize = 500;
const types = { csv: 'text/csv; charset=utf-8', ndjson: 'application/x-ndjson' };

/** The log as a file, newest first. It is read in batches while the receiver takes them, whatever its size. */
export function exportedFile(
  manager: EntityManager,
  organizationUuid: string,
  filters: AuditLogFilters,
  format: Format,
): StreamableFile {
  const day = timestamp(new Date()).slice(0, 10);
  return new StreamableFile(Readable.from(lines(manager, organizationUuid, filters, format)), {
    type: types[format],
    disposition: `attachment; filename="audit-log-${day}.${format}"`,
  });
}

async function* lines(manager: EntityManager, organizationUuid: string, filters: AuditLogFilters, format: Format) {
  if (format === 'csv') yield csv([columns]);
  let entries: AuditEntryRow[];
  let after: InstantKeys | undefined;
  do {
    entries = await auditEntries(manager, organizationUuid, filters, { limit: batchSize, offset: 0, after });
    if (entries.length) yield format === 'csv' ? csv(entries.map(csvRow)) : entries.map(jsonLine).join('');
    const last = entries.at(-1);
    after = last && keysOf(last);
  } while (entries.length === batchSize);
}

function jsonLine({ cursor_at, ...entry }: AuditEntryRow): string {
  return `${JSON.stringify({ ...entry, created_at: timestamp(entry.created_at) })}\n`;
}

const columns = [
  ...['uuid', 'created_at', 'event', 'outcome', 'actor_type', 'actor_uuid', 'actor_name', 'actor_email'],
  ...['target_type', 'target_id', 'target_name', 'client_id', 'ip_address', 'user_agent', 'request_id'],
  ...['changes', 'metadata', 'sequence', 'prev_hash', 'hash'],
];

function csvRow({ actor, target, ...entry }: AuditEntryRow) {
  return [
    ...[entry.uuid, timestamp(entry.created_at), entry.event, entry.outcome],
    ...[actor.type, actor.uuid, actor.name, actor.email],
    ...[target?.type ?? null, target?.id ?? null, target?.name ?? null],
    ...[entry.client_id, entry.ip_address, entry.user_agent, entry.request_id],
    ...[JSON.stringify(entry.changes), JSON.stringify(entry.metadata), entry.sequence, entry.prev_hash, entry.hash],
  ];
}
