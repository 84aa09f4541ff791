import { Group, Text, Title } from '@mantine/core';
import type { Organization } from '@platform/contracts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
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

/** The organizations of a person, and what they may do in each. */
export function OrganizationCards({ of: organizations, order = 2 }: OrganizationCardsProps) {
  if (organizations.length === 0) return <NoOrganizations />;
  return (
    <Cards>
      {organizations.map((organization) => (
        <Card key={organization.uuid}>
          <Title order={order} size="h3">
            <Link to={paths.organization(organization.uuid)}>{organization.name}</Link>
          </Title>
          {organization.description && <Text c="dimmed">{organization.description}</Text>}
          <Group gap="sm">
            <Tag isStrong>{organization.role_display_name}</Tag>
            {!organization.is_active && (
              <StateBadge tone="bad">
                <Trans>suspended</Trans>
              </StateBadge>
            )}
            <Text size="sm" c="dimmed">
              <Plural value={organization.members_count} one="# member" other="# members" />
            </Text>
            <PermissionSummary held={organization.permissions} />
          </Group>
        </Card>
      ))}
    </Cards>
  );
}

function NoOrganizations() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`You do not belong to an organization yet.`}
      use={<Trans>It has members, roles and everything that they own in common.</Trans>}
      actions={
        <LinkButton to={paths.newOrganization}>
          <Trans>Create your first organization</Trans>
        </LinkButton>
      }
    >
      <Trans>An organization is where people work together.</Trans>
    </EmptyState>
  );
}
