import { useFiltered } from '../../api/use-filtered.js';
import { paths } from '../../navigation/routes.js';
import { Loaded } from '../../components/loaded.js';
import { Numbers, Span, spanFields } from './link-statistics.js';
import { LinksHead } from './links-head.js';

/** Who came by any of the person's links. */
export function StatisticsPage() {
  const { resource, onFilter } = useFiltered(
    'statistics of all',
    spanFields,
    (api, chosen) => api.links.allStatistics(chosen.filters, chosen.signal),
    () => 1,
  );
  return (
    <>
      <LinksHead at={paths.linkStatistics} />
      <p className="lead">Of all your links together.</p>
      <section aria-labelledby="visits">
        <h2 id="visits">Visits</h2>
        <Span onFilter={onFilter} />
        <Loaded of={resource} what="the statistics" rows={4}>
          {(statistics) => <Numbers of={statistics} />}
        </Loaded>
      </section>
    </>
  );
}
