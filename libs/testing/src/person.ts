import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { browser, type Browser, type Page } from './browser.js';
import { eventually } from './eventually.js';
import type { RunningPlatform } from './platform.js';

export { browser };

/** Of everybody who signs up by `signUp`. */
export const personPassword = 'correct horse battery staple';

export interface SignedUp {
  email: string;
  access_token: string;
  refresh_token: string;
}

/** Where the code goes; nobody has to listen there. */
export const clientRedirectUri = 'http://127.0.0.1:9/callback';

/**
 * A new person registers in the pages, confirms their address, consents to the client, and the client gets their tokens
 * (RFC 6749, RFC 7636).
 */
export async function signUp(
  platform: Pick<RunningPlatform, 'auth_url' | 'base_url' | 'mail_url'>,
  client: { client_id: string; client_secret: string },
  scope: string,
): Promise<SignedUp> {
  const email = `${randomUUID()}@example.org`;
  const flow = codeFlow(platform, { ...client, redirect_uri: clientRedirectUri }, scope);
  const agent = browser(platform.auth_url);
  const signIn = await agent.get(flow.address);
  const register = await agent.get(linkTo('register', signIn.text));
  const person = { name: 'Test', surname: 'Person', email, password: personPassword };
  await agent.submit(register, person);
  const consent = await confirmRegistration(platform, agent, email);
  const back = await agent.submit(consent, { decision: 'allow' });
  return { email, ...(await flow.tokens(back.url)) };
}

interface CodeClient {
  client_id: string;
  /** Not of a public client. */
  client_secret?: string;
  redirect_uri: string;
}

/**
 * The authorization code flow with PKCE: the address where a browser begins, and the tokens for the address where it
 * ended.
 */
export function codeFlow(
  { base_url }: Pick<RunningPlatform, 'base_url'>,
  client: CodeClient,
  scope: string,
): { address: string; tokens(back: URL): Promise<Omit<SignedUp, 'email'>> } {
  const { client_id, redirect_uri } = client;
  const code_verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    ...{ client_id, redirect_uri, response_type: 'code', scope, state: randomUUID() },
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return {
    address: `/oauth/authorize?${query.toString()}`,
    tokens: async (back) => {
      const code = back.searchParams.get('code');
      if (!code) throw new Error(`no code: ${back.href}`);
      const body = new URLSearchParams({ grant_type: 'authorization_code', code, code_verifier, ...client });
      const res = await fetch(`${base_url}/oauth/token`, { method: 'POST', body });
      if (!res.ok) throw new Error(`no tokens: ${await res.text()}`);
      return (await res.json()) as Omit<SignedUp, 'email'>;
    },
  };
}

/**
 * Opens the link that was mailed to `email`, in the browser that the registration was begun in, and confirms; what
 * comes then.
 */
export async function confirmRegistration(
  platform: Pick<RunningPlatform, 'mail_url'>,
  agent: Browser,
  email: string,
): Promise<Page> {
  const link = await eventually(async () => {
    const res = await fetch(`${platform.mail_url}/api/email?to=${encodeURIComponent(email)}`);
    const mails = (await res.json()) as { text: string }[];
    const found = mails.flatMap(({ text }) => /\S+\/verify-email\?token=[\w-]+/.exec(text) ?? [])[0];
    if (!found) throw new Error(`no mail to ${email} with a link to confirm its address`);
    return found;
  });
  return agent.submit(await agent.get(link), {}, '/verify-email');
}

/** The first link of a page whose address contains `word`. */
export function linkTo(word: string, page: string): string {
  const href = new RegExp(`href="([^"]*${word}[^"]*)"`).exec(page)?.[1];
  if (!href) throw new Error(`the page has no link to ${word}`);
  return href.replaceAll(/&(amp|#38);/g, '&');
}
