import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { useResource } from '../../api/use-resource.js';
import { Sparkline } from '../../charts/sparkline.js';
import { useNumbers } from '../../charts/use-numbers.js';
import { Loaded } from '../../components/loaded.js';
import { Panel } from '../../components/panel.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';

interface PlaceClicksProps {
  place: 'campaign' | 'channel' | 'domain';
  id: number;
}

/** How often the links of one place were clicked lately, with the way to their statistics. */
export function PlaceClicks({ place, id }: PlaceClicksProps) {
  const { t } = useLingui();
  const { number } = useNumbers();
  const query = new URLSearchParams({ [place]: String(id) });
  const { resource } = useResource(`clicks of ${place} ${id}`, (api, signal) =>
    api.links.allStatistics(new URLSearchParams(query), signal),
  );
  return (
    <Panel id="clicks" title={t`Clicks in 30 days`} lead={t`By people, on the links that are here now.`}>
      <Loaded of={resource} what={t`the clicks`} rows={1}>
        {({ clicks, series }) => (
          <Group gap="xl">
            <Text fz={28} fw={650} lh={1.2}>
              {number(clicks)}
            </Text>
            {clicks > 0 && <Sparkline values={series.map((day) => day.clicks)} width={160} height={36} />}
            <Link to={`${paths.linkStatistics}?${query.toString()}`}>
              <Trans>Statistics</Trans>
            </Link>
          </Group>
        )}
      </Loaded>
    </Panel>
  );
}
