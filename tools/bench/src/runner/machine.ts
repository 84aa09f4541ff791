import { cpus, totalmem } from 'node:os';
import { connected, freshDatabase, ownRedis } from '@platform/testing';

/** What the figures are of, in one line; another machine or version has another one. */
export async function machine(): Promise<string> {
  const processors = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const hardware = `${processors.length} × ${processors[0]!.model.trim()}, ${gigabytes} GB`;
  const versions = [`Node ${process.versions.node}`, `Postgres ${await postgres()}`, `Redis ${await redis()}`];
  return `${hardware}; ${versions.join(', ')}.`;
}

async function postgres(): Promise<string> {
  const database = await freshDatabase('version');
  try {
    return await connected(database.url, async (sql) => {
      const { rows } = await sql.query<{ version: string }>(`SELECT split_part(version(), ' ', 2) AS version`);
      return rows[0]!.version;
    });
  } finally {
    await database.drop();
  }
}

async function redis(): Promise<string> {
  const own = await ownRedis();
  try {
    return /redis_version:(\S+)/.exec(await own.redis.info('server'))![1]!;
  } finally {
    await own.release();
  }
}
