import { useLingui } from '@lingui/react/macro';
import { Group, Paper, Progress, SegmentedControl, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { StatisticsAnswer } from '@platform/contracts';
import { useResource } from '../../api/use-resource.js';
import { Loaded } from '../../components/loaded.js';
import { useNavigation } from '../../navigation/navigation.js';

type Statistics = StatisticsAnswer['data'];

interface ItemVisitsProps {
  type: 'bio' | 'qr';
  id: number;
  /** As people count them here: views, scans. */
  what: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const spans = ['7', '30', '90'];

/** Who came by a bio page or a QR code in the last days. */
export function ItemVisits({ type, id, what }: ItemVisitsProps) {
  const { t } = useLingui();
  const { search, narrow } = useNavigation();
  const query = new URLSearchParams(search);
  const days = spans.find((span) => span === query.get('days')) ?? '30';
  const { resource } = useResource(`visits ${type} ${id} ${days}`, (api, signal) => {
    const from = new Date(Date.now() - (Number(days) - 1) * dayMs).toISOString().slice(0, 10);
    return api.links.itemStatistics(type, id, new URLSearchParams({ from }), signal);
  });
  return (
    <Stack component="section" gap="md" mt="md" aria-label={t`Visits`}>
      <SegmentedControl
        aria-label={t`Span`}
        value={days}
        onChange={(value) => {
          query.set('days', value);
          narrow(query);
        }}
        data={spans.map((value) => ({ value, label: t`${value} days` }))}
        style={{ alignSelf: 'flex-start' }}
      />
      <Loaded of={resource} what={t`the visits`} rows={4}>
        {(statistics) => <Counts of={statistics} what={what} />}
      </Loaded>
    </Stack>
  );
}

function Counts({ of: statistics, what }: { of: Statistics; what: string }) {
  const { t } = useLingui();
  const { clicks, uniqueClicks, allClicks } = statistics;
  const numbers = [
    { name: t`By people: ${what}`, count: clicks },
    { name: t`Different visitors`, count: uniqueClicks },
    { name: t`Robots and previews`, count: allClicks - clicks },
  ];
  const lists = [
    { title: t`Countries`, counts: statistics.topCountries },
    { title: t`Referrers`, counts: statistics.topReferrers },
    { title: t`Devices`, counts: statistics.topDevices },
    { title: t`Browsers`, counts: statistics.topBrowsers },
  ];
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        {numbers.map(({ name, count }) => (
          <Paper key={name} withBorder radius="md" p="md">
            <Text size="sm" c="dimmed">
              {name}
            </Text>
            <Text size="1.6rem" fw={650}>
              {count}
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
      {clicks === 0 ? (
        <Text c="dimmed">{t`Nobody came in these days.`}</Text>
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {lists.map(({ title, counts }) => (
            <Shares key={title} title={title} counts={counts} sum={clicks} />
          ))}
        </SimpleGrid>
      )}
    </>
  );
}

/** Object keys that look like numbers would come first whatever their count: sorted here once more. */
function Shares({ title, counts, sum }: { title: string; counts: Record<string, string>; sum: number }) {
  const entries = Object.entries(counts)
    .map(([name, count]) => ({ name, count: Number(count) }))
    .sort((one, other) => other.count - one.count);
  if (entries.length === 0) return null;
  return (
    <Paper component="section" withBorder radius="md" p="md" aria-label={title}>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      {entries.map(({ name, count }) => (
        <div key={name}>
          <Group justify="space-between" gap="xs" wrap="nowrap">
            <Text size="sm" truncate>
              {name}
            </Text>
            <Text size="sm">{count}</Text>
          </Group>
          <Progress value={(100 * count) / sum} size="xs" aria-label={name} mb={6} />
        </div>
      ))}
    </Paper>
  );
}
