import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browser } from '@platform/testing';
import * as oauth from 'oauth4webapi';
import { identityBench, redirectUri, type IdentityBench } from '../identity-bench.test-helper.js';

const insecure = { [oauth.allowInsecureRequests]: true };

describe('oauth4webapi', () => {
  let bench: IdentityBench;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());

  it('signs in by all of its checks, and gets name and address from the ID token and the userinfo', async () => {
    const [made, ada] = [await bench.client(), await bench.person({ isVerified: true })];
    const issuer = new URL(`${bench.url}/api`);
    const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, insecure));
    const client: oauth.Client = { client_id: made.client_id };
    const [verifier, state, nonce] = [
      oauth.generateRandomCodeVerifier(),
      oauth.generateRandomState(),
      oauth.generateRandomNonce(),
    ];
    const parameters = {
      nonce,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    };
    const { path } = await bench.authorization({ client: made, parameters });
    const { url } = await bench.throughPages(browser(bench.url), path, ada);
    const answer = oauth.validateAuthResponse(server, client, url, state);
    const secret = oauth.ClientSecretBasic(made.client_secret!);
    const grant = oauth.authorizationCodeGrantRequest;
    const response = await grant(server, client, secret, answer, redirectUri, verifier, insecure);
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, { expectedNonce: nonce });
    const claims = oauth.getValidatedIdTokenClaims(tokens)!;
    const known = { sub: ada.uuid, name: 'Ada Lovelace', email: ada.email, email_verified: true };
    expect(claims).toMatchObject(known);
    const asked = await oauth.userInfoRequest(server, client, tokens.access_token, insecure);
    expect(await oauth.processUserInfoResponse(server, client, claims.sub, asked)).toMatchObject(known);
  });
});
