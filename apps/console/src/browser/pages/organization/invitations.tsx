import { SimpleGrid } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrganizationDetail } from '@platform/contracts';
import { useFiltered } from '../../api/use-filtered.js';
import { EmptyState } from '../../components/empty-state.js';
import { Loaded } from '../../components/loaded.js';
import { RemoveFilters } from '../../components/narrowing.js';
import { OpenButton, Opened, useOpened } from '../../components/opened.js';
import { Pager } from '../../components/pager.js';
import { GuardedSection, Reason } from './guarded-section.js';
import { invitationFilters, InvitationFilters } from './invitation-filters.js';
import { InvitationsTable } from './invitations-table.js';
import { Invite } from './invite.js';
import { InviteSeveral } from './invite-several.js';
import { whyNot } from './may.js';
import type { PartProps } from './part.js';

export function Invitations({ organization }: PartProps) {
  const { t } = useLingui();
  const adding = useOpened();
  const reason = whyNot(organization, 'invite_members', t`Nobody can be invited while the organization is suspended.`);
  return (
    <GuardedSection
      organization={organization}
      id="invitations"
      title={t`Invitations`}
      lead={t`People who were asked by e-mail to join, and what they answered.`}
      needed="invite_members"
      actions={
        <OpenButton
          label={t`New invitations`}
          isOpen={adding.isOpen}
          onToggle={adding.toggle}
          isLocked={reason !== undefined}
        />
      }
    >
      <Reason>{reason}</Reason>
      <List organization={organization} isAdding={adding.isOpen && !reason} />
    </GuardedSection>
  );
}

function List({ organization, isAdding }: { organization: OrganizationDetail; isAdding: boolean }) {
  const { t } = useLingui();
  const { uuid } = organization;
  const { resource, refresh, filters, page, setPage, showFirst } = useFiltered(
    `invitations ${uuid}`,
    [...invitationFilters, 'sort'],
    (api, chosen) => api.in(uuid).invitations(chosen.filters, chosen.page, chosen.signal),
    ({ meta }) => meta.last_page,
  );
  return (
    <>
      {isAdding && (
        <Opened>
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" verticalSpacing={0}>
            <Invite organization={organization} onInvited={showFirst} />
            <InviteSeveral organization={organization} onInvited={showFirst} />
          </SimpleGrid>
        </Opened>
      )}
      <InvitationFilters />
      <Loaded of={resource} what={t`the invitations`} rows={3}>
        {({ data, meta }) => (
          <>
            {data.length === 0 && <None isFiltered={invitationFilters.some((name) => filters.has(name))} />}
            <InvitationsTable organization={organization} invitations={data} onChanged={refresh} />
            <Pager page={page} lastPage={meta.last_page} onPage={setPage} of={t`the invitations`} total={meta.total} />
          </>
        )}
      </Loaded>
    </>
  );
}

function None({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui();
  if (isFiltered) {
    return (
      <EmptyState title={t`No invitation matches`} actions={<RemoveFilters names={invitationFilters} />}>
        <Trans>There is none like that.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`No invitations`}
      use={t`With an invitation somebody joins who has no account here yet; you say by which role.`}
    >
      <Trans>Nobody has been invited yet.</Trans>
    </EmptyState>
  );
}
