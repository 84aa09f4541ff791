/**
 * Jest's `globalSetup` of projects whose tests need Postgres and Redis: private ones, unless `npm test` or the shell
 * gives some.
 */
import { giveTestServers, givenTestServers } from './config.js';
import { startPrivateServers, type PrivateServers } from './private-servers.js';

let started: PrivateServers | undefined;

/** The processes of the tests inherit the environment. */
export default async function startTestServers(): Promise<void> {
  if (givenTestServers()) return;
  started = await startPrivateServers();
  giveTestServers(started);
}

/** Ends those that were started here. */
export async function stopTestServers(): Promise<void> {
  if (!started) return;
  giveTestServers();
  await started.stop();
  started = undefined;
}
