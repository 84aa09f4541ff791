import { Group, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import type { SummaryUnit } from '@platform/contracts';
import { lazy, Suspense, useState } from 'react';
import { HealthStrip } from '../../../charts/health-strip.js';
import { Loaded } from '../../../components/loaded.js';
import { useLookedAt } from './use-looked-at.js';

// With the library of charts, which no other part of the page needs.
const DeliveryCharts = lazy(async () => ({ default: (await import('./delivery-charts.js')).DeliveryCharts }));

const spans = ['day', 'week', 'month'] as const;
type Span = (typeof spans)[number];

const asked: Record<Span, { unit: SummaryUnit; days: number }> = {
  day: { unit: 'hour', days: 1 },
  week: { unit: 'hour', days: 7 },
  month: { unit: 'day', days: 30 },
};

interface TrafficProps {
  clientId: string;
  /** How often the person has looked again. */
  looks: number;
  /** The person wants the deliveries of an event. */
  onChoose: (event: string) => void;
}

/** How much was sent in a span, what of it arrived, and how long that took. */
export function Traffic({ clientId, looks, onChoose }: TrafficProps) {
  const { t } = useLingui();
  const [span, setSpan] = useState<Span>('week');
  const { unit, days } = asked[span];
  const resource = useLookedAt(`traffic ${clientId} ${span}`, looks, (api, signal) =>
    api.webhooksOf(clientId).summary(unit, days, signal),
  );
  const names: Record<Span, string> = { day: t`24 hours`, week: t`7 days`, month: t`30 days` };
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <SegmentedControl
          size="xs"
          aria-label={t`Span of the chart`}
          value={span}
          onChange={(value) => setSpan(value)}
          data={spans.map((value) => ({ value, label: names[value] }))}
        />
        {resource.state === 'ready' && unit === 'hour' && <HealthStrip hours={resource.value.buckets.slice(-24)} />}
      </Group>
      <Loaded of={resource} what={t`the numbers`} rows={3}>
        {(summary) =>
          summary.by.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t`Nothing was sent in this span.`}
            </Text>
          ) : (
            <Suspense fallback={<Skeleton height={300} radius="md" />}>
              <DeliveryCharts summary={summary} unit={unit} onChoose={onChoose} />
            </Suspense>
          )
        }
      </Loaded>
    </Stack>
  );
}
