import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { deployed } from './deployed.js';
import { startBeside, startService, type Launched, type Subject } from './processes.js';

export const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

export interface Redirectors {
  worker: Subject;
  redirectors: Launched[];
  sql: Client;
  journalDir: string;
  /** Another redirector, on the same servers and journal. */
  another(): Promise<Launched>;
  /** Resolves once every click that was answered is counted. */
  counted(): Promise<void>;
  /** So many links of one account. Answers with their paths. */
  links(count: number): Promise<string[]>;
  stop(): Promise<void>;
}

/**
 * As it is deployed: one process counts and serves the API, the others do nothing but redirect. `settings` are of the
 * first.
 */
export async function startRedirectors(count = 1, settings: Record<string, string> = {}): Promise<Redirectors> {
  const journalDir = await mkdtemp(join(tmpdir(), 'bench-journal-'));
  const own = { LINKS_BASE_URL: 'http://127.0.0.1', LINKS_JOURNAL_DIR: journalDir };
  const worker = await startService('links', { ...own, ...settings });
  const sql = new Client({ connectionString: worker.databaseUrl, options: '-c search_path=links' });
  await sql.connect();
  const redirectors: Launched[] = [];
  const another = async () => {
    const made = await startBeside(worker, deployed('links', 'redirector'));
    redirectors.push(made);
    return made;
  };
  for (let n = 0; n < count; n++) await another();
  return {
    worker,
    redirectors,
    sql,
    journalDir,
    another,
    counted: () => allCounted(sql, journalDir),
    links: (wanted) => makeLinks(sql, wanted),
    stop: async () => {
      await Promise.all(redirectors.map((redirector) => redirector.stop()));
      await sql.end();
      await worker.stop();
      await rm(journalDir, { recursive: true, force: true });
    },
  };
}

/** Resolves once every click that was answered is counted, or `withinMs` are over. */
export async function allCounted(sql: Client, journalDir: string, withinMs = Infinity): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (let isWaiting = true; isWaiting && Date.now() < deadline; await wait(500)) {
    const files = (await readdir(journalDir, { recursive: true })).filter((name) => name.endsWith('.jsonl'));
    const { rows } = await sql.query('SELECT FROM click_batch LIMIT 1');
    isWaiting = files.length > 0 || rows.length > 0;
  }
}

interface Known {
  version: number;
  link: { id: number; href: string };
}

/**
 * As if every link had been visited before: puts into Redis what its first visit would, after the example of one that
 * was. Throws when redirectors do not read it there.
 */
export async function knownToRedis({ sql, worker, redirectors }: Redirectors, paths: string[]): Promise<void> {
  const redis = new Redis(worker.redisUrl);
  const { url } = redirectors[0]!;
  const keyOf = (alias: string) => `links:alias:${alias}`;
  const locationOf = async (path: string) => (await fetch(url + path, { redirect: 'manual' })).headers.get('location');
  await locationOf(paths[0]!);
  let example: string | null = null;
  for (let tries = 0; example === null && tries < 100; tries += 1, await wait(20))
    example = await redis.get(keyOf(paths[0]!.slice(1)));
  const known = JSON.parse(example!) as Known;
  const chunk = 10_000;
  for (let last = 0, found = chunk; found === chunk;) {
    const { rows } = await sql.query<{ id: number; alias: string; url: string; version: string }>(
      'SELECT id, alias, url, version FROM link WHERE id > $1 ORDER BY id LIMIT $2',
      [last, chunk],
    );
    const values = rows.map(({ id, alias, url: href, version }) => {
      return [keyOf(alias), JSON.stringify({ ...known, version: Number(version), link: { ...known.link, id, href } })];
    });
    if (rows.length > 0) await redis.mset(values.flat());
    found = rows.length;
    last = rows.at(-1)?.id ?? last;
  }
  const witness = keyOf(paths.at(-1)!.slice(1));
  const right = (await redis.get(witness))!;
  const elsewhere = 'https://example.org/read-from-redis';
  const fact = JSON.parse(right) as Known;
  await redis.set(witness, JSON.stringify({ ...fact, link: { ...fact.link, href: elsewhere } }));
  if ((await locationOf(paths.at(-1)!)) !== elsewhere) throw new Error('links are not read from Redis');
  await redis.set(witness, right);
  redis.disconnect();
}

async function makeLinks(sql: Client, count: number): Promise<string[]> {
  const { rows } = await sql.query<{ alias: string }>(
    `WITH account AS (
       INSERT INTO account (user_uuid, email, username, registered, version)
       VALUES (gen_random_uuid(), 'bench@example.org', 'bench-' || gen_random_uuid(), now(), 1) RETURNING id
     )
     INSERT INTO link (account_id, alias, alias_key, url)
     SELECT account.id, alias, alias, 'https://example.org/somewhere?n=' || n
     FROM account, generate_series(1, $1::int) AS n,
       LATERAL (SELECT 'b' || n || substr(md5(random()::text || n), 1, 6) AS alias) AS made RETURNING alias`,
    [count],
  );
  // What Postgres would come to do by itself, in the middle of the measurement.
  await sql.query('VACUUM ANALYZE link');
  return rows.map(({ alias }) => `/${alias}`);
}
