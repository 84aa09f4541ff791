import { setTimeout as wait } from 'node:timers/promises';
import { consoleScopes } from '@platform/contracts';
import { browser, codeFlow } from '@platform/testing/person';
import type { Addresses } from '../environment.js';

/**
 * Calls an API below `/api/v1` as one person, and answers with its data.
 *
 * @throws Error with the API's words when it refuses
 */
export type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

/** Who signs in. */
export interface Signer {
  email: string;
  password: string;
}

/** The calls of a person, with the rights of the console. The person signs in at the first of them. */
export function callsOf(addresses: Addresses, person: Signer): Ask {
  let token: Promise<string> | undefined;
  return async (method, path, body) => {
    token ??= signIn(addresses, person);
    return call(`${addresses.base_url}/v1`, await token, method, path, body);
  };
}

/** Calls the API of links below `/api` at their own origin, by a key. */
export function callsByKey({ links_base_url }: Addresses, apiKey: string): Ask {
  return (method, path, body) => call(`${links_base_url}/api`, apiKey, method, path, body);
}

async function call<T>(base: string, token: string, method: string, path: string, body?: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return answer(await patiently(base + path, init), `${method} ${path}`);
}

async function signIn(addresses: Addresses, { email, password }: Signer): Promise<string> {
  const client = { client_id: 'console', redirect_uri: `${addresses.auth_url}/console/callback` };
  const flow = codeFlow(addresses, client, consoleScopes.join(' '));
  const agent = browser(addresses.auth_url);
  const back = await agent.submit(await agent.get(flow.address), { email, password });
  return (await flow.tokens(back.url)).access_token;
}

/** Whoever asks too quickly is told how long to wait. */
async function patiently(url: string, init: RequestInit): Promise<Response> {
  for (;;) {
    const res = await fetch(url, init);
    if (res.status !== 429) return res;
    await res.body?.cancel();
    await wait(1_000 * Number(res.headers.get('retry-after') ?? 5));
  }
}

async function answer<T>(res: Response, what: string): Promise<T> {
  const text = await res.text();
  const body = text === '' ? {} : (JSON.parse(text) as { error?: unknown; data?: unknown });
  // Links answers old clients with 200 and `error: 1`.
  if (!res.ok || body.error) throw new Error(`${what}: ${text}`);
  return (body.data ?? body) as T;
}

/** Signs in to an application in the pages, and consents; where the browser is sent then, nobody listens. */
export async function letIn(
  addresses: Addresses,
  { email, password }: Signer,
  client: { client_id: string; redirect_uri: string },
  scope: string,
): Promise<void> {
  const agent = browser(addresses.auth_url);
  const asked = await agent.submit(await agent.get(codeFlow(addresses, client, scope).address), { email, password });
  const back = await agent.submit(asked, { decision: 'allow' });
  if (!back.url.searchParams.has('code')) throw new Error(`${client.redirect_uri} got no code: ${back.url.href}`);
}
