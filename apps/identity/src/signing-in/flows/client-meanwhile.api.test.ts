import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browser, type Page } from '@platform/testing';
import { OauthClients } from '../../clients/oauth-clients.service.js';
import {
  identityBench,
  password,
  redirectUri,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';
import { Flows } from './flows.js';

const scope = 'openid org:manage';
const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';

describe('a client that changes while one of its pages is open', () => {
  let bench: IdentityBench;
  let ada: MadePerson;
  beforeAll(async () => {
    bench = await identityBench();
    ada = await bench.person();
  });
  afterAll(() => bench.close());

  const clients = () => bench.running.app.get(OauthClients);
  const newClient = () => bench.client({ redirect_uris: [redirectUri, 'https://app.example/cb'] });
  const changes: Record<'address' | 'scope', (client: MadeClient) => Promise<unknown>> = {
    address: ({ client_id }) => clients().change(client_id, { redirect_uris: ['https://app.example/cb'] }),
    scope: ({ client_id }) => clients().change(client_id, { scopes: ['openid'] }),
  };
  const credentials = () => ({ email: ada.email, password });
  async function loginPage(client: MadeClient) {
    const agent = browser(bench.url);
    return { agent, page: await agent.get((await bench.authorization({ client, scope })).path) };
  }
  async function consentPage(client: MadeClient) {
    const { agent, page } = await loginPage(client);
    const consent = await agent.submit(page, credentials());
    expect(consent.url.pathname).toBe('/consent');
    return { agent, page: consent };
  }
  const isOver = (page: Page) => {
    expect([page.status, page.url.origin]).toStrictEqual([400, bench.url]);
    expect(page.headers.get('location')).toBe(null);
  };
  /** Runs between the answer to a page and the request that continues the flow. */
  const onTheWayBack = (change: () => Promise<unknown>) => {
    const flows = bench.running.app.get(Flows);
    const answer = flows.answer.bind(flows);
    flows.answer = async (...args) => {
      flows.answer = answer;
      await answer(...args);
      await change();
    };
  };

  for (const [what, change] of Object.entries(changes)) {
    it(`ends its flow at the sign-in page once its ${what} was removed`, async () => {
      const client = await newClient();
      const { agent, page } = await loginPage(client);
      await change(client);
      isOver(await agent.submit(page, credentials()));
      isOver(await agent.get(page.url.pathname + page.url.search));
    });

    it(`ends its flow at the consent page, whatever the person decides (${what})`, async () => {
      for (const decision of ['allow', 'deny']) {
        const client = await newClient();
        const { agent, page } = await consentPage(client);
        await change(client);
        isOver(await agent.submit(page, { decision }));
      }
    });
  }

  it('gets no code at an address that is removed during the redirect', async () => {
    const client = await newClient();
    const { agent, page } = await consentPage(client);
    onTheWayBack(() => changes.address(client));
    const last = await agent.submit(page, { decision: 'allow' });
    isOver(last);
    expect(last.text).toMatch(/an address that it has not registered/);
  });

  it('gets invalid_scope for a scope that is removed during the redirect', async () => {
    const client = await newClient();
    const { agent, page } = await consentPage(client);
    onTheWayBack(() => changes.scope(client));
    const { url } = await agent.submit(page, { decision: 'allow' });
    expect(url.origin + url.pathname).toBe(redirectUri);
    expect([url.searchParams.get('error'), url.searchParams.get('code')]).toStrictEqual(['invalid_scope', null]);
  });

  it('is refused at the code of a device whose scope was removed', async () => {
    const client = await newClient();
    const { body: device } = await bench.clientRequest('/api/oauth/device_authorization', client, { scope });
    await changes.scope(client);
    const agent = browser(bench.url);
    const asked = await agent.submit(await agent.get('/device'), { user_code: device.user_code });
    const page = await agent.submit(asked);
    expect([page.status, page.url.pathname]).toStrictEqual([422, '/oauth/device']);
    const polled = await bench.tokenRequest(client, { grant_type: deviceGrant, device_code: device.device_code });
    expect(polled.body.error).toBe('invalid_scope');
  });

  it('keeps no consent when it was deleted or disabled, and a page says so', async () => {
    for (const end of ['remove', 'disable'] as const) {
      const client = await newClient();
      const { agent, page } = await consentPage(client);
      await clients()[end](client.client_id);
      const last = await agent.submit(page, { decision: 'allow' });
      expect([last.status, last.url.origin]).toStrictEqual([400, bench.url]);
      expect(last.text).toMatch(/This application is not known here/);
      expect(await bench.query(`SELECT FROM oauth_grants WHERE client_id = $1`, [client.client_id])).toStrictEqual([]);
    }
  });
});
