import { atProcessEnd, dnsServer, startPlatform, type RunningPlatform } from '@platform/testing';

/** No user of it can stop it. */
export interface SharedPlatform extends Omit<RunningPlatform, 'stop'> {
  /** Name to its TXT records: all that the name server of organizations knows. */
  dns: Map<string, string[]>;
}

/** The requests of a person a minute, more than any test sends. */
export const apiRateLimit = 1_000_000;

/** Limits are raised, and a failed delivery is retried twice at once. */
const settings = {
  API_RATE_LIMIT: String(apiRateLimit),
  LINKS_RATE_LIMIT: '1000000',
  AUTHORIZATION_RATE_LIMIT: '5000',
  DELIVERY_RETRY_SCHEDULE: '0.1,0.1',
};

let started: Promise<SharedPlatform> | undefined;

/**
 * One platform for all suites of a process without other settings. So the people, aliases, slugs and domains of a suite
 * are its own. It is started for the first that asks. A start that failed fails this suite only; the next tries again.
 */
export function sharedPlatform(): Promise<SharedPlatform> {
  return (started ??= start().catch((error: unknown) => {
    started = undefined;
    throw error;
  }));
}

async function start(): Promise<SharedPlatform> {
  const dns = await dnsServer();
  atProcessEnd(() => dns.close());
  const platform = await startPlatform({ ...settings, DNS_SERVERS: dns.address });
  atProcessEnd(() => platform.stop());
  return { ...platform, dns: dns.records };
}
