import { Skeleton } from '@mantine/core';
import type { StatisticsAnswer } from '@platform/contracts';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { timestampOf } from '../link-words.js';

/** Apart from the page, which has its numbers before the chart is there. */
const TimeSeries = lazy(async () => ({ default: (await import('../../../charts/time-series.js')).TimeSeries }));

/** Visits of people over time, beside those of the span before; robots on request. */
export function VisitsChart({ of: statistics }: { of: StatisticsAnswer['data'] }) {
  const { t } = useLingui();
  const { series, previous, unit, tz } = statistics;
  const titles = { hour: t`Visits by hour`, day: t`Visits by day`, month: t`Visits by month` };
  const before = previous && series.map((_, index) => previous.series[index]?.clicks ?? null);
  return (
    <Suspense fallback={<Skeleton h={320} radius="md" />}>
      <TimeSeries
        title={titles[unit]}
        moments={series.map(({ date }) => timestampOf(date))}
        unit={unit}
        timeZone={tz}
        series={[
          { name: t`People`, color: 'var(--accent)', values: series.map(({ clicks }) => clicks) },
          ...(before ? [{ name: t`The days before`, color: 'var(--soft)', values: before, isPrevious: true }] : []),
          {
            name: t`Robots and previews`,
            color: 'var(--edge)',
            values: series.map(({ clicks, allClicks }) => allClicks - clicks),
            isOff: true,
          },
        ]}
      />
    </Suspense>
  );
}
