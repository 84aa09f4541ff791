import type { Dashboard } from './dashboard.js';

export const identity: Dashboard = {
  title: 'Identity',
  uid: 'platform-identity',
  panels: [
    {
      title: 'Sign-ins',
      description: 'By what they came to.',
      unit: 'ops',
      queries: { '{{outcome}}': 'sum by (outcome) (rate(sign_ins_total[5m]))' },
    },
    {
      title: 'Tokens issued',
      description: 'By type of grant.',
      unit: 'ops',
      queries: { '{{grant}}': 'sum by (grant) (rate(token_grants_total[5m]))' },
    },
    {
      title: 'Tokens refused',
      description: 'Requests at the token endpoint that were refused. The log says why.',
      unit: 'ops',
      queries: { '{{grant}}': 'sum by (grant) (rate(token_grants_refused_total[5m]))' },
    },
    {
      title: 'Token checks',
      description: 'Known from Redis, asked of identity, refused, or not to be checked.',
      unit: 'ops',
      queries: { '{{service}} {{outcome}}': 'sum by (service, outcome) (rate(token_checks_total[5m]))' },
    },
    {
      title: 'Token endpoint, 99 %',
      description: 'How long a token takes.',
      unit: 's',
      queries: {
        'POST {{route}}': `histogram_quantile(0.99, sum by (route, le) (rate(http_request_duration_seconds_bucket{service="identity",route=~".*token.*"}[5m])))`,
      },
    },
    {
      title: 'Requests, 99 %',
      description: 'All routes of identity.',
      unit: 's',
      queries: {
        identity:
          'histogram_quantile(0.99, sum by (le) (rate(http_request_duration_seconds_bucket{service="identity"}[5m])))',
      },
    },
    {
      title: 'Records of tokens that are refused',
      description: 'Not signed by identity: another key, or somebody who writes into Redis.',
      queries: { '{{service}}': 'sum by (service) (increase(token_records_refused_total[5m]))' },
    },
    {
      title: 'Processor time',
      description: 'Hashing passwords and signing tokens is most of it.',
      queries: { '{{component}}': 'sum by (component) (rate(process_cpu_seconds_total{service="identity"}[5m]))' },
    },
  ],
};
