import { Group, Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationDestination, OrganizationDetail } from '@platform/contracts';
import { IconPlus } from '@tabler/icons-react';
import { useFiltered } from '../../api/use-filtered.js';
import { EmptyState } from '../../components/empty-state.js';
import { LinkButton } from '../../components/link-button.js';
import { Loaded } from '../../components/loaded.js';
import { Options } from '../../components/options.js';
import { Pager } from '../../components/pager.js';
import { Choice, RemoveFilters, SearchField } from '../../components/narrowing.js';
import { Cell, Row, Table } from '../../components/table.js';
import { Moment } from '../../components/moment.js';
import { momentOf } from '../../components/words.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { Reason } from '../organization/guarded-section.js';
import { whyNot } from '../organization/may.js';
import { addresses } from './addresses.js';
import { ChannelIcon, useTypeNames } from './channel.js';
import { NotificationsPart } from './part.js';
import { HealthBadge, healthWords } from './states.js';

const fields = ['q', 'type', 'health', 'sort'];

export function DestinationList({ organization }: { organization: OrganizationDetail }) {
  const { t } = useLingui();
  const { uuid } = organization;
  const reason = whyNot(organization, 'manage_notifications', t`Destinations cannot be changed while suspended.`);
  return (
    <NotificationsPart
      organization={organization}
      id="destinations"
      title={t`Destinations`}
      lead={<Trans>Where notifications go: chats, mailboxes and servers of yours. Rules say which go where.</Trans>}
      actions={
        !reason && (
          <LinkButton to={addresses.newDestination(uuid)} leftSection={<IconPlus size={16} aria-hidden />}>
            <Trans>New destination</Trans>
          </LinkButton>
        )
      }
    >
      <Reason>{reason}</Reason>
      <List organization={organization} mayAdd={!reason} />
    </NotificationsPart>
  );
}

function List({ organization: { uuid }, mayAdd }: { organization: OrganizationDetail; mayAdd: boolean }) {
  const { t } = useLingui();
  const names = useTypeNames();
  const { resource, filters, page, setPage } = useFiltered(
    `destination list ${uuid}`,
    fields,
    (api, chosen) => api.in(uuid).notifications.destinationPage(chosen.filters, chosen.page, chosen.signal),
    ({ meta }) => meta.last_page,
  );
  const isNarrowed = ['q', 'type', 'health'].some((name) => filters.has(name));
  return (
    <>
      <Group gap="sm" mt="md" align="flex-end" role="search" aria-label={t`Destinations`}>
        <SearchField label={t`Search of destinations`} placeholder={t`Name, address or host`} />
        <Choice name="type" label={t`Type`}>
          <option value="">{t`Every type`}</option>
          <Options of={names} />
        </Choice>
        <Choice name="health" label={t`State`}>
          <option value="">{t`Every state`}</option>
          <Options of={healthWords()} />
        </Choice>
        <RemoveFilters names={['q', 'type', 'health']} />
      </Group>
      <Loaded of={resource} what={t`the destinations`} rows={3}>
        {({ data, meta }) => (
          <>
            {data.length === 0 &&
              (isNarrowed ? <NoneMatches organization={uuid} /> : <NoneYet organization={uuid} mayAdd={mayAdd} />)}
            {data.length > 0 && <DestinationTable organization={uuid} destinations={data} />}
            <Pager page={page} lastPage={meta.last_page} total={meta.total} onPage={setPage} of={t`the destinations`} />
          </>
        )}
      </Loaded>
    </>
  );
}

function NoneMatches({ organization }: { organization: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No destination matches`}
      actions={
        <LinkButton to={paths.organization(organization, 'destinations')} variant="default">
          <Trans>Remove the filters</Trans>
        </LinkButton>
      }
    >
      <Trans>There are others than these.</Trans>
    </EmptyState>
  );
}

function NoneYet({ organization, mayAdd }: { organization: string; mayAdd: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`There is none yet.`}
      use={
        <Trans>Your services report what happens, and the people who should know of it get it where they are.</Trans>
      }
      actions={
        mayAdd && (
          <LinkButton to={addresses.newDestination(organization)}>
            <Trans>Add the first destination</Trans>
          </LinkButton>
        )
      }
    >
      <Trans>A destination is a chat, a mailbox or a server that notifications are sent to.</Trans>
    </EmptyState>
  );
}

interface DestinationTableProps {
  organization: string;
  destinations: NotificationDestination[];
}

function DestinationTable({ organization, destinations }: DestinationTableProps) {
  const { t } = useLingui();
  const names = useTypeNames();
  const columns = [
    { title: t`Name`, sort: 'name' },
    t`Type`,
    t`State`,
    { title: t`Last arrived`, sort: 'last_success_at' },
    t`Last failed`,
  ];
  return (
    <Table aria-labelledby="destinations" columns={columns}>
      {destinations.map((destination) => (
        <Row key={destination.uuid}>
          <Cell kind="who">
            <Link to={addresses.destination(organization, destination.uuid)}>{destination.name}</Link>
            <Text size="sm" c="dimmed">
              {whereOf(destination)}
            </Text>
          </Cell>
          <Cell>
            <Group gap="xs" wrap="nowrap">
              <ChannelIcon type={destination.type} />
              {names[destination.type]}
            </Group>
          </Cell>
          <Cell>
            <HealthBadge of={destination} />
            <Pause of={destination} />
          </Cell>
          <Cell kind="when">{destination.last_success_at && <Moment at={destination.last_success_at} />}</Cell>
          <Cell kind="when">{destination.last_failure_at && <Moment at={destination.last_failure_at} />}</Cell>
        </Row>
      ))}
    </Table>
  );
}

/** It goes on by itself. */
function Pause({ of: { paused_until } }: { of: NotificationDestination }) {
  if (paused_until === null) return null;
  const moment = momentOf(paused_until);
  return (
    <Text size="sm" c="dimmed">
      <Trans>Tried again at {moment}</Trans>
    </Text>
  );
}

/** Where it leads, in short. */
function whereOf({ webhook_url, emails, telegram }: NotificationDestination): string {
  if (telegram) return telegram.chat_title;
  return webhook_url ?? emails.join(', ');
}
