import { useAddressFilters } from '../../api/address-filters.js';
import { useRead } from '../../api/use-read.js';
import { paths } from '../../navigation/routes.js';
import { Loaded } from '../../components/loaded.js';
import { Numbers, Span, spanFields } from './link-statistics.js';
import { LinksHead } from './links-head.js';

/** Who came by any of the person's links. */
export function StatisticsPage() {
  const { filters, choose } = useAddressFilters(spanFields);
  const params = { query: Object.fromEntries(filters) };
  const resource = useRead('/api/v1/links/statistics', params, { select: ({ data }) => data });
  const onFilter = (chosen: URLSearchParams) => choose(chosen, resource.refresh);
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
