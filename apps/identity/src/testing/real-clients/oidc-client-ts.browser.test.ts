import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pageWalk, type Page, type PageWalk } from '@platform/testing/page-walk';
import {
  identityBench,
  password,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../identity-bench.test-helper.js';
import { relyingParty, type RelyingParty } from './relying-party.test-helper.js';

jest.setTimeout(120_000);

const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('oidc-client-ts')
    .replace(/dist\/.*$/, 'dist/browser/oidc-client-ts.min.js'),
);

interface SignedIn {
  profile: Record<string, unknown>;
  access_token: string;
}

describe.each([
  ['of the same site', 'localhost'],
  ['of another site', '127.0.0.1'],
])('oidc-client-ts, on a page %s', (_, host) => {
  let bench: IdentityBench;
  let walk: PageWalk;
  let app: RelyingParty;
  let origin: string;
  let client: MadeClient;
  let ada: MadePerson;
  beforeAll(async () => {
    [bench, walk, app] = await Promise.all([identityBench({}, 'localhost'), pageWalk(), relyingParty()]);
    origin = app.url.replace('127.0.0.1', host);
    const redirect_uris = [`${origin}/callback`, `${origin}/silent`];
    client = await bench.client({ type: 'public', redirect_uris });
    ada = await bench.person({ isVerified: true });
    app.serve((req, res) => {
      const isLibrary = req.url === '/library.js';
      res.writeHead(200, { 'content-type': isLibrary ? 'text/javascript' : 'text/html' });
      res.end(isLibrary ? library : html());
    });
  });
  afterAll(async () => {
    await walk?.close();
    await app?.close();
    await bench?.close();
  });

  const html = () => `<!doctype html><title>App</title><script src="/library.js"></script><script>
    const manager = new oidc.UserManager({
      authority: '${bench.url}/api', client_id: '${client.client_id}', scope: 'openid profile email',
      redirect_uri: '${origin}/callback', silent_redirect_uri: '${origin}/silent',
    });
    if (location.pathname === '/silent') manager.signinSilentCallback();
  </script>`;

  async function signIn(page: Page): Promise<SignedIn> {
    await page.goto(`${origin}/`);
    await page.evaluate('void manager.signinRedirect()');
    await page.getByLabel('E-mail address').fill(ada.email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('main').getByRole('button', { name: 'Allow', exact: true }).click();
    await page.waitForURL(`${origin}/callback?**`);
    return page.evaluate<SignedIn>('manager.signinCallback()');
  }

  it('signs in, gets name and address, and renews without a page', async () => {
    const page = await walk.open(bench.url);
    const first = await signIn(page);
    expect(first.profile).toMatchObject({ sub: ada.uuid, name: 'Ada Lovelace', email: ada.email });
    const next = await page.evaluate<SignedIn>('manager.signinSilent()');
    expect(next.access_token).not.toBe(first.access_token);
    expect((await bench.call('GET', '/api/v1/me', { token: next.access_token })).status).toBe(200);
  });

  /** Browsers send no cookies into a frame of another site: only the refresh token renews there. */
  if (host === 'localhost')
    it('renews in a frame as well, when it keeps no refresh token', async () => {
      const page = await walk.open(bench.url);
      const first = await signIn(page);
      const next = await page.evaluate<SignedIn>(`manager.getUser().then(async (user) => {
        user.refresh_token = undefined;
        await manager.storeUser(user);
        return manager.signinSilent();
      })`);
      expect(next.access_token).not.toBe(first.access_token);
    });
});
