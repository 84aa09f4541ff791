import { Trans, useLingui } from '@lingui/react/macro';
import type { OrganizationDetail } from '@platform/contracts';
import { useResource } from '../../api/use-resource.js';
import { EmptyState } from '../../components/empty-state.js';
import { Loaded } from '../../components/loaded.js';
import { OpenButton, Opened, useOpened } from '../../components/opened.js';
import { GuardedSection, Reason } from './guarded-section.js';
import { InviteLinksTable } from './invite-links-table.js';
import { whyNot } from './may.js';
import { NewInviteLink } from './new-invite-link.js';
import type { PartProps } from './part.js';

export function InviteLinks({ organization }: PartProps) {
  const { t } = useLingui();
  const adding = useOpened();
  const reason = whyNot(organization, 'invite_members', t`Nobody can be invited while the organization is suspended.`);
  return (
    <GuardedSection
      organization={organization}
      id="invite-links"
      title={t`Invite links`}
      lead={t`Addresses by which whoever has them joins, until they end or are used up.`}
      needed="invite_members"
      actions={
        <OpenButton
          label={t`New invite link`}
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
  const { resource, refresh } = useResource(`invite-links ${uuid}`, (api, signal) => api.in(uuid).inviteLinks(signal));
  return (
    <>
      {isAdding && (
        <Opened>
          <NewInviteLink organization={organization} onMade={refresh} />
        </Opened>
      )}
      <Loaded of={resource} what={t`the invite links`} rows={3}>
        {(links) =>
          links.length === 0 ? (
            <EmptyState
              title={t`No invite link`}
              use={t`One link invites a whole group: put it where only they see it, and say how many may use it.`}
            >
              <Trans>There are no invite links.</Trans>
            </EmptyState>
          ) : (
            <InviteLinksTable organization={organization} links={links} onChanged={refresh} />
          )
        }
      </Loaded>
    </>
  );
}
