import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browser } from '@platform/testing';
import express from 'express';
import oidc from 'express-openid-connect';
import { realClientBench, throughUs, type RealClientBench } from './relying-party.test-helper.js';

describe('express-openid-connect, configured for codes', () => {
  let bench: RealClientBench['bench'];
  let app: RealClientBench['app'];
  let ada: RealClientBench['ada'];
  let close: RealClientBench['close'];
  beforeAll(async () => ({ bench, app, ada, close } = await realClientBench()));
  afterAll(() => close());

  it('signs in, gets name and address, and reads the userinfo', async () => {
    const made = await bench.client({ redirect_uris: [`${app.url}/callback`] });
    const server = express();
    server.use(
      oidc.auth({
        ...{ issuerBaseURL: `${bench.url}/api`, baseURL: app.url, secret: 'a long secret of the application' },
        ...{ clientID: made.client_id, clientSecret: made.client_secret! },
        authorizationParams: { response_type: 'code' },
      }),
    );
    server.get('/', (req, res) => {
      void req.oidc.fetchUserInfo().then((userinfo) => res.json({ user: req.oidc.user, userinfo }));
    });
    app.serve(server);
    const agent = browser(app.url);
    const { text } = await throughUs(bench, await agent.get('/'), ada, agent);
    const known = { name: 'Ada Lovelace', email: ada.email, email_verified: true, sub: ada.uuid };
    expect(JSON.parse(text)).toMatchObject({ user: known, userinfo: known });
  });
});
