import { Group, Progress, SegmentedControl, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationDestination } from '@platform/contracts';
import { lazy, Suspense } from 'react';
import type { DeliverySummary as Summary } from '../../api/notifications-api.js';
import { useResource } from '../../api/use-resource.js';
import { useNumbers } from '../../charts/use-numbers.js';
import { Loaded } from '../../components/loaded.js';
import { Panel } from '../../components/panel.js';
import { useAddress } from '../../components/use-address.js';
import { Link } from '../../navigation/navigation.js';
import { addresses } from './addresses.js';
import { ChannelIcon } from './channel.js';
import { CompactTable } from './compact-table.js';
import { defaultSpan, spanOf, type SpanName } from './summary-span.js';

const DeliveryCharts = lazy(() => import('./delivery-charts.js'));

interface DeliverySummaryProps {
  organization: string;
  destinations: NotificationDestination[];
  /** Of the list. */
  filters: URLSearchParams;
}

/** What became of the deliveries of a span: in four numbers, over time, and by destination. */
export function DeliverySummary({ organization, destinations, filters }: DeliverySummaryProps) {
  const { t } = useLingui();
  const { asked, change } = useAddress();
  const { name, query, unit } = spanOf(asked.get('span'), filters);
  const { resource } = useResource(`summary ${organization} ${name} ${query.toString()}`, (api, signal) =>
    api.in(organization).notifications.summary(query, unit, signal),
  );
  const spans: Record<SpanName, string> = { day: t`24 hours`, week: t`7 days`, month: t`30 days` };
  return (
    <Panel
      id="summary"
      title={t`At a glance`}
      heading="h3"
      actions={
        name !== 'own' && (
          <SegmentedControl
            size="xs"
            aria-label={t`Span of the summary`}
            value={name}
            onChange={(chosen) => change({ span: chosen === defaultSpan ? undefined : chosen })}
            data={Object.entries(spans).map(([value, label]) => ({ value, label }))}
          />
        )
      }
    >
      <Loaded of={resource} what={t`the summary`} rows={2}>
        {(summary) => (
          <Stack gap="lg">
            <Numbers of={summary} unit={unit} />
            <Suspense fallback={<Skeleton h={260} />}>
              <DeliveryCharts buckets={summary.buckets} unit={unit} />
            </Suspense>
            <ByDestination organization={organization} destinations={destinations} of={summary} />
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}

function Numbers({ of: { buckets }, unit }: { of: Summary; unit: 'hour' | 'day' }) {
  const { t } = useLingui();
  const { number, share } = useNumbers();
  const sum = (what: 'success' | 'failed' | 'pending' | 'skipped') =>
    buckets.reduce((all, bucket) => all + bucket[what], 0);
  const [success, failed] = [sum('success'), sum('failed')];
  const slowest = Math.max(...buckets.map(({ p95_ms }) => p95_ms ?? -1));
  const ended = success + failed;
  const [pending, skipped] = [number(sum('pending')), number(sum('skipped'))];
  return (
    <SimpleGrid component="dl" cols={{ base: 2, md: 4 }} m={0}>
      <Figure name={t`Arrived`} value={number(success)} hint={t`${pending} under way`} />
      <Figure name={t`Failed`} value={number(failed)} hint={t`${skipped} skipped`} />
      <Figure name={t`Success`} value={ended > 0 ? share(success / ended) : '–'} />
      <Figure
        name={t`95 % took at most`}
        value={slowest >= 0 ? t`${number(slowest)} ms` : '–'}
        hint={unit === 'hour' ? t`in the slowest hour` : t`on the slowest day`}
      />
    </SimpleGrid>
  );
}

function Figure({ name, value, hint }: { name: string; value: string; hint?: string }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {name}
      </Text>
      <Text component="dd" m={0} fz={22} fw={650} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Text>
      {hint && (
        <Text component="dd" m={0} size="sm" c="dimmed">
          {hint}
        </Text>
      )}
    </div>
  );
}

interface ByDestinationProps {
  organization: string;
  destinations: NotificationDestination[];
  of: Summary;
}

function ByDestination({ organization, destinations, of: { by } }: ByDestinationProps) {
  const { t } = useLingui();
  const { number, share } = useNumbers();
  if (by.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={4} fz="md" id="by-destination">
        <Trans>By destination</Trans>
      </Title>
      <CompactTable
        aria-labelledby="by-destination"
        head={[t`Destination`, t`Arrived`, t`Failed`, t`Skipped`, t`Success`]}
      >
        {by.map(({ key, success, failed, skipped }) => (
          <tr key={key}>
            <th scope="row">
              <Destination organization={organization} of={destinations.find(({ uuid }) => uuid === key)} />
            </th>
            <td>{number(success)}</td>
            <td>{number(failed)}</td>
            <td>{number(skipped)}</td>
            <td>
              {success + failed > 0 && (
                <Group gap="xs" wrap="nowrap">
                  <Progress value={(success / (success + failed)) * 100} color="green" w={80} aria-hidden />
                  {share(success / (success + failed))}
                </Group>
              )}
            </td>
          </tr>
        ))}
      </CompactTable>
    </Stack>
  );
}

interface DestinationProps {
  organization: string;
  of: NotificationDestination | undefined;
}

/** Leads to what was sent there. */
function Destination({ organization, of: destination }: DestinationProps) {
  if (!destination) return <Trans>a deleted destination</Trans>;
  return (
    <Group gap="xs" wrap="nowrap">
      <ChannelIcon type={destination.type} />
      <Link to={addresses.deliveriesTo(organization, destination.uuid)}>{destination.name}</Link>
    </Group>
  );
}
