import { Avatar, Group } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import type { Member, OrganizationDetail } from '@platform/contracts';
import { useState } from 'react';
import { ActionButton } from '../../components/action-button.js';
import { ChooseAll, ChooseRow, useChosen } from '../../components/bulk.js';
import { ChoiceInPlace } from '../../components/choice-in-place.js';
import { StateBadge, Tag } from '../../components/state-badge.js';
import { Cell, Row, Table } from '../../components/table.js';
import { ToggleButton } from '../../components/toggle-button.js';
import { Day } from '../../components/moment.js';
import { fullName } from '../../components/words.js';
import { covers, grantableWords, may } from './may.js';
import { MemberDetail } from './member-detail.js';
import { MembersBulk } from './members-bulk.js';

interface MembersTableProps {
  organization: OrganizationDetail;
  members: Member[];
  onChanged: () => void;
}

/** Members of an organization, with what the person may do to each, and to several at once. */
export function MembersTable({ organization, members, onChanged }: MembersTableProps) {
  const { t } = useLingui();
  const isManaged = may(organization, 'manage_members') || may(organization, 'remove_members');
  const chosen = useChosen(members.filter(({ role }) => role !== 'owner').map(({ user_uuid }) => user_uuid));
  const columns = [{ title: t`Name`, sort: 'name' }, t`E-mail`, t`Role`, { title: t`Joined`, sort: 'joined_at' }];
  return (
    <>
      {isManaged && <MembersBulk organization={organization} members={members} chosen={chosen} onChanged={onChanged} />}
      {members.length > 0 && (
        <Table
          aria-labelledby="members"
          columns={columns}
          unseen={t`Changes`}
          sorted="joined_at"
          chooser={isManaged && <ChooseAll of={chosen} />}
        >
          {members.map((member) => (
            <MemberRow
              key={member.user_uuid}
              organization={organization}
              member={member}
              choosing={isManaged ? chosen : undefined}
              onChanged={onChanged}
            />
          ))}
        </Table>
      )}
    </>
  );
}

interface MemberRowProps {
  organization: OrganizationDetail;
  member: Member;
  choosing: ReturnType<typeof useChosen> | undefined;
  onChanged: () => void;
}

function MemberRow({ organization, member, choosing, onChanged }: MemberRowProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { user_uuid, role } = member;
  const name = fullName(member);
  const isOwner = role === 'owner';
  const mayRemove = may(organization, 'remove_members') && !isOwner;
  const detail = isOpen && (
    <tr role="row">
      <td role="cell" colSpan={choosing ? 6 : 5}>
        <MemberDetail organization={organization} member={member} />
      </td>
    </tr>
  );
  const cells = [
    <Cell key="name" kind="who">
      <Group gap="sm" wrap="nowrap">
        <Avatar name={name} color="accent" radius="xl" size={32} aria-hidden />
        <span>{name}</span>
      </Group>
    </Cell>,
    <Cell key="email" kind="long">
      {member.email}
    </Cell>,
    <Cell key="role" kind="long">
      <RoleOf organization={organization} member={member} onChanged={onChanged} />
    </Cell>,
    <Cell key="joined" kind="when">
      <Day at={member.joined_at} />
    </Cell>,
    <Cell key="changes" kind="actions">
      <Group gap="xs" wrap="wrap" justify="flex-end">
        <ToggleButton label={t`Details`} about={t`of ${name}`} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        {mayRemove && (
          <ActionButton
            label={t`Remove`}
            isDangerous
            about={name}
            question={t`Remove ${name} from ${organization.name}?`}
            send={(api) => api.in(organization.uuid).removeMember(user_uuid)}
            onDone={onChanged}
          />
        )}
      </Group>
    </Cell>,
  ];
  const choose = choosing && (
    <Cell key="choose">{isOwner ? null : <ChooseRow of={choosing} id={user_uuid} about={name} />}</Cell>
  );
  return (
    <>
      <Row>{choose ? [choose, ...cells] : cells}</Row>
      {detail}
    </>
  );
}

function RoleOf({ organization, member, onChanged }: Omit<MemberRowProps, 'choosing'>) {
  const { t } = useLingui();
  const { user_uuid, role, role_display_name, permissions } = member;
  const name = fullName(member);
  if (role === 'owner') return <StateBadge tone="info">{role_display_name}</StateBadge>;
  const words = grantableWords(organization);
  const mayChange = may(organization, 'manage_members') && covers(organization, permissions);
  if (!mayChange || !(role in words)) {
    return <Tag>{role_display_name}</Tag>;
  }
  return (
    <ChoiceInPlace
      name={`role-${user_uuid}`}
      label={t`Role of ${name}`}
      value={role}
      words={words}
      send={(api, wanted) => api.in(organization.uuid).changeRole(user_uuid, wanted)}
      onDone={onChanged}
      codes={['role_exceeds_caller']}
    />
  );
}
