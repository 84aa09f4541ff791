import { Avatar, Group, Stack, Text, Title } from '@mantine/core';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Organization } from '@platform/contracts';
import { EmptyState } from '../components/empty-state.js';
import { LinkButton } from '../components/link-button.js';
import { Card, Cards } from '../components/panel.js';
import { PermissionSummary } from '../components/permissions.js';
import { StateBadge, Tag } from '../components/state-badge.js';
import { Link } from '../navigation/navigation.js';
import { paths } from '../navigation/routes.js';

interface OrganizationCardsProps {
  of: readonly Organization[];
  /** Of the names, below the heading that they stand under. */
  order?: 2 | 3;
}

/** Those of the person, or how to have a first one. */
export function OrganizationCards({ of: organizations, order = 2 }: OrganizationCardsProps) {
  return organizations.length > 0 ? <List of={organizations} order={order} /> : <Empty />;
}

function List({ of: organizations, order }: Required<OrganizationCardsProps>) {
  return (
    <Cards>
      {organizations.map((organization) => (
        <Card key={organization.uuid}>
          <Summary of={organization} order={order} />
        </Card>
      ))}
    </Cards>
  );
}

function Summary({ of: organization, order }: { of: Organization; order: 2 | 3 }) {
  const { t } = useLingui();
  const { uuid, name, description, role_display_name, is_active, members_count, permissions } = organization;
  return (
    <Group gap="md" wrap="nowrap" align="flex-start">
      <Avatar name={name} color="accent" radius="md" size={44} aria-hidden />
      <Stack gap="xs" miw={0}>
        <Title order={order} size="h3">
          <Link to={paths.organization(uuid)}>{name}</Link>
        </Title>
        {description && (
          <Text c="dimmed" style={{ whiteSpace: 'pre-line' }}>
            {description}
          </Text>
        )}
        <Group gap="sm">
          <Tag isStrong>{role_display_name}</Tag>
          {!is_active && <StateBadge tone="bad">{t`suspended`}</StateBadge>}
          <Text size="sm" c="dimmed">
            {t`${plural(members_count, { one: '# member', other: '# members' })}`}
          </Text>
          <PermissionSummary held={permissions} />
        </Group>
      </Stack>
    </Group>
  );
}

function Empty() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No organization yet`}
      use={t`Colleagues share applications, webhooks and notifications in it, each with the rights of their role.`}
      actions={
        <LinkButton to={paths.newOrganization}>
          <Trans>Create your first organization</Trans>
        </LinkButton>
      }
    >
      <Trans>
        You do not belong to an organization yet. An organization is where people work together: it has members, roles
        and everything that they own in common.
      </Trans>
    </EmptyState>
  );
}
