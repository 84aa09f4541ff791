import { atProcessEnd, startPlatform, type RunningPlatform } from '@platform/testing';

/** Whoever uses it cannot stop it. */
export type SharedPlatform = Omit<RunningPlatform, 'stop'>;

/** Limits are out of the way, and what fails is tried again at once, twice. */
const settings = {
  API_RATE_LIMIT: '1000000',
  LINKS_RATE_LIMIT: '1000000',
  AUTHORIZATION_RATE_LIMIT: '5000',
  DELIVERY_RETRY_SCHEDULE: '0.1,0.1',
};
let started: Promise<RunningPlatform> | undefined;

/**
 * One for all suites of a process that need no other settings: its start takes longer than many of them. So the people,
 * aliases, slugs and domains of a suite are its own. Imported by tests only.
 */
export function sharedPlatform(): Promise<SharedPlatform> {
  return (started ??= start());
}

async function start(): Promise<RunningPlatform> {
  try {
    const platform = await startPlatform(settings);
    atProcessEnd(() => platform.stop());
    return platform;
  } catch (error) {
    // Of this suite alone: the next one tries again.
    started = undefined;
    throw error;
  }
}
