import { Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationDestination, OrganizationDetail } from '@platform/contracts';
import { useFiltered } from '../../api/use-filtered.js';
import { useResource } from '../../api/use-resource.js';
import { EmptyState } from '../../components/empty-state.js';
import { LinkButton } from '../../components/link-button.js';
import { Loaded } from '../../components/loaded.js';
import { Pager } from '../../components/pager.js';
import { useNavigation } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import type { PartProps } from '../organization/part.js';
import { DeliveryDrawer } from './delivery-drawer.js';
import { DeliveryFilter } from './delivery-filter.js';
import { DeliverySummary } from './delivery-summary.js';
import { DeliveryTable } from './delivery-table.js';
import { NotificationsPart } from './part.js';
import { useLookingAgain } from './use-looking-again.js';

/** Those of the list and of its summary alike. */
const fields = ['status', 'severity', 'endpoint_uuid', 'event', 'from', 'to'];

export function Deliveries({ organization }: PartProps) {
  const { t } = useLingui();
  return (
    <NotificationsPart
      organization={organization}
      id="deliveries"
      title={t`Deliveries`}
      lead={<Trans>What was sent where, and what came of it.</Trans>}
    >
      <Content organization={organization} />
    </NotificationsPart>
  );
}

function Content({ organization }: { organization: OrganizationDetail }) {
  const { uuid } = organization;
  const { resource: known } = useResource(`destinations ${uuid}`, (api, signal) =>
    api.in(uuid).notifications.destinations(signal),
  );
  return <Log organization={organization} destinations={known.state === 'ready' ? known.value : []} />;
}

interface LogProps {
  organization: OrganizationDetail;
  destinations: NotificationDestination[];
}

function Log({ organization, destinations }: LogProps) {
  const { t } = useLingui();
  const { uuid } = organization;
  const { search, narrow } = useNavigation();
  const { resource, refresh, filters, onFilter, page, setPage } = useFiltered(
    `deliveries ${uuid}`,
    fields,
    (api, chosen) => api.in(uuid).notifications.deliveries(chosen.filters, chosen.page, chosen.signal),
    ({ meta }) => meta.last_page,
  );
  const shown = resource.state === 'ready' ? resource.value.data : [];
  useLookingAgain(
    shown.some(({ status }) => status === 'pending'),
    refresh,
  );
  const open = new URLSearchParams(search).get('open') ?? undefined;
  return (
    <>
      <DeliveryFilter destinations={destinations} onFilter={onFilter} />
      <DeliverySummary organization={uuid} destinations={destinations} filters={filters} />
      <Loaded of={resource} what={t`the deliveries`} rows={5}>
        {({ data, meta }) => (
          <>
            {data.length === 0 && <None isFiltered={filters.size > 0} organization={uuid} />}
            {data.length > 0 && <DeliveryTable deliveries={data} onOpen={show} />}
            <Pager page={page} lastPage={meta.last_page} total={meta.total} onPage={setPage} of={t`the deliveries`} />
          </>
        )}
      </Loaded>
      <DeliveryDrawer
        organization={organization}
        uuid={open}
        title={shown.find((delivery) => delivery.uuid === open)?.title}
        onClose={() => show(undefined)}
        onChanged={refresh}
      />
    </>
  );

  /** The page of the list stays as it is. */
  function show(delivery: string | undefined) {
    const next = new URLSearchParams(search);
    if (delivery) next.set('open', delivery);
    else next.delete('open');
    narrow(next);
  }
}

function None({ isFiltered, organization }: { isFiltered: boolean; organization: string }) {
  const { t } = useLingui();
  return isFiltered ? (
    <EmptyState
      title={t`There is none of this kind.`}
      actions={
        <LinkButton to={paths.organization(organization, 'deliveries')} variant="default">
          <Trans>Remove the filters</Trans>
        </LinkButton>
      }
    >
      <Trans>Deliveries of other kinds may be there.</Trans>
    </EmptyState>
  ) : (
    <EmptyState
      title={t`Nothing was sent yet.`}
      use={<Trans>Here you see what did not arrive, why, and send it again.</Trans>}
      actions={
        <LinkButton to={paths.organization(organization, 'rules')}>
          <Trans>See the rules</Trans>
        </LinkButton>
      }
    >
      <Text component="span">
        <Trans>Each event that a rule sends somewhere is a delivery.</Trans>
      </Text>
    </EmptyState>
  );
}
