import { httpReceiver, startPlatform, type HttpReceiver, type RunningPlatform } from '@platform/testing';

export interface TracedPlatform extends RunningPlatform {
  /** Receives the traces of the services, by OTLP. */
  collector: HttpReceiver;
}

/** Enough requests for its suites; a failed delivery is retried after a second. */
const settings = {
  API_RATE_LIMIT: '1000',
  LINKS_RATE_LIMIT: '1000',
  DELIVERY_RETRY_SCHEDULE: '1,1,1,1,1',
  OTEL_BSP_SCHEDULE_DELAY: '100',
};

/** A platform that is started as `npm start` does it, and exports its traces. */
export async function tracedPlatform(): Promise<TracedPlatform> {
  const collector = await httpReceiver();
  try {
    const platform = await startPlatform(
      { ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
      { prepares: true },
    );
    const stop = () => platform.stop().finally(() => collector.close());
    return { ...platform, stop, collector };
  } catch (err) {
    await collector.close();
    throw err;
  }
}
