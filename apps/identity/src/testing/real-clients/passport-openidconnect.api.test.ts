import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browser, type Browser } from '@platform/testing';
import express from 'express';
import session from 'express-session';
import passport from 'passport';
import OpenIdConnectStrategy from 'passport-openidconnect';
import { realClientBench, throughUs, type RealClientBench } from './relying-party.test-helper.js';

/** It knows no PKCE: the operator has to exempt the client. */
describe('passport-openidconnect', () => {
  let bench: RealClientBench['bench'];
  let app: RealClientBench['app'];
  let ada: RealClientBench['ada'];
  let close: RealClientBench['close'];
  beforeAll(async () => ({ bench, app, ada, close } = await realClientBench()));
  afterAll(() => close());

  async function served(more: { is_pkce_exempt?: boolean } = {}): Promise<Browser> {
    const made = await bench.client({ redirect_uris: [`${app.url}/callback`], ...more });
    const options = {
      ...{ issuer: `${bench.url}/api`, authorizationURL: `${bench.url}/oauth/authorize` },
      ...{ tokenURL: `${bench.url}/api/oauth/token`, userInfoURL: `${bench.url}/api/userinfo` },
      ...{
        clientID: made.client_id,
        clientSecret: made.client_secret ?? undefined,
        callbackURL: `${app.url}/callback`,
      },
      scope: 'profile email',
    };
    const authenticator = new passport.Passport();
    authenticator.use(new OpenIdConnectStrategy(options, (_issuer, profile, done) => done(null, profile)));
    const server = express();
    server.use(session({ secret: 'of the application', resave: false, saveUninitialized: false }));
    const signIn = authenticator.authenticate('openidconnect', { session: false });
    server.get('/', signIn);
    server.get('/callback', signIn, (req, res) => void res.json(req.user));
    app.serve(server);
    return browser(app.url);
  }

  it('signs in by an exempted client, and gets name and address', async () => {
    const agent = await served({ is_pkce_exempt: true });
    const { text } = await throughUs(bench, await agent.get('/'), ada, agent);
    expect(JSON.parse(text)).toMatchObject({
      ...{ id: ada.uuid, displayName: 'Ada Lovelace', emails: [{ value: ada.email }] },
    });
  });

  it('is told at its redirect address that PKCE is missing, when it is not exempted', async () => {
    const agent = await served();
    const left = await agent.get('/');
    const { url } = await browser(bench.url).get(left.url.pathname + left.url.search);
    expect(url.searchParams.get('error')).toBe('invalid_request');
    expect(url.searchParams.get('error_description')).toMatch(/PKCE/);
  });
});
