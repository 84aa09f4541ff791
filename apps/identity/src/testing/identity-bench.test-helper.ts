import { randomUUID } from 'node:crypto';
import { scopeNames } from '@platform/contracts';
import { startService, type RunningService } from '@platform/service-kit';
import {
  browser,
  eventually,
  freePort,
  serviceBench,
  smtpReceiver,
  type Browser,
  type Page,
  type Start,
} from '@platform/testing';
import * as openid from 'openid-client';
import { DataSource } from 'typeorm';
import type { NewClient } from '../clients/client-values.js';
import { OauthClients } from '../clients/oauth-clients.service.js';
import { Passwords } from '../people/passwords.js';
import { People } from '../people/people.service.js';
import { identity } from '../service.js';
import { giveSigningKeys, keepSigningKeys } from './signing-keys.test-helper.js';

export const redirectUri = 'http://127.0.0.1:9999/callback';
export const password = 'correct horse battery staple';

Passwords.cost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

export interface MadeClient {
  client_id: string;
  client_secret: string | null;
  webhook_secret: string | null;
}

export interface MadePerson {
  uuid: string;
  email: string;
}

export interface CodeRequest {
  client: MadeClient;
  scope?: string;
  /** More or other parameters of the authorization request; null omits one. */
  parameters?: Record<string, string | null>;
}

