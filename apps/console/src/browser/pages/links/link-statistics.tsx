import { Group, Title } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExportButtons } from '../../components/export-buttons.js';
import { Panel } from '../../components/panel.js';
import type { LinkPartProps } from './link.page.js';
import { LiveClicks } from './live-clicks.js';
import type { Chosen } from './statistics/span.js';
import { StatisticsView } from './statistics/statistics-view.js';

/** Who came by one link. */
export function LinkStatistics({ link }: LinkPartProps) {
  const { t } = useLingui();
  const { id, alias } = link;
  return (
    <section aria-labelledby="statistics">
      <Title order={2} id="statistics" mt="lg">
        <Trans>Statistics</Trans>
      </Title>
      <StatisticsView
        of={`statistics ${id}`}
        fileName={`statistics-${alias}`}
        load={(api, query, signal) => api.links.statistics(id, query, signal)}
      >
        {(chosen) => (
          <>
            <Panel id="live" heading="h3" title={t`Live`} lead={t`Each click on this link, as it happens.`}>
              <LiveClicks linkId={id} />
            </Panel>
            <SingleVisits link={link} chosen={chosen} />
          </>
        )}
      </StatisticsView>
    </section>
  );
}

interface SingleVisitsProps extends Pick<LinkPartProps, 'link'> {
  chosen: Chosen;
}

/** What is kept of each visit, to take along. */
function SingleVisits({ link, chosen: { from, to, tz } }: SingleVisitsProps) {
  const { t } = useLingui();
  return (
    <Panel
      id="visits"
      heading="h3"
      title={t`Single visits`}
      lead={t`Every visit of these days that is still kept, without filters.`}
    >
      <Group gap="sm" align="flex-start">
        <ExportButtons
          about={t`the single visits`}
          name={`visits-${link.alias}`}
          send={(api, format) => api.links.visitsFile(link.id, new URLSearchParams({ from, to, tz }), format)}
        />
      </Group>
    </Panel>
  );
}
