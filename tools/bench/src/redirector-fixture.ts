import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
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
  /** So many links of one account. Answers with their paths. */
  links(count: number): Promise<string[]>;
  stop(): Promise<void>;
}

/** As it is deployed: one process counts and serves the API, the others do nothing but redirect. */
export async function startRedirectors(count = 1): Promise<Redirectors> {
  const journalDir = await mkdtemp(join(tmpdir(), 'bench-journal-'));
  const worker = await startService('links', { LINKS_BASE_URL: 'http://127.0.0.1', LINKS_JOURNAL_DIR: journalDir });
  const sql = new Client({ connectionString: worker.databaseUrl, options: '-c search_path=links' });
  await sql.connect();
  const redirectors: Launched[] = [];
  const another = async () => {
    const made = await startBeside(worker, 'redirector');
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
    links: (wanted) => makeLinks(sql, wanted),
    stop: async () => {
      await Promise.all(redirectors.map((redirector) => redirector.stop()));
      await sql.end();
      await worker.stop();
      await rm(journalDir, { recursive: true, force: true });
    },
  };
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
  await sql.query('ANALYZE link');
  return rows.map(({ alias }) => `/${alias}`);
}
