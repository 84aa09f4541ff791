import { givenTestServers } from './config.js';
import { startPrivateServers } from './private-servers.js';

/** The environment that tests are told their servers by; the database's address is a superuser's. */
export type TestServers = Record<'TEST_DATABASE_URL' | 'TEST_REDIS_URL', string>;

/** Runs `work` with the servers that are given, or with private ones that live as long as it. */
export async function withTestServers<T>(work: (servers: TestServers) => Promise<T>): Promise<T> {
  const given = givenTestServers();
  const started = given ? undefined : await startPrivateServers();
  const { databaseUrl, redisUrl } = given ?? started!;
  try {
    return await work({ TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl });
  } finally {
    await started?.stop();
  }
}
