import { Group, Stack, Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Member, OrganizationDetail } from '@platform/contracts';
import { useResource } from '../../api/use-resource.js';
import { CopiedText } from '../../components/copied-text.js';
import { Facts } from '../../components/facts.js';
import { PermissionSummary } from '../../components/permissions.js';
import { Tag } from '../../components/state-badge.js';
import { Moment } from '../../components/moment.js';
import { fullName } from '../../components/words.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';

interface MemberDetailProps {
  organization: OrganizationDetail;
  member: Member;
}

/** What is known of a member beside the row: teams, permissions, the id that APIs and events name. */
export function MemberDetail({ organization: { uuid, your_permissions }, member }: MemberDetailProps) {
  const { t } = useLingui();
  const name = fullName(member);
  const { resource: teams } = useResource(`teams ${uuid}`, (api, signal) => api.in(uuid).teams(signal));
  const own =
    teams.state === 'ready' ? teams.value.filter(({ member_uuids }) => member_uuids.includes(member.user_uuid)) : [];
  const log = `${paths.organization(uuid, 'audit-log')}?${new URLSearchParams({ actor: member.user_uuid }).toString()}`;
  const facts = {
    [t`Member since`]: <Moment at={member.joined_at} />,
    [t`Permissions`]: <PermissionSummary held={member.permissions} />,
    [t`Teams`]:
      own.length > 0 ? (
        <Group gap="xs">
          {own.map((team) => (
            <Tag key={team.id}>{team.name}</Tag>
          ))}
        </Group>
      ) : (
        <Text c="dimmed">
          <Trans>None</Trans>
        </Text>
      ),
    [t`Id`]: <CopiedText text={member.user_uuid} about={t`the id of ${name}`} />,
  };
  return (
    <Stack gap="sm">
      <Facts of={facts} />
      {your_permissions.includes('view_audit_logs') && (
        <Link to={log}>
          <Trans>What {name} did, in the audit log</Trans>
        </Link>
      )}
    </Stack>
  );
}
