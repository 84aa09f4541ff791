import { Group } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrganizationDetail } from '@platform/contracts';
import { nextCursor } from '../../api/organization-api.js';
import { useFiltered } from '../../api/use-filtered.js';
import { EmptyState } from '../../components/empty-state.js';
import { ExportButtons } from '../../components/export-buttons.js';
import { Loaded } from '../../components/loaded.js';
import { RemoveFilters } from '../../components/narrowing.js';
import { Pager } from '../../components/pager.js';
import { AuditFilters, auditFilters } from './audit-filters.js';
import { AuditTimeline } from './audit-timeline.js';
import { GuardedSection } from './guarded-section.js';
import type { PartProps } from './part.js';

export function AuditLog({ organization }: PartProps) {
  const { t } = useLingui();
  return (
    <GuardedSection
      organization={organization}
      id="audit-log"
      title={t`Audit log`}
      lead={t`Who did what in the organization, and what was refused. Nobody can change it.`}
      needed="view_audit_logs"
    >
      <Entries organization={organization} />
    </GuardedSection>
  );
}

function Entries({ organization }: { organization: OrganizationDetail }) {
  const { t } = useLingui();
  const { uuid } = organization;
  const { resource, refresh, filters, page, setPage } = useFiltered(
    `audit ${uuid}`,
    auditFilters,
    (api, chosen) => api.in(uuid).auditLogs(chosen.filters, chosen, chosen.signal),
    ({ meta }) => meta.last_page,
    nextCursor,
  );
  const entries = resource.state === 'ready' ? resource.value.data : [];
  return (
    <>
      <AuditFilters entries={entries} onAgain={() => (page === 1 ? refresh() : setPage(1))} />
      <Loaded of={resource} what={t`the audit log`} rows={5}>
        {({ data, meta, links }) => (
          <>
            {data.length === 0 ? (
              <EmptyState title={t`No entry`} actions={<RemoveFilters names={auditFilters} />}>
                <Trans>Nothing of this kind has happened.</Trans>
              </EmptyState>
            ) : (
              <AuditTimeline entries={data} />
            )}
            <Pager
              page={page}
              lastPage={meta.last_page}
              hasNext={links.next !== null}
              onPage={setPage}
              of={t`the audit log`}
            />
          </>
        )}
      </Loaded>
      <Group gap="xs" mt="md">
        <ExportButtons
          about={t`what the filter shows`}
          name="audit-log"
          send={(api, format) => api.in(uuid).auditLogFile(filters, format)}
        />
      </Group>
    </>
  );
}
