import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Nursery } from './child.js';
import { dataFolder } from './config.js';
import { freePort } from './free-port.js';
import { postgresUrl, startPostgres } from './postgres.js';
import { ProcessLedger } from './process-ledger.js';
import { findRedis, redisUrl, startRedis } from './redis.js';
import { startGuard } from './start-guard.js';

/** Throw-away servers for one test run. */
export interface PrivateServers {
  /** Superuser's address of an empty Postgres. */
  databaseUrl: string;
  redisUrl: string;
  /** Ends the servers and removes their data. */
  stop(): Promise<void>;
}

/** Starts an empty Postgres and an empty Redis in a temporary folder, on random ports; both gone afterwards, come what may. */
export async function startPrivateServers(): Promise<PrivateServers> {
  const folder = mkdtempSync(join(tmpdir(), 'platform-test-'));
  const ledger = ProcessLedger.open(folder);
  const nursery = new Nursery(ledger, join(folder, 'logs'));
  const dismissGuard = startGuard(ledger.path, folder);
  const password = randomBytes(16).toString('hex');
  const postgresOptions = { folder, port: await freePort(), password, durable: false };
  const redisOptions = { folder, port: await freePort(), password, durable: false };
  const starting = [
    startPostgres(nursery, postgresOptions),
    findRedis(dataFolder()).then((program) => startRedis(nursery, program, redisOptions)),
  ];
  const stop = async () => {
    const started = await Promise.allSettled(starting);
    await Promise.all(started.flatMap((result) => (result.status === 'fulfilled' ? [result.value.stop()] : [])));
    await dismissGuard();
  };
  try {
    await Promise.all(starting);
  } catch (error) {
    await stop();
    throw error;
  }
  return { databaseUrl: postgresUrl(postgresOptions), redisUrl: redisUrl(redisOptions), stop };
}
