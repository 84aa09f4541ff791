import { Paper, SimpleGrid } from '@mantine/core';
import type { StatisticsAnswer } from '@platform/contracts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BarList, type Bar } from '../../../charts/bar-list.js';
import { countryCodeOf } from '../../../charts/countries.js';
import { WorldMap } from '../../../charts/world-map.js';
import { paths } from '../../../navigation/routes.js';
import { nameOf } from '../link-words.js';
import type { Filter, VisitFilterName } from './span.js';
import { useNames } from './use-names.js';

type Statistics = StatisticsAnswer['data'];

interface BreakdownsProps {
  of: Statistics;
  onFilter: (filter: Filter) => void;
}

/** Who came, from where and with what, most first. A click shows only these. */
export function Breakdowns({ of: statistics, onFilter }: BreakdownsProps) {
  const { t } = useLingui();
  const list = (title: string, name: VisitFilterName, counts: Record<string, string>) => (
    <Tally title={title} name={name} counts={counts} onFilter={onFilter} />
  );
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      <Part isCentered>
        <Countries counts={statistics.topCountries} onFilter={onFilter} />
      </Part>
      <Part>{list(t`Countries`, 'country', statistics.topCountries)}</Part>
      <Part>{list(t`Referrers`, 'referrer', statistics.topReferrers)}</Part>
      <Part>{list(t`Came by`, 'via', statistics.topVia)}</Part>
      <Part>{list(t`Browsers`, 'browser', statistics.topBrowsers)}</Part>
      <Part>{list(t`Systems`, 'os', statistics.topOs)}</Part>
      <Part>{list(t`Devices`, 'device', statistics.topDevices)}</Part>
      <Part>{list(t`Languages`, 'language', statistics.topLanguages)}</Part>
      {statistics.topLinks && (
        <Part>
          <TopLinks of={statistics.topLinks} />
        </Part>
      )}
      {statistics.topCampaigns && (
        <Part>
          <TopCampaigns of={statistics.topCampaigns} onFilter={onFilter} />
        </Part>
      )}
      <Part>
        <Reasons of={statistics.reasons} />
      </Part>
    </SimpleGrid>
  );
}

function Part({ children, isCentered }: { children: ReactNode; isCentered?: boolean }) {
  return (
    <Paper withBorder radius="md" p="md" style={isCentered ? { display: 'grid', alignItems: 'center' } : {}}>
      {children}
    </Paper>
  );
}

interface TallyProps {
  title: string;
  name: VisitFilterName;
  counts: Record<string, string>;
  onFilter: (filter: Filter) => void;
}

/** Object keys that look like numbers would come first whatever their count: sorted here once more. */
function Tally({ title, name, counts, onFilter }: TallyProps) {
  const { t } = useLingui();
  const { label, icon } = useNames();
  const bars = Object.entries(counts)
    .map(([value, count]) => ({ key: value, label: label(name, value), icon: icon(name, value), count: Number(count) }))
    .sort((one, other) => other.count - one.count);
  return (
    <BarList
      title={title}
      bars={bars}
      empty={name === 'via' ? t`Everybody came by the address itself.` : t`Nobody yet.`}
      onChoose={({ key: value }) => onFilter({ name, value })}
      // What was too rare to be kept apart.
      canChoose={({ key }) => key !== 'Other'}
    />
  );
}

function Countries({ counts, onFilter }: Pick<TallyProps, 'counts' | 'onFilter'>) {
  const { t } = useLingui();
  const found = Object.entries(counts).flatMap(([name, count]) => {
    const code = countryCodeOf(name);
    return code ? [{ name, code, count: Number(count) }] : [];
  });
  return (
    <WorldMap
      label={t`Map of the world: the more clicks, the darker a country is`}
      counts={new Map(found.map(({ code, count }) => [code, count]))}
      onChoose={(code) => {
        const country = found.find((one) => one.code === code);
        if (country) onFilter({ name: 'country', value: country.name });
      }}
    />
  );
}

function TopLinks({ of: links }: { of: NonNullable<Statistics['topLinks']> }) {
  const { t } = useLingui();
  const bars = links.map((link) => ({
    key: String(link.id),
    label: nameOf(link),
    count: link.clicks,
    to: paths.link(link.id),
  }));
  return <BarList title={t`Top links`} bars={bars} empty={t`No link was clicked.`} />;
}

interface TopCampaignsProps {
  of: NonNullable<Statistics['topCampaigns']>;
  onFilter: (filter: Filter) => void;
}

function TopCampaigns({ of: campaigns, onFilter }: TopCampaignsProps) {
  const { t } = useLingui();
  const bars = campaigns.map(({ id, name, clicks }) => ({ key: String(id), label: name, count: clicks }));
  return (
    <BarList
      title={t`Campaigns`}
      bars={bars}
      empty={t`No link of a campaign was clicked.`}
      onChoose={({ key: value }) => onFilter({ name: 'campaign', value })}
    />
  );
}

function Reasons({ of: reasons }: { of: Statistics['reasons'] }) {
  const { t } = useLingui();
  const words: Record<keyof Statistics['reasons'], string> = {
    person: t`People`,
    robot: t`Robots`,
    prefetch: t`Previews of browsers`,
    head: t`Checks without a visit`,
    no_user_agent: t`Without a browser`,
  };
  const bars: Bar[] = Object.entries(words)
    .map(([key, label]) => ({ key, label, count: reasons[key as keyof typeof reasons] }))
    .filter(({ count }) => count > 0);
  return <BarList title={t`People and robots`} bars={bars} empty={t`Nobody yet.`} />;
}
