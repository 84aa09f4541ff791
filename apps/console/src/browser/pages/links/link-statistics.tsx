import { Group, Title } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionButton } from '../../components/action-button.js';
import { ExportButtons } from '../../components/export-buttons.js';
import { Panel } from '../../components/panel.js';
import type { LinkPartProps } from './link.page.js';
import { nameOf } from './link-words.js';
import { LiveClicks } from './live-clicks.js';
import type { Chosen } from './statistics/span.js';
import { StatisticsView } from './statistics/statistics-view.js';

/** Who came by one link. */
export function LinkStatistics({ link }: LinkPartProps) {
  const { t } = useLingui();
  const [erasures, setErasures] = useState(0);
  const { id, alias } = link;
  return (
    <section aria-labelledby="statistics">
      <Title order={2} id="statistics" mt="lg">
        <Trans>Statistics</Trans>
      </Title>
      <StatisticsView
        of={`statistics ${id}`}
        version={erasures}
        fileName={`statistics-${alias}`}
        load={(api, query, signal) => api.links.statistics(id, query, signal)}
      >
        {(chosen) => (
          <>
            <Panel id="live" heading="h3" title={t`Live`} lead={t`Each click on this link, as it happens.`}>
              <LiveClicks linkId={id} />
            </Panel>
            <SingleVisits link={link} chosen={chosen} onErased={() => setErasures((count) => count + 1)} />
          </>
        )}
      </StatisticsView>
    </section>
  );
}

interface SingleVisitsProps extends Pick<LinkPartProps, 'link'> {
  chosen: Chosen;
  onErased: () => void;
}

/** What is kept of each visit, to take along or to erase. */
function SingleVisits({ link, chosen: { from, to, tz }, onErased }: SingleVisitsProps) {
  const { t } = useLingui();
  const name = nameOf(link);
  return (
    <Panel
      id="visits"
      heading="h3"
      title={t`Single visits`}
      lead={t`Every visit of these days that is still kept, without filters. Erasing takes the statistics of all days.`}
    >
      <Group gap="sm" align="flex-start">
        <ExportButtons
          about={t`the single visits`}
          name={`visits-${link.alias}`}
          send={(api, format) => api.links.visitsFile(link.id, new URLSearchParams({ from, to, tz }), format)}
        />
        <ActionButton
          label={t`Erase`}
          isDangerous
          about={t`the statistics of ${name}`}
          question={t`Every visit and what was counted of it goes for good. Erase the statistics?`}
          send={(api) => api.links.eraseStatistics(link.id)}
          onDone={onErased}
        />
      </Group>
    </Panel>
  );
}
