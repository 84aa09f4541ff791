import { SimpleGrid, Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DeliverySummary } from '../../api/notifications-api.js';
import { TimeSeries } from '../../charts/time-series.js';
import { personZone } from '../../zone.js';

interface DeliveryChartsProps {
  buckets: DeliverySummary['buckets'];
  unit: 'hour' | 'day';
}

/** What became of deliveries over time, and how long their sends took. */
export default function DeliveryCharts({ buckets, unit }: DeliveryChartsProps) {
  const { t } = useLingui();
  if (buckets.every(({ success, failed, pending, skipped }) => success + failed + pending + skipped === 0)) {
    return (
      <Text c="dimmed">
        <Trans>Nothing was sent in this span.</Trans>
      </Text>
    );
  }
  // Days are those of UTC, hours are everybody's.
  const timeZone = unit === 'day' ? 'UTC' : personZone();
  const shared = { moments: buckets.map(({ at }) => at), unit, timeZone };
  return (
    <SimpleGrid cols={{ base: 1, xl: 2 }} spacing="lg" verticalSpacing="lg">
      <TimeSeries
        {...shared}
        title={unit === 'hour' ? t`Deliveries by hour` : t`Deliveries by day (UTC)`}
        series={[
          { name: t`Arrived`, color: 'var(--ok)', values: buckets.map(({ success }) => success) },
          { name: t`Failed`, color: 'var(--bad)', values: buckets.map(({ failed }) => failed) },
          { name: t`Skipped`, color: 'var(--soft)', values: buckets.map(({ skipped }) => skipped) },
        ]}
      />
      <TimeSeries
        {...shared}
        title={t`How long a send took, in ms`}
        series={[
          { name: t`Half of them`, color: 'var(--accent)', values: buckets.map(({ p50_ms }) => p50_ms), isLine: true },
          { name: t`95 % of them`, color: 'var(--warn)', values: buckets.map(({ p95_ms }) => p95_ms), isLine: true },
        ]}
      />
    </SimpleGrid>
  );
}
