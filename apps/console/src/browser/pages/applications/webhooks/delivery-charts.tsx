import { Stack } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import type { SummaryUnit, WebhookDeliverySummary } from '@platform/contracts';
import { BarList } from '../../../charts/bar-list.js';
import { TimeSeries } from '../../../charts/time-series.js';
import { personZone } from '../../../zone.js';

interface DeliveryChartsProps {
  summary: WebhookDeliverySummary;
  unit: SummaryUnit;
  /** The person wants the deliveries of an event. */
  onChoose: (event: string) => void;
}

/** What arrived and failed over time, how long it took, and which events these were. */
export function DeliveryCharts({ summary: { buckets, by }, unit, onChoose }: DeliveryChartsProps) {
  const { t } = useLingui();
  const moments = buckets.map(({ at }) => at);
  const valuesOf = (name: 'success' | 'failed' | 'pending' | 'p50_ms' | 'p95_ms') =>
    buckets.map((bucket) => bucket[name]);
  // Days are those of UTC, hours are everybody's.
  const timeZone = unit === 'day' ? 'UTC' : personZone();
  const shared = { moments, unit, timeZone };
  return (
    <Stack gap="md">
      <TimeSeries
        {...shared}
        title={t`Arrived and failed`}
        series={[
          { name: t`delivered`, color: 'var(--ok)', values: valuesOf('success') },
          { name: t`failed`, color: 'var(--bad)', values: valuesOf('failed') },
          { name: t`waiting`, color: 'var(--soft)', values: valuesOf('pending') },
        ]}
      />
      <TimeSeries
        {...shared}
        title={t`Time that the endpoint took, in milliseconds`}
        series={[
          { name: t`half of them (p50)`, color: 'var(--info)', values: valuesOf('p50_ms') },
          { name: t`19 of 20 (p95)`, color: 'var(--warn)', values: valuesOf('p95_ms') },
        ]}
      />
      <BarList
        title={t`By event`}
        bars={by.map(({ event, success, failed, pending }) => ({
          key: event,
          label: event,
          count: success + failed + pending,
        }))}
        empty={t`Nothing was sent in this span.`}
        onChoose={({ key }) => onChoose(key)}
      />
    </Stack>
  );
}
