import type { Invitation, OrganizationDetail } from '@platform/contracts';
import { useFiltered } from '../../api/use-filtered.js';
import { ActionButton } from '../../components/action-button.js';
import { Loaded } from '../../components/loaded.js';
import { Pager } from '../../components/pager.js';
import { Row, Table } from '../../components/table.js';
import { dayOf } from '../../components/words.js';
import { GuardedSection } from './guarded-section.js';
import { InvitationStatus } from './invitation-status.js';
import { Invite } from './invite.js';
import { InviteSeveral } from './invite-several.js';
import { may } from './may.js';
import type { PartProps } from './part.js';

export function Invitations({ organization }: PartProps) {
  return (
    <GuardedSection organization={organization} id="invitations" title="Invitations" needed="invite_members">
      <List organization={organization} />
    </GuardedSection>
  );
}

function List({ organization }: { organization: OrganizationDetail }) {
  const { uuid } = organization;
  const { resource, refresh, filters, onFilter, page, setPage, showFirst } = useFiltered(
    `invitations ${uuid}`,
    ['status'],
    (api, chosen) => api.in(uuid).invitations(chosen.filters.get('status') ?? '', chosen.page, chosen.signal),
    ({ meta }) => meta.last_page,
  );
  const status = filters.get('status') ?? '';
  return (
    <>
      <InvitationStatus
        chosen={status}
        onChoose={(wanted) => onFilter(new URLSearchParams(wanted ? { status: wanted } : {}))}
      />
      <Loaded of={resource} what="the invitations" rows={3}>
        {({ data, meta }) => (
          <>
            {data.length === 0 && (
              <p className="lead">{status ? 'There is none like that.' : 'Nobody has been invited yet.'}</p>
            )}
            {data.length > 0 && <InvitationsTable organization={organization} invitations={data} onChanged={refresh} />}
            <Pager page={page} lastPage={meta.last_page} onPage={setPage} of="the invitations" />
          </>
        )}
      </Loaded>
      <Invite organization={organization} onInvited={showFirst} />
      <InviteSeveral organization={organization} onInvited={showFirst} />
    </>
  );
}

interface InvitationsTableProps {
  organization: OrganizationDetail;
  invitations: Invitation[];
  onChanged: () => void;
}

function InvitationsTable({ organization, invitations, onChanged }: InvitationsTableProps) {
  return (
    <Table
      aria-labelledby="invitations"
      columns={['E-mail', 'Role', 'Status', 'Invited by', 'Valid until']}
      unseen="Changes"
    >
      {invitations.map((invitation) => (
        <Row key={invitation.uuid}>
          <td role="cell" className="who long mail">
            {invitation.email}
          </td>
          <td role="cell" className="long">
            {invitation.role_display_name}
          </td>
          <td role="cell">
            <span className={invitation.status === 'pending' ? 'tag strong' : 'tag'}>{invitation.status}</span>
          </td>
          <td role="cell" className="long">
            {invitation.invited_by}
          </td>
          <td role="cell" className="when">
            {isOpen(invitation) && dayOf(invitation.expires_at)}
          </td>
          <td role="cell">
            <Actions organization={organization} invitation={invitation} onChanged={onChanged} />
          </td>
        </Row>
      ))}
    </Table>
  );
}

function Actions({
  organization,
  invitation,
  onChanged,
}: Omit<InvitationsTableProps, 'invitations'> & { invitation: Invitation }) {
  const { uuid, email, status } = invitation;
  if (!may(organization, 'invite_members') || !isOpen(invitation)) return null;
  return (
    <div className="manage">
      <ActionButton
        label="Send again"
        about={`to ${email}`}
        send={(api) => api.in(organization.uuid).resendInvitation(uuid)}
        onDone={onChanged}
      />
      {status === 'pending' && (
        <ActionButton
          label="Withdraw"
          isDangerous
          about={`the invitation of ${email}`}
          question={`Withdraw the invitation of ${email}?`}
          send={(api) => api.in(organization.uuid).cancelInvitation(uuid)}
          onDone={onChanged}
        />
      )}
    </div>
  );
}

/** Not answered and not withdrawn: its validity counts, and it can be sent again. */
function isOpen({ status }: Invitation): boolean {
  return status === 'pending' || status === 'expired';
}
