import { Title } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '../../components/page-title.js';
import { Panel } from '../../components/panel.js';
import { LiveClicks } from './live-clicks.js';
import { StatisticsView } from './statistics/statistics-view.js';

const topQuery = 'topLinks=10&topCampaigns=10';

/** Who came by any of the person's links. */
export function StatisticsPage() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle>{t`Statistics`}</PageTitle>
      <section aria-labelledby="visits">
        <Title order={2} id="visits" mt="lg">
          <Trans>Visits</Trans>
        </Title>
        <StatisticsView
          of="statistics of all"
          fileName="statistics"
          load={(api, query, signal) => api.links.allStatistics(new URLSearchParams(`${query}&${topQuery}`), signal)}
        />
      </section>
      <Panel id="live" title={t`Live`} lead={t`Each click on any of your links, as it happens.`}>
        <LiveClicks />
      </Panel>
    </>
  );
}
