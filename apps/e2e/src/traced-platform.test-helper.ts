import { atProcessEnd, httpReceiver, startPlatform, type HttpReceiver, type RunningPlatform } from '@platform/testing';

/** No user of it can stop it. */
export interface TracedPlatform extends Omit<RunningPlatform, 'stop'> {
  /** What the services tell of their work arrives here, by OTLP. */
  collector: HttpReceiver;
}

/** The limits of a platform are its own, but for requests. A failed delivery is retried after a second. */
const settings = {
  API_RATE_LIMIT: '1000',
  LINKS_RATE_LIMIT: '1000',
  DELIVERY_RETRY_SCHEDULE: '1,1,1,1,1',
  OTEL_BSP_SCHEDULE_DELAY: '100',
};
let started: Promise<TracedPlatform> | undefined;

/** One for the suites of a process that use the platform by its APIs alone, started as `npm start` does it. */
export function tracedPlatform(): Promise<TracedPlatform> {
  return (started ??= start());
}

async function start(): Promise<TracedPlatform> {
  const collector = await httpReceiver();
  atProcessEnd(() => collector.close());
  try {
    const platform = await startPlatform(
      { ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
      { prepares: true },
    );
    atProcessEnd(() => platform.stop());
    return { ...platform, collector };
  } catch (error) {
    // It fails this suite only: the next one tries again.
    started = undefined;
    throw error;
  }
}
