import { Box, Button, Stack } from '@mantine/core';
import type { StatisticsAnswer } from '@platform/contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import type { Api } from '../../../api/api.js';
import { useResource } from '../../../api/use-resource.js';
import { EmptyState } from '../../../components/empty-state.js';
import { FaultNotice } from '../../../components/fault-notice.js';
import { Loading } from '../../../components/loaded.js';
import { useNavigation } from '../../../navigation/navigation.js';
import { personZone } from '../../../zone.js';
import { nameOf } from '../link-words.js';
import { Breakdowns } from './breakdowns.js';
import { ExportShown } from './export-shown.js';
import { FilterChips } from './filter-chips.js';
import { chosenOf, queryOf, withFilter, withValues, type Chosen, type Filter } from './span.js';
import { SpanBar } from './span-bar.js';
import { Totals } from './totals.js';
import { VisitsChart } from './visits-chart.js';

type Statistics = StatisticsAnswer['data'];

interface StatisticsViewProps {
  /** Names what is counted, among all that is loaded. */
  of: string;
  load: (api: Api, query: URLSearchParams, signal: AbortSignal) => Promise<Statistics>;
  /** Begins the names of files. */
  fileName: string;
  /** Below the numbers. */
  children?: (chosen: Chosen) => ReactNode;
}

/** Visits over time and by their facts. What is shown is in the address, so that it can be kept and passed on. */
export function StatisticsView({ of, load, fileName, children }: StatisticsViewProps) {
  const { t } = useLingui();
  const { search, narrow } = useNavigation();
  const asked = new URLSearchParams(search);
  const ownZone = personZone();
  const chosen = chosenOf(asked, ownZone);
  const query = queryOf(chosen);
  const { resource, refresh } = useResource(`${of} ${query.toString()}`, (api, signal) => load(api, query, signal));
  const [kept, setKept] = useState<Statistics>();
  useEffect(() => {
    if (resource.state === 'ready') setKept(resource.value);
  }, [resource]);
  // What was there stays until the next is: a page that jumps cannot be read.
  const shown = resource.state === 'ready' ? resource.value : resource.state === 'loading' ? kept : undefined;
  const filter = (which: Filter, isOn: boolean) => narrow(withFilter(asked, which, isOn));
  const removeAll = () => narrow(chosen.filters.reduce((next, which) => withFilter(next, which, false), asked));
  return (
    <Stack gap="md" mt="md">
      <SpanBar
        chosen={chosen}
        ownZone={ownZone}
        onChange={(values) => narrow(withValues(asked, values))}
        onRefresh={refresh}
      />
      <FilterChips
        filters={chosen.filters}
        nameOf={(which) => numberName(which, shown)}
        onRemove={(which) => filter(which, false)}
        onRemoveAll={removeAll}
      />
      {resource.state === 'failed' && <FaultNotice fault={resource.fault} onRetry={resource.retry} />}
      {resource.state === 'loading' && !shown && <Loading what={t`the statistics`} rows={4} />}
      {shown && (
        <Box component="div" aria-busy={resource.state === 'loading'} opacity={resource.state === 'loading' ? 0.6 : 1}>
          <Stack gap="md">
            <Totals of={shown} />
            {shown.allClicks === 0 ? (
              <Nothing
                chosen={chosen}
                onLonger={() => narrow(withValues(asked, { span: 'year', from: '', to: '' }))}
                onRemoveAll={removeAll}
              />
            ) : (
              <>
                <VisitsChart of={shown} />
                <Breakdowns of={shown} onFilter={(which) => filter(which, true)} />
                <ExportShown of={shown} name={fileName} />
              </>
            )}
          </Stack>
        </Box>
      )}
      {children?.(chosen)}
    </Stack>
  );
}

interface NothingProps {
  chosen: Chosen;
  onLonger: () => void;
  onRemoveAll: () => void;
}

/** A span without a click says so, and leads to where some may be. */
function Nothing({ chosen: { filters, span }, onLonger, onRemoveAll }: NothingProps) {
  const { t } = useLingui();
  if (filters.length > 0)
    return (
      <EmptyState
        title={t`No click is like that`}
        actions={
          <Button variant="default" onClick={onRemoveAll}>
            <Trans>Remove the filters</Trans>
          </Button>
        }
      >
        <Trans>In these days there was no click that all filters let through.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      title={t`Nobody clicked in these days`}
      use={<Trans>A click is here a few seconds after it happened.</Trans>}
      actions={
        span !== 'year' && (
          <Button variant="default" onClick={onLonger}>
            <Trans>Show the last 12 months</Trans>
          </Button>
        )
      }
    >
      <Trans>Statistics say who clicked, from where and with what.</Trans>
    </EmptyState>
  );
}

/** Numbers are no names: what they stand for is in the answer, if it was clicked at all. */
function numberName({ name, value }: Filter, statistics: Statistics | undefined): string | undefined {
  const id = Number(value);
  if (name === 'campaign') return statistics?.topCampaigns?.find((one) => one.id === id)?.name;
  const link = name === 'link' ? statistics?.topLinks?.find((one) => one.id === id) : undefined;
  return link && nameOf(link);
}
