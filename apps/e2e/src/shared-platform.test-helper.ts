import { atProcessEnd, dnsServer, startPlatform, type RunningPlatform } from '@platform/testing';

/** Whoever uses it cannot stop it. */
export interface SharedPlatform extends Omit<RunningPlatform, 'stop'> {
  /** Name to its TXT records: all that the name server of organizations knows. */
  dns: Map<string, string[]>;
}

/** Of each person, out of the way. */
export const apiRateLimit = 1_000_000;

/** Limits are out of the way, and what fails is tried again at once, twice. */
const settings = {
  API_RATE_LIMIT: String(apiRateLimit),
  LINKS_RATE_LIMIT: '1000000',
  AUTHORIZATION_RATE_LIMIT: '5000',
  DELIVERY_RETRY_SCHEDULE: '0.1,0.1',
};
let started: Promise<SharedPlatform> | undefined;

/**
 * One for all suites of a process that need no other settings: its start takes longer than many of them. So the people,
 * aliases, slugs and domains of a suite are its own. Imported by tests only.
 */
export function sharedPlatform(): Promise<SharedPlatform> {
  return (started ??= start());
}

async function start(): Promise<SharedPlatform> {
  const dns = await dnsServer();
  atProcessEnd(() => dns.close());
  try {
    const platform = await startPlatform({ ...settings, DNS_SERVERS: dns.address });
    atProcessEnd(() => platform.stop());
    return { ...platform, dns: dns.records };
  } catch (error) {
    // Of this suite alone: the next one tries again.
    started = undefined;
    throw error;
  }
}
