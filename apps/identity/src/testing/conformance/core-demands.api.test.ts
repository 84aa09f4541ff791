import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browser, type Browser, type Page } from '@platform/testing';
import { decodeJwt } from 'jose';
import {
  identityBench,
  redirectUri,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../identity-bench.test-helper.js';

const mfa = 'https://refeds.org/profile/mfa';
const single = 'https://refeds.org/profile/sfa';
const unmet = 'unmet_authentication_requirements';

/**
 * What a request may demand (OpenID Connect Core) and no certification plan tests: who signs in, how, and how recently.
 */
describe('OpenID Connect Core, requirements of a request', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  let ada: MadePerson;
  let bob: MadePerson;
  /** An ID token of Bob. */
  let hint: string;
  beforeAll(async () => {
    bench = await identityBench();
    [client, ada, bob] = await Promise.all([bench.client(), bench.person(), bench.person()]);
    const tokens = await bench.tokens({ client, scope: 'openid' }, bob);
    hint = tokens.id_token!;
  });
  afterAll(() => bench.close());

  type Parameters = Record<string, string>;
  const open = async (agent: Browser, parameters: Parameters) =>
    agent.get((await bench.authorization({ client, scope: 'openid', parameters })).path);
  /** What the application gets: a code, or the error. */
  const outcome = ({ url }: Page) => {
    expect(url.origin + url.pathname).toBe(redirectUri);
    return url.searchParams.has('code') ? 'code' : url.searchParams.get('error');
  };
  const claims = (claim: unknown, name = 'acr') => JSON.stringify({ id_token: { [name]: claim } });

  const naming: [how: string, parameters: () => Parameters][] = [
    ['id_token_hint', () => ({ id_token_hint: hint })],
    ['claims with a value of sub', () => ({ claims: claims({ value: bob.uuid }, 'sub') })],
    ['claims with values of sub', () => ({ claims: claims({ values: [bob.uuid] }, 'sub') })],
  ];
  for (const [how, parameters] of naming) {
    it(`3.1.2.2 ${how}: login_required and no code when another person signs in`, async () => {
      const agent = browser(bench.url);
      expect(outcome(await bench.goOn(agent, await open(agent, parameters()), ada))).toBe('login_required');
      // Ada is signed in now, and is still asked.
      const asked = await open(agent, parameters());
      expect(asked.url.pathname).toBe('/login');
      expect(outcome(await open(agent, { ...parameters(), prompt: 'none' }))).toBe('login_required');
      expect(outcome(await bench.goOn(agent, asked, ada))).toBe('login_required');
      const other = browser(bench.url);
      expect(outcome(await bench.goOn(other, await open(other, parameters()), bob))).toBe('code');
      expect(outcome(await open(other, { ...parameters(), prompt: 'none' }))).toBe('code');
    });
  }

  it('3.1.2.2 the hint is kept in a pushed request', async () => {
    const { path } = await bench.authorization({ client, scope: 'openid', parameters: { id_token_hint: hint } });
    const query = Object.fromEntries(new URL(path, bench.url).searchParams);
    const { body } = await bench.clientRequest('/api/oauth/par', client, query);
    const { client_id } = client;
    const agent = browser(bench.url);
    const page = await agent.get(
      `/oauth/authorize?${new URLSearchParams({ client_id, request_uri: body.request_uri }).toString()}`,
    );
    expect(outcome(await bench.goOn(agent, page, ada))).toBe('login_required');
  });

  it('3.1.2.2 a hint and a claim that name two people match neither', async () => {
    const agent = browser(bench.url);
    const both = { id_token_hint: hint, claims: claims({ value: ada.uuid }, 'sub') };
    for (const who of [ada, bob]) {
      const page = await open(agent, both);
      expect(outcome(await bench.goOn(agent, page, who))).toBe('login_required');
      await agent.submit(await agent.get('/account'), {}, '/account/sign-out');
    }
  });

  it('5.5.1.1 an essential acr applies beside acr_values, which is a wish', async () => {
    const agent = browser(bench.url);
    const parameters = { claims: claims({ essential: true, value: mfa }), acr_values: single };
    const page = await bench.goOn(agent, await open(agent, parameters), ada);
    expect(outcome(page)).toBe(unmet);
  });

  it('5.5.1.1 an essential acr that no sign-in reaches fails before anybody signs in', async () => {
    for (const claim of [
      { essential: true, value: 'urn:nobody:knows' },
      { essential: true, values: ['urn:nobody:knows', 'urn:neither:this'] },
    ])
      expect(outcome(await open(browser(bench.url), { claims: claims(claim) }))).toBe(unmet);
    const agent = browser(bench.url);
    const known = { claims: claims({ essential: true, values: ['urn:nobody:knows', single] }) };
    expect(outcome(await bench.goOn(agent, await open(agent, known), ada))).toBe('code');
    const voluntary = { claims: claims({ values: ['urn:nobody:knows'] }) };
    expect(outcome(await open(agent, voluntary))).toBe('code');
    expect(outcome(await open(agent, { claims: claims({ essential: true }) }))).toBe('code');
  });

  describe('the device flow', () => {
    async function begin(fields: Parameters) {
      const { status, body } = await bench.clientRequest('/api/oauth/device_authorization', client, {
        scope: 'openid',
        ...fields,
      });
      expect(status).toBe(200);
      return body as { device_code: string; user_code: string };
    }
    /** Types the code, and returns the next page. */
    async function confirm(agent: Browser, userCode: string): Promise<Page> {
      return agent.submit(await agent.submit(await agent.get('/device'), { user_code: userCode }));
    }
    const poll = async (deviceCode: string) => {
      const { body } = await bench.tokenRequest(client, {
        grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
        device_code: deviceCode,
      });
      return body as { error?: string; id_token?: string };
    };

    for (const [how, parameters] of naming)
      it(`${how}: gives the device no tokens of anybody else`, async () => {
        const device = await begin(parameters());
        const agent = browser(bench.url);
        const refused = await bench.goOn(agent, await confirm(agent, device.user_code), ada);
        expect(refused.text).toMatch(/This did not work/);
        expect((await poll(device.device_code)).error).toBe('login_required');
      });

    it('max_age=0: signs the person in again', async () => {
      const agent = browser(bench.url);
      await bench.goOn(agent, await open(agent, {}), ada);
      const first = await begin({});
      expect((await confirm(agent, first.user_code)).text).toMatch(/Your device is connected/);
      const device = await begin({ max_age: '0' });
      const asked = await confirm(agent, device.user_code);
      expect(asked.url.pathname).toBe('/login');
      expect((await bench.goOn(agent, asked, ada)).text).toMatch(/Your device is connected/);
      const { id_token: token } = await poll(device.device_code);
      expect(decodeJwt(token!).sub).toBe(ada.uuid);
    });
  });
});
