import { quantile, type Dashboard } from './dashboard.js';

export const platform: Dashboard = {
  title: 'Platform',
  uid: 'platform-all',
  panels: [
    {
      title: 'Processes that answer',
      description: 'Pods whose metrics can be read.',
      queries: { '{{service}} {{component}}': 'sum by (service, component) (up{service!=""})' },
    },
    {
      title: 'Requests',
      description: 'Of each service, without redirects.',
      unit: 'reqps',
      queries: { '{{service}}': 'sum by (service) (rate(http_request_duration_seconds_count[5m]))' },
    },
    {
      title: 'Requests by status',
      description: '5xx are ours, mostly 503; 429 are limits.',
      unit: 'reqps',
      queries: { '{{status}}': 'sum by (status) (rate(http_request_duration_seconds_count[5m]))' },
    },
    {
      title: 'Duration of requests, 50 %',
      description: 'Half of the requests take less.',
      unit: 's',
      queries: { '{{service}}': quantile(0.5, 'http_request_duration_seconds', 'service') },
    },
    {
      title: 'Duration of requests, 99 %',
      description: 'One of a hundred takes longer.',
      unit: 's',
      queries: { '{{service}}': quantile(0.99, 'http_request_duration_seconds', 'service') },
    },
    {
      title: 'Slowest routes, 99 %',
      description: 'The ten routes that take longest.',
      unit: 's',
      queries: {
        '{{service}} {{route}}': `topk(10, ${quantile(0.99, 'http_request_duration_seconds', 'service, route')})`,
      },
    },
    {
      title: 'Events that wait',
      description: 'Not acknowledged by their consumer yet.',
      queries: { '{{service}} to {{consumer}}': 'max by (service, consumer) (outbox_pending)' },
    },
    {
      title: 'Oldest event',
      description: 'Normally below a second.',
      unit: 's',
      queries: { '{{service}} to {{consumer}}': 'max by (service, consumer) (outbox_oldest_seconds)' },
    },
    {
      title: 'Inboxes',
      description: 'Events in the queue of each service; delayed ones failed and are tried again.',
      queries: { '{{service}} {{state}}': 'max by (service, state) (inbox_jobs)' },
    },
    {
      title: 'Mails that wait',
      description: 'Of each service, and the age of the oldest.',
      queries: {
        '{{service}}': 'max by (service) (mail_pending)',
        '{{service}} oldest, seconds': 'max by (service) (mail_oldest_seconds)',
      },
    },
    {
      title: 'Periodic jobs, since the last time',
      description: 'As a share of their interval: above 3 one is late.',
      queries: {
        '{{service}} {{name}}':
          '(time() - max by (service, name) (periodic_job_done_timestamp_seconds)) / max by (service, name) (periodic_job_interval_seconds)',
      },
    },
    {
      title: 'Connections to Postgres',
      description: 'Used and waited for, over all pods of a service.',
      queries: {
        '{{service}} {{state}}': 'sum by (service, state) (postgres_pool_connections{state=~"used|waiting"})',
      },
    },
    {
      title: 'Postgres and Redis',
      description: '1 while they take changes.',
      queries: {
        'Postgres, {{service}}': 'min by (service) (postgres_writable)',
        'Redis, {{service}}': 'min by (service) (redis_up)',
      },
    },
    {
      title: 'Processor time',
      description: 'In processors, by kind of process.',
      queries: { '{{service}} {{component}}': 'sum by (service, component) (rate(process_cpu_seconds_total[5m]))' },
    },
    {
      title: 'Memory',
      description: 'Of the largest pod of each kind.',
      unit: 'bytes',
      queries: { '{{service}} {{component}}': 'max by (service, component) (process_resident_memory_bytes)' },
    },
    {
      title: 'Event loop, 99 %',
      description: 'A timer of 50 ms fires within this time in 99 % of all cases: an idle process shows 0.05.',
      unit: 's',
      queries: { '{{service}} {{component}}': 'max by (service, component) (nodejs_eventloop_lag_p99_seconds)' },
    },
  ],
};
