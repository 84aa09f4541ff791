import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { atMost } from '../common/time.js';

const readMs = 1_000;

/** Metrics of the process. No label holds an organization, a user or an address. */
export const metrics = new Registry();

/** By default it is 10 ms: nine of ten times that an idle process wakes up would be for this timer. */
const eventLoopStepMs = 50;
collectDefaultMetrics({ register: metrics, eventLoopMonitoringPrecision: eventLoopStepMs });

export const requestDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Duration of HTTP requests by route template',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [metrics],
});

/**
 * Registers a gauge that is read when the metrics are asked for. One that cannot be read within a second is NaN and
 * hides no other.
 */
export function gauge(name: string, help: string, read: () => Promise<number>): void {
  register(name, help, [], read, (self, value = Number.NaN) => self.set(value));
}

/** The same with a value for each of what `label` names; one that cannot be read has none. */
export function gaugeBy(label: string, name: string, help: string, read: () => Promise<Map<string, number>>): void {
  register(name, help, [label], read, (self, values = new Map<string, number>()) => {
    self.reset();
    for (const [of, value] of values) self.set({ [label]: of }, value);
  });
}

/**
 * Registers a counter with a value for each of what `label` names. Each shows as 0 from the start, so that the first
 * one counted is an increase.
 *
 * @returns counts one
 */
export function counterBy<Value extends string>(
  label: string,
  name: string,
  help: string,
  values: readonly Value[],
): (value: Value) => void {
  metrics.removeSingleMetric(name);
  const counter = new Counter({ name, help, labelNames: [label], registers: [metrics] });
  const counters = new Map(values.map((value) => [value, counter.labels(value)]));
  for (const one of counters.values()) one.inc(0);
  return (value) => counters.get(value)!.inc();
}

/** Registers a counter of what is counted elsewhere; `read` says how many since the start of the process. */
export function counterOf(name: string, help: string, read: () => number): void {
  metrics.removeSingleMetric(name);
  new Counter({
    name,
    help,
    registers: [metrics],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

function register<T>(
  name: string,
  help: string,
  labelNames: string[],
  read: () => Promise<T>,
  show: (self: Gauge, value: T | undefined) => void,
): void {
  metrics.removeSingleMetric(name);
  /** Where no answer comes back, asking again would use up a further connection. */
  let reading: Promise<T | undefined> | undefined;
  new Gauge({
    name,
    help,
    labelNames,
    registers: [metrics],
    async collect() {
      reading ??= read()
        .catch(() => undefined)
        .finally(() => (reading = undefined));
      show(this, await atMost(readMs, reading));
    },
  });
}
