import { Progress, Stack, Text } from '@mantine/core';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { InviteLink, OrganizationDetail } from '@platform/contracts';
import { ActionButton } from '../../components/action-button.js';
import { StateBadge } from '../../components/state-badge.js';
import { Cell, Row, Table } from '../../components/table.js';
import { Day } from '../../components/moment.js';
import { may } from './may.js';

interface InviteLinksTableProps {
  organization: OrganizationDetail;
  links: InviteLink[];
  onChanged: () => void;
}

export function InviteLinksTable({ organization, links, onChanged }: InviteLinksTableProps) {
  const { t } = useLingui();
  const columns = [t`Role`, t`Status`, t`Used`, t`Domains`, t`Made by`, t`Valid until`];
  return (
    <Table aria-labelledby="invite-links" columns={columns} unseen={t`Changes`}>
      {links.map((link) => {
        const { created_by, role_display_name } = link;
        return (
          <Row key={link.uuid}>
            <Cell kind="who">{role_display_name}</Cell>
            <Cell>
              <StateBadge tone={link.is_active ? 'ok' : 'soft'}>{link.is_active ? t`open` : t`closed`}</StateBadge>
            </Cell>
            <Cell>
              <Uses of={link} />
            </Cell>
            <Cell kind="long">{link.allowed_domains.join(', ') || t`any domain`}</Cell>
            <Cell kind="long">{created_by}</Cell>
            <Cell kind="when">
              <Day at={link.expires_at} />
            </Cell>
            <Cell>
              {may(organization, 'invite_members') && (
                <ActionButton
                  label={t`Revoke`}
                  isDangerous
                  about={t`the link of ${created_by} for ${role_display_name}`}
                  question={t`Revoke this link? Who has joined by it stays.`}
                  send={(api) => api.in(organization.uuid).revokeInviteLink(link.uuid)}
                  onDone={onChanged}
                />
              )}
            </Cell>
          </Row>
        );
      })}
    </Table>
  );
}

/** How often it was used, and how much of it is left. */
function Uses({ of: { uses_count, max_uses } }: { of: InviteLink }) {
  const { t } = useLingui();
  if (max_uses === null) return t`${plural(uses_count, { one: '# time', other: '# times' })}`;
  return (
    <Stack gap={4} maw="10rem">
      <Text inherit>{t`${uses_count} of ${plural(max_uses, { one: '# time', other: '# times' })}`}</Text>
      <Progress value={(100 * uses_count) / max_uses} size="xs" aria-hidden />
    </Stack>
  );
}
