import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { quantile } from './load.js';
import { milliseconds, type Figure, type Outcome } from './outcome.js';
import { startService } from './processes.js';

const few = 100;
const many = 100_000;
const rounds = 100;
/** For each kind of request its path; the list is the one with a goal. */
const requests = {
  list: '/api/urls?limit=10&page=1',
  'list of 100': '/api/urls?limit=100&page=1',
  'by clicks': '/api/urls?limit=10&page=1&order=click',
  search: '/api/urls?limit=10&page=1&q=needle',
};
const goal = 3;

/**
 * The list of links of an account with 100,000 of them, against that of an account with 100: requests in turn, one at a
 * time.
 */
export async function run(): Promise<Outcome> {
  const subject = await startService('links', { LINKS_STATIC_DNS: '' });
  try {
    const [small, large] = await seed(subject.databaseUrl);
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(requests)) {
      const timesMs: Record<'small' | 'large', number[]> = { small: [], large: [] };
      for (let round = 0; round < rounds; round++) {
        timesMs.small.push(await timed(subject.url + path, small));
        timesMs.large.push(await timed(subject.url + path, large));
      }
      const [base, mine] = [quantile(timesMs.small, 0.95), quantile(timesMs.large, 0.95)];
      const beside = { subject: milliseconds(mine), baseline: milliseconds(base) };
      const demanded = name === 'list' ? { goal: { atMost: goal } } : {};
      figures.push({
        name: `${name}: p95 with 100,000 links, to that with 100`,
        value: mine / base,
        unit: 'times',
        ...demanded,
        ...beside,
      });
    }
    return { figures };
  } finally {
    await subject.stop();
  }
}

/** The keys of two accounts, the first with few and the second with many links. */
async function seed(databaseUrl: string): Promise<[string, string]> {
  const sql = new Client({ connectionString: databaseUrl, options: '-c search_path=links' });
  await sql.connect();
  sql.on('error', () => undefined);
  const keys: string[] = [];
  for (const count of [few, many]) {
    const secret = randomBytes(32).toString('base64url');
    const { rows } = await sql.query<{ id: number }>(
      `INSERT INTO account (user_uuid, email, username, registered, version) 
       VALUES ($1, 'bench@example.org', $2, now(), 1) RETURNING id`,
      [randomUUID(), `bench-${count}`],
    );
    const accountId = rows[0]!.id;
    await sql.query(`INSERT INTO api_key (account_id, name, prefix, key_hash) VALUES ($1, 'bench', $2, $3)`, [
      accountId,
      secret.slice(0, 8),
      createHash('sha256').update(`lk_${secret}`).digest('base64url'),
    ]);
    await sql.query(
      `INSERT INTO link (account_id, alias, alias_key, url, title, created_at)
       SELECT $1::int, 'b' || $1::int || '-' || n, 'b' || $1::int || '-' || n, 'https://example.org/page/' || n,
         CASE WHEN n % 1000 = 0 THEN 'needle ' ELSE 'hay ' END || n, now() - n * interval '1 second'
       FROM generate_series(1, $2::int) n`,
      [accountId, count],
    );
    await sql.query(
      `INSERT INTO item_counter (kind, item_id, clicks, clicks_all, unique_clicks)
       SELECT 'link', id, id % 997, id % 997, id % 97 FROM link WHERE account_id = $1 AND id % 2 = 0
       ON CONFLICT (kind, item_id) DO UPDATE SET clicks = excluded.clicks`,
      [accountId],
    );
    keys.push(`lk_${secret}`);
  }
  await sql.query('VACUUM ANALYZE link');
  await sql.query('VACUUM ANALYZE item_counter');
  await sql.end();
  return [keys[0]!, keys[1]!];
}

async function timed(url: string, key: string): Promise<number> {
  const start = performance.now();
  const res = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
  await res.text();
  if (res.status !== 200) throw new Error(`${url}: ${res.status}`);
  return performance.now() - start;
}
