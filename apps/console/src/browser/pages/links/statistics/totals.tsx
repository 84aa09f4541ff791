import { Paper, SimpleGrid, Text } from '@mantine/core';
import type { StatisticsAnswer } from '@platform/contracts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMoments } from '../../../charts/use-moments.js';
import { useNumbers } from '../../../charts/use-numbers.js';

type Statistics = StatisticsAnswer['data'];

/** The numbers of the whole span, and how they differ from those of the span before. */
export function Totals({ of: statistics }: { of: Statistics }) {
  const { t } = useLingui();
  const { long } = useMoments('day', 'UTC');
  const { from, to, tz, previous } = statistics;
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return (
    <>
      <SimpleGrid component="dl" cols={{ base: 1, xs: 3 }} my={0} spacing="sm">
        <Total title={t`Clicks`} count={statistics.clicks} before={previous?.clicks} />
        <Total title={t`Different visitors`} count={statistics.uniqueClicks} before={previous?.uniqueClicks} />
        <Total
          title={t`Robots and previews`}
          count={statistics.allClicks - statistics.clicks}
          before={previous ? previous.allClicks - previous.clicks : undefined}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {from === to ? (
          <Trans>
            {long(from)} ({tz}).
          </Trans>
        ) : (
          <Trans>
            {long(from)} to {long(to)} ({tz}).
          </Trans>
        )}{' '}
        {previous && (
          <>
            <Plural
              value={days}
              one="The change is against the day before."
              other="The change is against the # days before."
            />{' '}
          </>
        )}
        <Trans>Visitors are told apart by link and day: who is back on the next day counts again.</Trans>
      </Text>
    </>
  );
}

function Total({ title, count, before }: { title: string; count: number; before: number | undefined }) {
  const { number, change } = useNumbers();
  return (
    <Paper withBorder radius="md" p="md" component="div">
      <Text component="dt" size="sm" c="dimmed">
        {title}
      </Text>
      <Text component="dd" m={0} fz={28} fw={650} lh={1.25}>
        {number(count)}
      </Text>
      {before !== undefined && before > 0 && (
        <Text component="dd" m={0} size="sm" c="dimmed">
          {change((count - before) / before)}
        </Text>
      )}
    </Paper>
  );
}
