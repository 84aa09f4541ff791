import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import type { OauthClientAnswer } from '@platform/contracts';
import { useFiltered } from '../../api/use-filtered.js';
import { EmptyState } from '../../components/empty-state.js';
import { LinkButton } from '../../components/link-button.js';
import { Loaded } from '../../components/loaded.js';
import { NamedOptions } from '../../components/options.js';
import { PageTitle } from '../../components/page-title.js';
import { Pager } from '../../components/pager.js';
import { Choice, SearchField } from '../../components/narrowing.js';
import { StateBadge } from '../../components/state-badge.js';
import { Cell, Row, Table } from '../../components/table.js';
import { Day } from '../../components/moment.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { useKindWords } from './kind-words.js';
import { kindOf } from './kinds.js';
import { useOrganizations, useOwnerName, type Organizations } from './owners.js';

export function ApplicationsPage() {
  const { t } = useLingui();
  const organizations = useOrganizations();
  const { resource, filters, page, setPage } = useFiltered(
    'applications',
    ['q', 'sort', 'organization_uuid'],
    (api, chosen) => api.clients.page(chosen.filters, chosen.page, chosen.signal),
    ({ meta }) => meta.last_page,
  );
  const isNarrowed = filters.has('q') || filters.has('organization_uuid');
  const hasAny = resource.state === 'ready' && (resource.value.data.length > 0 || isNarrowed);
  const shown = organizations.state === 'ready' ? organizations.value : [];
  return (
    <>
      <PageTitle
        lead={t`What signs people in with their account here, calls the APIs, and hears of changes by webhooks.`}
        actions={
          hasAny && (
            <LinkButton to={paths.newApplication} leftSection={<IconPlus size={16} aria-hidden />}>
              <Trans>New application</Trans>
            </LinkButton>
          )
        }
      >
        {t`Applications`}
      </PageTitle>
      {(hasAny || isNarrowed) && (
        <Group gap="sm">
          <SearchField label={t`Search of applications`} placeholder={t`Name or client id`} />
          {shown.length > 0 && (
            <Choice label={t`Owner`} name="organization_uuid">
              <option value="">{t`Of all owners`}</option>
              <NamedOptions of={shown} />
            </Choice>
          )}
        </Group>
      )}
      <Loaded of={resource} what={t`your applications`} rows={3}>
        {({ data, meta }) =>
          data.length > 0 ? (
            <>
              <List of={data} organizations={organizations} />
              <Pager
                page={page}
                lastPage={meta.last_page}
                total={meta.total}
                onPage={setPage}
                of={t`the applications`}
              />
            </>
          ) : isNarrowed ? (
            <NoneMatches />
          ) : (
            <Empty />
          )
        }
      </Loaded>
    </>
  );
}

function List({ of: clients, organizations }: { of: OauthClientAnswer[]; organizations: Organizations }) {
  const { t } = useLingui();
  const words = useKindWords();
  const ownerName = useOwnerName(organizations);
  const columns = [
    { title: t`Application`, sort: 'name' },
    t`Owner`,
    t`Kind`,
    t`Webhooks`,
    { title: t`Registered`, sort: 'created_at' },
  ];
  return (
    <Table aria-label={t`Applications`} columns={columns} sorted="created_at">
      {clients.map((client) => (
        <Row key={client.client_id}>
          <Cell kind="who">
            <Stack gap={2}>
              <Group gap="xs">
                <Anchor component={Link} to={paths.application(client.client_id)} fw={500}>
                  {client.name}
                </Anchor>
                <States of={client} />
              </Group>
              <Text size="sm" c="dimmed" fw={400}>
                {client.redirect_uris[0]}
              </Text>
            </Stack>
          </Cell>
          <Cell kind="long">{ownerName(client)}</Cell>
          <Cell>{words[kindOf(client)].title}</Cell>
          <Cell>
            {client.webhook_url ? (
              <StateBadge tone="ok">{t`on`}</StateBadge>
            ) : (
              <StateBadge tone="soft">{t`off`}</StateBadge>
            )}
          </Cell>
          <Cell kind="when">
            <Day at={client.created_at} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

/** What the operator has said of it. */
export function States({ of: { is_active, is_verified } }: { of: OauthClientAnswer }) {
  const { t } = useLingui();
  return (
    <>
      {!is_active && <StateBadge tone="bad">{t`disabled`}</StateBadge>}
      {is_verified && <StateBadge tone="ok">{t`checked`}</StateBadge>}
    </>
  );
}

function NoneMatches() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No application matches`}
      actions={
        <LinkButton to={paths.applications} variant="default">
          <Trans>Remove filters</Trans>
        </LinkButton>
      }
    >
      <Trans>There are others, of another owner or another name.</Trans>
    </EmptyState>
  );
}

function Empty() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`You have no applications yet`}
      use={
        <Trans>
          It lets people sign in to it with their account here, reads what they allow, and can hear of changes by
          webhooks.
        </Trans>
      }
      actions={
        <LinkButton to={paths.newApplication} leftSection={<IconPlus size={16} aria-hidden />}>
          <Trans>Create your first application</Trans>
        </LinkButton>
      }
    >
      <Trans>An application is a program that the platform knows: a web site, an app, or a job on a server.</Trans>
    </EmptyState>
  );
}
