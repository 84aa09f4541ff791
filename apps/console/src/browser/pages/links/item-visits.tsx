import { useLingui } from '@lingui/react/macro';
import { SegmentedControl, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { StatisticsAnswer } from '@platform/contracts';
import { useResource } from '../../api/use-resource.js';
import { BarList } from '../../charts/bar-list.js';
import { Facts } from '../../components/facts.js';
import { Loaded } from '../../components/loaded.js';
import { useAddress } from '../../components/use-address.js';

type Statistics = StatisticsAnswer['data'];

interface ItemVisitsProps {
  type: 'bio' | 'qr';
  id: number;
  /** As people count them here: `Views`. */
  what: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const spans = ['7', '30', '90'];

/** Who came by a bio page or a QR code in the last days. */
export function ItemVisits({ type, id, what }: ItemVisitsProps) {
  const { t } = useLingui();
  const { asked, change } = useAddress();
  const days = spans.find((span) => span === asked.get('days')) ?? '30';
  const { resource } = useResource(`visits ${type} ${id} ${days}`, (api, signal) => {
    const from = new Date(Date.now() - (Number(days) - 1) * dayMs).toISOString().slice(0, 10);
    return api.links.itemStatistics(type, id, new URLSearchParams({ from }), signal);
  });
  return (
    <Stack component="section" gap="md" mt="md" aria-labelledby="visits">
      <Title order={2} id="visits">
        {what}
      </Title>
      <SegmentedControl
        aria-label={t`Days that are counted`}
        w="fit-content"
        value={days}
        onChange={(value) => change({ days: value })}
        data={spans.map((value) => ({ value, label: t`${value} days` }))}
      />
      <Loaded of={resource} what={t`the statistics`} rows={4}>
        {(statistics) => <Counts of={statistics} what={what} />}
      </Loaded>
    </Stack>
  );
}

function Counts({ of: statistics, what }: { of: Statistics; what: string }) {
  const { t } = useLingui();
  const { clicks, uniqueClicks, allClicks } = statistics;
  const lists = {
    [t`Countries`]: statistics.topCountries,
    [t`Referrers`]: statistics.topReferrers,
    [t`Devices`]: statistics.topDevices,
    [t`Browsers`]: statistics.topBrowsers,
  };
  return (
    <>
      <Facts
        of={{ [what]: clicks, [t`Different visitors`]: uniqueClicks, [t`Robots and previews`]: allClicks - clicks }}
      />
      {clicks === 0 ? (
        <Text c="dimmed">{t`Nobody came in these days.`}</Text>
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
          {Object.entries(lists).map(([title, counts]) => (
            <BarList key={title} title={title} bars={barsOf(counts)} empty={t`Nothing known.`} />
          ))}
        </SimpleGrid>
      )}
    </>
  );
}

/** Object keys that look like numbers would come first whatever their count: sorted here once more. */
function barsOf(counts: Record<string, string>) {
  return Object.entries(counts)
    .map(([label, count]) => ({ key: label, label, count: Number(count) }))
    .sort((one, other) => other.count - one.count);
}
