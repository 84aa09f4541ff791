import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
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

/** A whole run of the tests takes a tenth of it. */
const roomNeeded = 2 * 1024 ** 3;

/**
 * Starts an empty Postgres and an empty Redis in a temporary folder, on random ports; both gone afterwards, come what
 * may.
 */
export async function startPrivateServers(): Promise<PrivateServers> {
  const folder = mkdtempSync(join(throwAwayFolder(), 'platform-test-'));
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

/**
 * Memory, where this machine has room for it: the database of a test file has some 500 files, and to make them on a
 * disk takes half a second of a processor.
 */
function throwAwayFolder(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, process.availableMemory()) >= roomNeeded ? memory : tmpdir();
}