/** The real service at its public address, with common helpers. Passkeys need a host with a name: `localhost`. */
export async function identityBench(
  extraEnv: NodeJS.ProcessEnv = {},
  host = '127.0.0.1',
  /** Changes the settings before the service starts. */
  settings: (env: NodeJS.ProcessEnv) => Promise<NodeJS.ProcessEnv> = (env) => Promise.resolve(env),
) {
  const [port, internalPort] = [await freePort(), await freePort()];
  const url = `http://${host}:${port}`;
  let running!: RunningService;
  const start = async (given: NodeJS.ProcessEnv) => {
    await giveSigningKeys(given);
    running = await startService(identity, await settings(given));
    await keepSigningKeys(running, given);
    return running;
  };
  const smtp = await smtpReceiver();
  const env = {
    PORT: String(port),
    SMTP_URL: smtp.url,
    AUTH_URL: url,
    INTERNAL_PORT: String(internalPort),
    IDENTITY_URL: `http://127.0.0.1:${internalPort}`,
    AUTHORIZATION_RATE_LIMIT: '100000',
    AUTHORIZATION_RATE_LIMIT_PER_CLIENT: '100000',
    ...extraEnv,
  };
  const migrate: Start = (given) => startService(identity, given);
  const { service: _, ...bench } = await serviceBench('identity', start, env, { migrate });

  async function client(wanted: Partial<NewClient> = {}): Promise<MadeClient> {
    return running.app.get(OauthClients).create({
      name: 'Notes',
      type: 'confidential',
      redirect_uris: [redirectUri],
      scopes: scopeNames,
      ...wanted,
    });
  }

  async function person(options: { isVerified?: boolean } = {}): Promise<MadePerson> {
    const email = `${randomUUID()}@example.com`;
    const password_hash = await running.app.get(Passwords).hash(password);
    const named = { name: 'Ada', surname: 'Lovelace', email, password_hash };
    const { isVerified = false } = options;
    const user = await running.app
      .get(DataSource)
      .transaction((tx) => running.app.get(People).add(tx, named, { isVerified }));
    return { uuid: user!.uuid, email };
  }

  /** The address of an authorization request, and the values that verify its answer. */
  async function authorization({ client: made, scope = 'openid profile email', parameters = {} }: CodeRequest) {
    const verifier = openid.randomPKCECodeVerifier();
    const query = new URLSearchParams({
      client_id: made.client_id,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope,
      state: randomUUID(),
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    for (const [name, value] of Object.entries(parameters)) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
    return { path: `/oauth/authorize?${query.toString()}`, verifier, state: query.get('state') };
  }

  /** Continues from a page as a person would: signs in and allows where the page asks for it. */
  async function goOn(agent: Browser, on: Page, who: MadePerson): Promise<Page> {
    let page = on;
    if (page.url.pathname === '/login') page = await agent.submit(page, { email: who.email, password });
    if (page.url.pathname === '/consent') page = await agent.submit(page, { decision: 'allow' });
    return page;
  }

  const throughPages = async (agent: Browser, path: string, who: MadePerson) => goOn(agent, await agent.get(path), who);

  /** The discovery by a certified client library, which authenticates by `client_secret_post` by default. */
  const discovery = async ({ client_id, client_secret }: MadeClient, authentication?: openid.ClientAuth) =>
    openid.discovery(new URL(`${url}/api`), client_id, client_secret ?? undefined, authentication, {
      execute: [openid.allowInsecureRequests],
    });

  /** A code and the verifier that belongs to it. */
  async function code(request: CodeRequest, who: MadePerson, agent = browser(url)) {
    const { path, verifier } = await authorization(request);
    const page = await throughPages(agent, path, who);
    return { code: page.url.searchParams.get('code')!, verifier, page };
  }

  /** A POST of a client, with its secret by default. */
  async function clientRequest(
    path: string,
    made: MadeClient,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) {
    const body = new URLSearchParams({
      client_id: made.client_id,
      ...(made.client_secret && { client_secret: made.client_secret }),
      ...fields,
    });
    return answered(await fetch(url + path, { method: 'POST', body, headers }));
  }

  async function tokenRequest(made: MadeClient, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return clientRequest('/api/oauth/token', made, fields, headers);
  }

  async function redeem(made: MadeClient, { code: value, verifier }: { code: string; verifier: string }) {
    return tokenRequest(made, {
      grant_type: 'authorization_code',
      code: value,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    });
  }

  /** Tokens of a person for a client. */
  async function tokens(request: CodeRequest, who: MadePerson, agent = browser(url)) {
    return (await redeem(request.client, await code(request, who, agent))).body as openid.TokenEndpointResponse & {
      refresh_token: string;
    };
  }

  async function refresh(made: MadeClient, refreshToken: string, more: Record<string, string> = {}) {
    return tokenRequest(made, { grant_type: 'refresh_token', refresh_token: refreshToken, ...more });
  }

  /** The mails to an address, oldest first. */
  const mailsTo = (email: string) => smtp.mails.filter(({ recipients }) => recipients.includes(email));

  /** Waits until no mail is waiting: a mail that has not arrived by then was never written. */
  const mailsSent = () =>
    eventually(async () => {
      const waiting = await bench.query(`SELECT FROM outgoing_mail`);
      if (waiting.length) throw new Error(`${waiting.length} mails wait`);
    });

  /** Waits for a mail with a link to this page, and returns the path of the newest one. */
  async function mailedLink(email: string, page: string): Promise<string> {
    return eventually(() => {
      const links = mailsTo(email).flatMap(({ text = '' }) => text.match(/http\S+\?token=[\w-]+/g) ?? []);
      const link = links.filter((each) => new URL(each).pathname === page).at(-1);
      if (!link) throw new Error(`no mail to ${email} with a link to ${page}`);
      return link.slice(new URL(link).origin.length);
    });
  }

  /** Waits until a statement waits for a row that another transaction holds. */
  const isHeldUp = () =>
    eventually(async () => {
      // Of this database only: other tests have theirs on the same server.
      const waiting = await bench.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'transactionid'`,
      );
      if (!waiting.length) throw new Error('nothing waits for a row');
    });

  return {
    ...bench,
    isHeldUp,
    discovery,
    goOn,
    smtp,
    mailsTo,
    mailsSent,
    mailedLink,
    close: async () => {
      await bench.close();
      await smtp.close();
    },
    url,
    running,
    client,
    person,
    authorization,
    throughPages,
    code,
    clientRequest,
    tokenRequest,
    redeem,
    tokens,
    refresh,
  };
}

export type IdentityBench = Awaited<ReturnType<typeof identityBench>>;

/** Status, headers and parsed body of an answer. */
export async function answered(res: Response) {
  const text = await res.text();
  const isJson = res.headers.get('content-type')?.includes('json');
  // Bodies of every shape are asserted on: a stricter type would only be cast away in each test.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const body: any = isJson && text ? JSON.parse(text) : text;
  return { status: res.status, headers: res.headers, body };
}
