import { useFiltered } from '../../api/use-filtered.js';
import { paths } from '../../navigation/routes.js';
import { FaultNotice } from '../../components/fault-notice.js';
import { Loading } from '../../components/loading.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { Numbers, Span, spanFields } from './link-statistics.js';

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
      <Trail to={paths.links}>Links</Trail>
      <PageTitle>Statistics</PageTitle>
      <p className="lead">Of all your links together.</p>
      <section aria-labelledby="visits">
        <h2 id="visits">Visits</h2>
        <Span onFilter={onFilter} />
        {resource.state === 'loading' && <Loading what="the statistics" rows={4} />}
        {resource.state === 'failed' && <FaultNotice fault={resource.fault} onRetry={resource.retry} />}
        {resource.state === 'ready' && <Numbers of={resource.value} />}
      </section>
    </>
  );
}
