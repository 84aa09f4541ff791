import { Avatar, Group, Stack, Text, Title } from '@mantine/core';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Organization } from '@platform/contracts';
import { useResource } from '../api/use-resource.js';
import { EmptyState } from '../components/empty-state.js';
import { LinkButton } from '../components/link-button.js';
import { Loaded } from '../components/loaded.js';
import { PageTitle } from '../components/page-title.js';
import { Card, Cards } from '../components/panel.js';
import { PermissionSummary } from '../components/permissions.js';
import { StateBadge, Tag } from '../components/state-badge.js';
import { Link } from '../navigation/navigation.js';
import { paths } from '../navigation/routes.js';
import { ReceivedInvitations } from './received-invitations.js';
import { SuggestedOrganizations } from './suggested-organizations.js';

export function OrganizationsPage() {
  const { t } = useLingui();
  const { resource, refresh } = useResource('organizations', (api, signal) => api.organizations(signal));
  return (
    <>
      <PageTitle
        lead={t`Where people work together: each has members, roles, and what they own in common.`}
        actions={
          resource.state === 'ready' &&
          resource.value.length > 0 && (
            <LinkButton to={paths.newOrganization}>
              <Trans>New organization</Trans>
            </LinkButton>
          )
        }
      >
        {t`Organizations`}
      </PageTitle>
      <ReceivedInvitations onAccepted={refresh} />
      <SuggestedOrganizations joined={resource.state === 'ready' ? resource.value : []} />
      <Loaded of={resource} what={t`your organizations`} rows={3}>
        {(organizations) => (organizations.length > 0 ? <List of={organizations} /> : <Empty />)}
      </Loaded>
    </>
  );
}

function List({ of: organizations }: { of: Organization[] }) {
  return (
    <Cards>
      {organizations.map((organization) => (
        <Card key={organization.uuid}>
          <Summary of={organization} />
        </Card>
      ))}
    </Cards>
  );
}

function Summary({ of: organization }: { of: Organization }) {
  const { t } = useLingui();
  const { uuid, name, description, role_display_name, is_active, members_count, permissions } = organization;
  return (
    <Group gap="md" wrap="nowrap" align="flex-start">
      <Avatar name={name} color="accent" radius="md" size={44} aria-hidden />
      <Stack gap="xs" miw={0}>
        <Title order={2}>
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
