import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { languages, type Language } from '@platform/service-kit';
import { browser } from '@platform/testing';
import { messages } from '../../pages/i18n/index.js';
import { identityBench, type IdentityBench, type MadeClient } from '../../testing/identity-bench.test-helper.js';

const back = 'http://127.0.0.1:9999/bye?from=here';
const app = 'com.example.app:/out';

describe('a person who decides to stay signed in', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  beforeAll(async () => {
    bench = await identityBench({ EGRESS_ALLOW_CIDRS: '127.0.0.0/8' });
    client = await bench.client({
      redirect_uris: ['http://127.0.0.1:9999/callback', 'com.example.app:/callback'],
      post_logout_redirect_uris: [back, app],
      backchannel_logout_uri: 'http://127.0.0.1:9999/backchannel',
    });
  });
  afterAll(() => bench.close());

  /** A person who is signed in for the client, and the target of the link that keeps them signed in. */
  async function asked(parameters: (idToken: string) => Record<string, string>, language: Language) {
    const [agent, ada] = [browser(bench.url), await bench.person()];
    const { id_token: idToken, refresh_token } = await bench.tokens({ client }, ada, agent);
    const query = new URLSearchParams({ ...parameters(idToken!), ui_locales: language });
    const { text } = await agent.get(`/oauth/logout?${query}`);
    const link = new RegExp(`href="([^"]+)">${messages('provider-pages', language).stay}</a>`).exec(text)?.[1];
    return { agent, ada, refresh_token, to: link?.replace(/&(amp|#38);/g, '&') };
  }

  const cases: [string, (idToken: string) => Record<string, string>, string][] = [
    ['to the account without a return address', () => ({}), '/account'],
    [
      'to the account, with a client and a state alone',
      () => ({ client_id: client.client_id, state: 's' }),
      '/account',
    ],
    ['to the account, with an ID token alone', (idToken) => ({ id_token_hint: idToken }), '/account'],
    [
      'to the account, with an address that belongs to nobody',
      () => ({ post_logout_redirect_uri: 'https://evil.example/' }),
      '/account',
    ],
    [
      'back, with the state of the client',
      (idToken) => ({ id_token_hint: idToken, post_logout_redirect_uri: back, state: 'a "b"&c' }),
      `${back}&state=a+%22b%22%26c`,
    ],
    ['back to an app', () => ({ client_id: client.client_id, post_logout_redirect_uri: app }), app],
  ];
  for (const [index, [name, parameters, expected]] of cases.entries()) {
    it(`goes ${name}; nothing ends and no client is notified (${languages[index]})`, async () => {
      const { agent, ada, refresh_token, to } = await asked(parameters, languages[index]!);
      expect(to).toBe(expected);
      expect((await agent.get('/account')).url.pathname).toBe('/account');
      expect((await bench.refresh(client, refresh_token)).status).toBe(200);
      expect(await bench.query(`SELECT FROM backchannel_logouts WHERE user_uuid = $1`, [ada.uuid])).toStrictEqual([]);
    });
  }
});
