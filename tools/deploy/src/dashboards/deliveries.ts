import { quantile, type Dashboard } from './dashboard.js';

export const deliveries: Dashboard = {
  title: 'Deliveries',
  uid: 'platform-deliveries',
  panels: [
    {
      title: 'Pending deliveries',
      description: 'Counted up to 100,000.',
      queries: { '{{service}}': 'max by (service) (deliveries_pending)' },
    },
    {
      title: 'Oldest delivery that is due',
      description: 'Of destinations that take some. Normally below a second.',
      unit: 's',
      queries: { '{{service}}': 'max by (service) (deliveries_oldest_due_seconds)' },
    },
    {
      title: 'Sends by outcome',
      description: 'Deferred ones are tried again without costing an attempt.',
      unit: 'ops',
      queries: {
        '{{service}} {{outcome}}': 'sum by (service, outcome) (rate(delivery_send_duration_seconds_count[5m]))',
      },
    },
    {
      title: 'Duration of sends, 50 %',
      description: 'What receivers take.',
      unit: 's',
      queries: { '{{service}}': quantile(0.5, 'delivery_send_duration_seconds', 'service') },
    },
    {
      title: 'Duration of sends, 99 %',
      description: 'The slow ones.',
      unit: 's',
      queries: { '{{service}}': quantile(0.99, 'delivery_send_duration_seconds', 'service') },
    },
    {
      title: 'Share that fails',
      description: 'Of all sends.',
      unit: 'percentunit',
      queries: {
        '{{service}}':
          'sum by (service) (rate(delivery_send_duration_seconds_count{outcome="failure"}[5m])) / sum by (service) (rate(delivery_send_duration_seconds_count[5m]))',
      },
    },
    {
      title: 'Destinations',
      description: 'Paused ones wait, failing ones have only failed for an hour, disabled ones get nothing.',
      queries: { '{{service}} {{state}}': 'max by (service, state) (delivery_destinations)' },
    },
    {
      title: 'Secrets of webhooks that do not open',
      description: 'Above 0, webhooks and identity have different keys.',
      kind: 'stat',
      queries: { secrets: 'max(webhook_secrets_shut)' },
    },
  ],
};
