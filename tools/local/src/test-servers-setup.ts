/** Jest's `globalSetup` of projects whose tests need Postgres and Redis: private ones, unless `npm test` or the shell gives some. */
import { givenTestServers } from './config.js';
import { startPrivateServers, type PrivateServers } from './private-servers.js';

const started = Symbol.for('platform.testServers');

export default async function startTestServers(): Promise<void> {
  if (givenTestServers()) return;
  const servers = await startPrivateServers();
  (globalThis as { [started]?: PrivateServers })[started] = servers;
  // The processes of the tests inherit them.
  process.env.TEST_DATABASE_URL = servers.databaseUrl;
  process.env.TEST_REDIS_URL = servers.redisUrl;
}

export async function stopTestServers(): Promise<void> {
  await (globalThis as { [started]?: PrivateServers })[started]?.stop();
  delete process.env.TEST_DATABASE_URL;
  delete process.env.TEST_REDIS_URL;
}
