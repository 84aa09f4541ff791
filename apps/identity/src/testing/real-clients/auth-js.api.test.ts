import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browser, type Browser } from '@platform/testing';
import { realClientBench, throughUs, webHandler, type RealClientBench } from './relying-party.test-helper.js';

// The compiler does not follow this name: the types of Auth.js would add the whole DOM to every file of this project.
const library = ['@auth', 'core'].join('/');
const { Auth } = (await import(library)) as { Auth: (req: Request, config: object) => Promise<Response> };

describe('Auth.js, with nothing but issuer, id and secret', () => {
  let bench: RealClientBench['bench'];
  let app: RealClientBench['app'];
  let ada: RealClientBench['ada'];
  let close: RealClientBench['close'];
  beforeAll(async () => ({ bench, app, ada, close } = await realClientBench()));
  afterAll(() => close());

  async function served(more: { claims_in_id_token?: boolean } = {}): Promise<Browser> {
    const made = await bench.client({ redirect_uris: [`${app.url}/auth/callback/platform`], ...more });
    const config = {
      secret: 'a secret of the application',
      trustHost: true,
      basePath: '/auth',
      providers: [
        {
          ...{ id: 'platform', name: 'Platform', type: 'oidc', issuer: `${bench.url}/api` },
          ...{ clientId: made.client_id, clientSecret: made.client_secret },
        },
      ],
    };
    app.serve(webHandler(app.url, (req) => Auth(req, config)));
    return browser(app.url);
  }

  async function userAfterSignIn(agent: Browser): Promise<unknown> {
    const left = await agent.submit(await agent.get('/auth/signin'));
    await throughUs(bench, left, ada, agent);
    const { user } = JSON.parse((await agent.get('/auth/session')).text) as { user?: unknown };
    return user;
  }

  it('signs in, and gets name and address', async () => {
    expect(await userAfterSignIn(await served())).toMatchObject({ name: 'Ada Lovelace', email: ada.email });
  });

  it('gets neither for a client whose ID tokens exclude them', async () => {
    const user = await userAfterSignIn(await served({ claims_in_id_token: false }));
    expect(user).not.toMatchObject({ email: ada.email });
  });
});
