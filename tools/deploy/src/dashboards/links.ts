import { quantile, type Dashboard } from './dashboard.js';

export const links: Dashboard = {
  title: 'Links',
  uid: 'platform-links',
  panels: [
    {
      title: 'Visits',
      description: 'By what was answered.',
      unit: 'reqps',
      queries: { '{{outcome}}': 'sum by (outcome) (rate(links_visits_total[5m]))' },
    },
    {
      title: 'Duration of redirects, 50 %',
      description: 'From the request to the answer, the click on disk included.',
      unit: 's',
      queries: { visits: quantile(0.5, 'links_visit_duration_seconds') },
    },
    {
      title: 'Duration of redirects, 99 %',
      description: 'The slow ones: mostly links that were not in memory.',
      unit: 's',
      queries: { visits: quantile(0.99, 'links_visit_duration_seconds') },
    },
    {
      title: 'Visits answered 503',
      description: 'What they need is away.',
      unit: 'reqps',
      queries: { visits: 'sum(rate(links_visits_unavailable_total[5m]))' },
    },
    {
      title: 'Journals',
      description: 'Clicks that wait for Postgres, of the fullest redirector.',
      unit: 'bytes',
      queries: { journal: 'max(links_click_journal_bytes)' },
    },
    {
      title: 'Clicks lost',
      description: 'Answered and dropped, as the journal was full.',
      queries: { clicks: 'sum(increase(links_clicks_dropped_total[5m]))' },
    },
    {
      title: 'Clicks that are not counted yet',
      description: 'In Postgres, and not yet in the statistics.',
      queries: { clicks: 'max(links_clicks_uncounted)' },
    },
    {
      title: 'Processor time',
      description: 'Of redirectors, API and workers.',
      queries: { '{{component}}': 'sum by (component) (rate(process_cpu_seconds_total{service="links"}[5m]))' },
    },
    {
      title: 'Memory of redirectors',
      description: 'Of the largest one.',
      unit: 'bytes',
      queries: { redirector: 'max(process_resident_memory_bytes{service="links",component="redirector"})' },
    },
  ],
};
