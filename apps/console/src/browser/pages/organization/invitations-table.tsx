import { Group } from '@mantine/core';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Invitation, OrganizationDetail } from '@platform/contracts';
import { ActionButton } from '../../components/action-button.js';
import { BulkAction, BulkBar, ChooseAll, ChooseRow, useBulk, useChosen } from '../../components/bulk.js';
import { StateBadge } from '../../components/state-badge.js';
import { Cell, Row, Table } from '../../components/table.js';
import { Day } from '../../components/moment.js';
import { isOpen, statusWord, toneOf } from './invitation-words.js';
import { may } from './may.js';

interface InvitationsTableProps {
  organization: OrganizationDetail;
  invitations: Invitation[];
  onChanged: () => void;
}

/** Invitations, with what can be done to each that is open, and to several at once. */
export function InvitationsTable({ organization, invitations, onChanged }: InvitationsTableProps) {
  const { t } = useLingui();
  const { uuid } = organization;
  const mayInvite = may(organization, 'invite_members');
  const chosen = useChosen(invitations.filter(isOpen).map((one) => one.uuid));
  const bulk = useBulk<Invitation>(
    ({ email }) => email,
    () => {
      chosen.set([]);
      onChanged();
    },
  );
  const picked = invitations.filter((one) => chosen.chosen.includes(one.uuid));
  const pending = picked.filter(({ status }) => status === 'pending');
  const count = pending.length;
  return (
    <>
      <BulkBar of={chosen} bulk={bulk}>
        <BulkAction
          label={t`Send again to all`}
          onRun={() => void bulk.run(picked, (api, one) => api.in(uuid).resendInvitation(one.uuid))}
        />
        {count > 0 && (
          <BulkAction
            label={t`Withdraw all`}
            question={t`Withdraw ${plural(count, { one: '# invitation', other: '# invitations' })}?`}
            onRun={() => void bulk.run(pending, (api, one) => api.in(uuid).cancelInvitation(one.uuid))}
          />
        )}
      </BulkBar>
      {invitations.length > 0 && (
        <Table
          aria-labelledby="invitations"
          columns={[{ title: t`E-mail`, sort: 'email' }, t`Role`, t`Status`, t`Invited by`, t`Valid until`]}
          unseen={t`Changes`}
          chooser={mayInvite && <ChooseAll of={chosen} />}
        >
          {invitations.map((one) => (
            <InvitationRow
              key={one.uuid}
              organization={organization}
              invitation={one}
              choosing={mayInvite ? chosen : undefined}
              onChanged={onChanged}
            />
          ))}
        </Table>
      )}
    </>
  );
}

interface InvitationRowProps {
  organization: OrganizationDetail;
  invitation: Invitation;
  choosing: ReturnType<typeof useChosen> | undefined;
  onChanged: () => void;
}

function InvitationRow({ organization, invitation, choosing, onChanged }: InvitationRowProps) {
  const { uuid, email, status, role_display_name, invited_by, expires_at } = invitation;
  const cells = [
    <Cell key="email" kind="who">
      {email}
    </Cell>,
    <Cell key="role" kind="long">
      {role_display_name}
    </Cell>,
    <Cell key="status">
      <StateBadge tone={toneOf(status)}>{statusWord(status)}</StateBadge>
    </Cell>,
    <Cell key="by" kind="long">
      {invited_by}
    </Cell>,
    <Cell key="until" kind="when">
      {isOpen(invitation) && <Day at={expires_at} />}
    </Cell>,
    <Cell key="changes" kind="actions">
      <Actions organization={organization} invitation={invitation} onChanged={onChanged} />
    </Cell>,
  ];
  const choose = choosing && (
    <Cell key="choose">{isOpen(invitation) ? <ChooseRow of={choosing} id={uuid} about={email} /> : null}</Cell>
  );
  return <Row>{choose ? [choose, ...cells] : cells}</Row>;
}

function Actions({ organization, invitation, onChanged }: Omit<InvitationRowProps, 'choosing'>) {
  const { t } = useLingui();
  const { uuid, email, status } = invitation;
  if (!may(organization, 'invite_members') || !isOpen(invitation)) return null;
  return (
    <Group gap="xs" justify="flex-end">
      <ActionButton
        label={t`Send again`}
        about={t`to ${email}`}
        send={(api) => api.in(organization.uuid).resendInvitation(uuid)}
        onDone={onChanged}
      />
      {status === 'pending' && (
        <ActionButton
          label={t`Withdraw`}
          isDangerous
          about={t`the invitation of ${email}`}
          question={t`Withdraw the invitation of ${email}?`}
          send={(api) => api.in(organization.uuid).cancelInvitation(uuid)}
          onDone={onChanged}
        />
      )}
    </Group>
  );
}
