import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashToken, randomToken, startService } from '@platform/service-kit';
import { eventually, serviceBench, type Start } from '@platform/testing';
import { links } from '../service.js';
import { chrome } from './click.test-helper.js';

export { chrome };

export const linksOrigin = 'http://go.example';

export interface Visited {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A real links service, with common helpers. Imported by tests only. */
export async function linksBench(extraEnv: NodeJS.ProcessEnv = {}, start: Start = (env) => startService(links, env)) {
  const journalDir = await mkdtemp(join(tmpdir(), 'links-journal-'));
  const env = { LINKS_BASE_URL: linksOrigin, LINKS_RATE_LIMIT: '100000', LINKS_JOURNAL_DIR: journalDir, ...extraEnv };
  const migrate: Start = (given) => startService(links, given);
  const { service: _service, ...bench } = await serviceBench('links', start, env, { migrate });

  return {
    ...bench,
    journalDir,

    /** A person with an account and a key. */
    async account(name = 'Ada', language: string | null = null) {
      const user = { uuid: randomUUID(), name, surname: 'Test', email_verified: true, language };
      const email = `${name}.${user.uuid}@example.org`.toLowerCase();
      await bench.publish('user.registered', { user: { ...user, email } });
      const [row] = await bench.query<{ id: number }>('SELECT id FROM account WHERE user_uuid = $1', [user.uuid]);
      return { id: row!.id, email, user: { ...user, email }, token: await this.key(row!.id) };
    },

    async key(accountId: number, expiresAt: Date | null = null): Promise<string> {
      const secret = randomToken('lk_');
      await bench.query(
        `INSERT INTO api_key (account_id, name, prefix, key_hash, expires_at) VALUES ($1, 'test', $2, $3, $4)`,
        [accountId, secret.slice(3, 11), hashToken(secret), expiresAt],
      );
      return secret;
    },

    /** Creates a link and returns its id and alias. */
    async link(token: string, body: object = {}): Promise<{ id: number; alias: string }> {
      const answer = await bench.call('POST', '/api/url/add', {
        token,
        body: { url: 'https://example.org/', ...body },
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return { id: answer.body.id, alias: decodeURIComponent(new URL(answer.body.shorturl).pathname.slice(1)) };
    },

    /** The raw answer to a visitor, by default at the host of links. */
    visit(path: string, { method = 'GET', headers = {}, url = bench.url, body }: VisitOptions = {}): Promise<Visited> {
      return visit(url, path, method, { host: 'go.example', 'user-agent': chrome, ...headers }, body);
    },

    /** Waits until the link has these counters, and returns its statistics. */
    async counted(token: string, id: number, clicks: number) {
      return eventually(async () => {
        const { body } = await bench.call('GET', `/api/url/${id}`, { token });
        if (body.data.clicks !== clicks) throw new Error(`${body.data.clicks} of ${clicks} clicks are counted`);
        return body.data;
      });
    },

    async close() {
      await bench.close();
      await rm(journalDir, { recursive: true, force: true });
    },
  };
}

export type LinksBench = Awaited<ReturnType<typeof linksBench>>;

interface VisitOptions {
  method?: string;
  headers?: Record<string, string>;
  url?: string;
  body?: string;
}

function visit(
  url: string,
  path: string,
  method: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Visited> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const req = request({ hostname, port, path, method, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () =>
        resolve({ status: res.statusCode!, headers: res.headers, body: Buffer.concat(chunks).toString() }),
      );
      res.on('error', reject);
    });
    req.on('error', reject).end(body);
  });
}
