import { browser } from '@platform/testing';
import { benchClient, password, redirectUri, verifier } from '../../identity-seed.js';
import { emailOfPerson } from '../fills/rows.js';
import type { Kind, Stage } from '../kinds.js';

interface Tokens {
  access_token: string;
  refresh_token: string;
}

export async function identityKinds({ platform, cast, rows }: Stage): Promise<Kind[]> {
  const service = 'identity';
  const { url } = platform.services.identity;
  const post = async <T>(path: string, fields: Record<string, string>): Promise<T> => {
    const body = new URLSearchParams({ ...benchClient, ...fields });
    const res = await fetch(`${url}/api/oauth/${path}`, { method: 'POST', body });
    if (res.status !== 200) throw new Error(`${path}: ${res.status} ${await res.text()}`);
    return (await res.json()) as T;
  };
  const exchange = { grant_type: 'authorization_code', redirect_uri: redirectUri, code_verifier: verifier };
  let tokens = await post<Tokens>('token', { ...exchange, code: await cast.code() });
  const introspected = tokens.access_token;
  const signIn = async (n: number) => {
    const agent = browser(url);
    const form = await agent.get('/login');
    const answer = await agent.submit(form, { email: emailOfPerson(1 + ((n * 31) % (rows - 1))), password });
    if (answer.status >= 400 || answer.url.pathname === '/login') throw new Error(`sign-in: ${answer.status}`);
    return agent;
  };
  const signedIn = await signIn(0);
  return [
    { service, name: 'me', ask: () => cast.asAda.get(service, '/api/v1/me') },
    { service, name: 'introspect a token', ask: () => post('introspect', { token: introspected }) },
    {
      service,
      name: 'refresh a token',
      ask: async () => {
        const { refresh_token } = tokens;
        tokens = await post<Tokens>('token', { grant_type: 'refresh_token', refresh_token });
      },
    },
    { service, name: 'sign in by password, with its pages', ask: (n) => signIn(n + 1) },
    {
      service,
      name: 'page of the account',
      ask: async () => {
        const { status } = await signedIn.get('/account/security');
        if (status !== 200) throw new Error(`the page of the account: ${status}`);
      },
    },
  ];
}
