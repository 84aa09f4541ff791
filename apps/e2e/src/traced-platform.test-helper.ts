import { atProcessEnd, httpReceiver, startPlatform, type HttpReceiver, type RunningPlatform } from '@platform/testing';
import { oncePerProcess } from './once-per-process.test-helper.js';

/** No user of it can stop it. */
export interface TracedPlatform extends Omit<RunningPlatform, 'stop'> {
  /** What the services tell of their work arrives here, by OTLP. */
  collector: HttpReceiver;
}

/** Enough requests for its suites; a failed delivery is retried after a second. */
const settings = {
  API_RATE_LIMIT: '1000',
  LINKS_RATE_LIMIT: '1000',
  DELIVERY_RETRY_SCHEDULE: '1,1,1,1,1',
  OTEL_BSP_SCHEDULE_DELAY: '100',
};

/** One platform, started as `npm start` does it, for the suites of a process that use its APIs alone. */
export const tracedPlatform = oncePerProcess<TracedPlatform>(async () => {
  const collector = await httpReceiver();
  atProcessEnd(() => collector.close());
  const platform = await startPlatform({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, { prepares: true });
  atProcessEnd(() => platform.stop());
  return { ...platform, collector };
});
