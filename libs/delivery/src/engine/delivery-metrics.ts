import { metrics } from '@platform/service-kit';
import { Histogram } from 'prom-client';

/** Metrics of the engine. No label names a destination or a tenant. */
export const deliveryMetrics = {
  sends: new Histogram({
    name: 'delivery_send_duration_seconds',
    help: 'Duration of sends by outcome',
    labelNames: ['outcome'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [metrics],
  }),
};
