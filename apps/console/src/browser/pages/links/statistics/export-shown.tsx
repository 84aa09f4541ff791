import { Button, Group } from '@mantine/core';
import type { StatisticsAnswer } from '@platform/contracts';
import { useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../../components/save-file.js';
import { nameOf } from '../link-words.js';
import { csvOf } from './csv.js';

type Statistics = StatisticsAnswer['data'];

/** The numbers that are shown, as a file. Its words are those of the API, whatever the language of the page. */
export function ExportShown({ of: statistics, name }: { of: Statistics; name: string }) {
  const { t } = useLingui();
  const { from, to } = statistics;
  return (
    <Group>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() =>
          saveFile(new Blob([csvOf(rowsOf(statistics))], { type: 'text/csv' }), `${name}-${from}-${to}.csv`)
        }
      >
        {t`Export these numbers`}
      </Button>
    </Group>
  );
}

function rowsOf(statistics: Statistics): (string | number)[][] {
  const { series, unit, tz } = statistics;
  const tallies = {
    country: statistics.topCountries,
    referrer: statistics.topReferrers,
    via: statistics.topVia,
    browser: statistics.topBrowsers,
    os: statistics.topOs,
    device: statistics.topDevices,
    language: statistics.topLanguages,
  };
  return [
    ['kind', 'value', 'clicks', 'all_clicks'],
    ['total', `${statistics.from} ${statistics.to} ${tz}`, statistics.clicks, statistics.allClicks],
    ...series.map(({ date, clicks, allClicks }) => [unit, date, clicks, allClicks]),
    ...Object.entries(tallies).flatMap(([kind, counts]) =>
      Object.entries(counts).map(([value, count]) => [kind, value, Number(count)]),
    ),
    ...(statistics.topLinks ?? []).map((link) => ['link', nameOf(link), link.clicks]),
    ...(statistics.topCampaigns ?? []).map(({ name, clicks }) => ['campaign', name, clicks]),
  ];
}
