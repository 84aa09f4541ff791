import type { AuditEntry, OrganizationDetail } from '@platform/contracts';
import { nextCursor } from '../../api/organization-api.js';
import { useFiltered } from '../../api/use-filtered.js';
import { DayFields } from '../../components/day-fields.js';
import { ExportButtons } from '../../components/export-buttons.js';
import { Field } from '../../components/field.js';
import { FilterForm } from '../../components/filter-form.js';
import { Loaded } from '../../components/loaded.js';
import { Options } from '../../components/options.js';
import { Pager } from '../../components/pager.js';
import { Row, Table } from '../../components/table.js';
import { momentOf } from '../../components/words.js';
import { GuardedSection } from './guarded-section.js';
import type { PartProps } from './part.js';

const groups = {
  '': 'Everything',
  'organization.*': 'The organization',
  'member.*': 'Members',
  'role.*': 'Roles',
  'invitation.*': 'Invitations',
  'invite_link.*': 'Invite links',
  'team.*': 'Teams',
  'domain.*': 'Domains',
  'oauth_client.*': 'Applications',
  'webhook_endpoint.*': 'Webhook endpoints of applications',
  'webhook_delivery.*': 'Retries of webhooks',
  'notification_endpoint.*': 'Notification destinations',
  'notification_rule.*': 'Notification rules',
  'audit.exported': 'Exports of this log',
  'permission.denied': 'Refusals',
};

export function AuditLog({ organization }: PartProps) {
  return (
    <GuardedSection organization={organization} id="audit-log" title="Audit log" needed="view_audit_logs">
      <Entries organization={organization} />
    </GuardedSection>
  );
}

function Entries({ organization: { uuid } }: { organization: OrganizationDetail }) {
  const { resource, filters, onFilter, page, setPage } = useFiltered(
    `audit ${uuid}`,
    ['event', 'from', 'to'],
    (api, chosen) => api.in(uuid).auditLogs(chosen.filters, chosen, chosen.signal),
    ({ meta }) => meta.last_page,
    nextCursor,
  );
  return (
    <>
      <Filter onFilter={onFilter} />
      <Loaded of={resource} what="the audit log" rows={5}>
        {({ data, meta, links }) => (
          <>
            {data.length === 0 && <p className="lead">Nothing of this kind has happened.</p>}
            {data.length > 0 && <EntriesTable entries={data} />}
            <Pager
              page={page}
              lastPage={meta.last_page}
              hasNext={links.next !== null}
              onPage={setPage}
              of="the audit log"
            />
          </>
        )}
      </Loaded>
      <div className="manage">
        <ExportButtons
          about="what the filter shows"
          name="audit-log"
          send={(api, format) => api.in(uuid).auditLogFile(filters, format)}
        />
      </div>
    </>
  );
}

function Filter({ onFilter }: { onFilter: (filters: URLSearchParams) => void }) {
  return (
    <FilterForm of="the audit log" className="row filter" onFilter={onFilter}>
      <Field name="event" label="What">
        {(control) => (
          <select {...control}>
            <Options of={groups} />
          </select>
        )}
      </Field>
      <DayFields />
    </FilterForm>
  );
}

function EntriesTable({ entries }: { entries: AuditEntry[] }) {
  return (
    <Table aria-labelledby="audit-log" columns={['When', 'Who', 'What', 'To what', 'Changes', 'Network address']}>
      {entries.map((entry) => (
        <Row key={entry.uuid}>
          <td role="cell" className="when moment">
            {momentOf(entry.created_at)}
          </td>
          <td role="cell" className="who long">
            {entry.actor.name ?? entry.actor.email ?? entry.actor.type}
          </td>
          <td role="cell">
            <span className={entry.outcome === 'denied' ? 'tag wrong' : 'tag'}>{entry.event}</span>
          </td>
          <td role="cell" className="long mail">
            {entry.target && `${typeText(entry.target.type)} ${entry.target.name ?? entry.target.id}`}
          </td>
          <td role="cell" className="long">
            {changesText(entry)}
          </td>
          <td role="cell">{entry.ip_address}</td>
        </Row>
      ))}
    </Table>
  );
}

function typeText(type: string): string {
  return type === 'oauth_client' ? 'application' : type.replaceAll('_', ' ');
}

function changesText({ changes }: AuditEntry): string {
  return Object.entries(changes)
    .map(([field, { old, new: now }]) => `${field}: ${plain(old)} → ${plain(now)}`)
    .join('; ');
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
