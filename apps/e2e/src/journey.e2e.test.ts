import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signDispatch, verifyRequest } from '@platform/signatures';
import {
  browser,
  clientRedirectUri,
  confirmRegistration,
  eventually,
  httpReceiver,
  linkTo,
  type HttpReceiver,
  type ReceivedRequest,
} from '@platform/testing';
import { Redis } from 'ioredis';
import * as oauth from 'openid-client';
import { tracedPlatform, type TracedPlatform } from './traced-platform.test-helper.js';
import { describeTraces } from './traces.test-helper.js';

const scope = 'openid profile email offline_access organizations org:read org:manage links:manage';
const person = { name: 'Grace', surname: 'Hopper', email: 'grace@example.org', password: 'a compiler for 1952' };

interface Client {
  client_id: string;
  client_secret: string;
  webhook_secret: string;
}
interface Service {
  code: string;
  secret: string;
}
interface Json {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- bodies of every shape are asserted on
  body: any;
}

let platform: TracedPlatform;

beforeAll(async () => {
  platform = await tracedPlatform();
});
afterAll(() => platform?.stop());

/** One person, one client, one service: the main use of the platform from the first page to the counted click. */
describe('the journey through all five services', () => {
  let hooks: HttpReceiver;
  let alerts: HttpReceiver;
  let redis: Redis;
  let client: Client;
  let tokens: oauth.TokenEndpointResponse;
  let config: oauth.Configuration;
  let organization: { uuid: string; name: string };
  let userUuid: string;

  beforeAll(async () => {
    [hooks, alerts] = await Promise.all([httpReceiver(), httpReceiver()]);
    redis = new Redis(await redisUrl(platform.dataFolder));
  });
  afterAll(async () => {
    redis?.disconnect();
    await Promise.all([hooks?.close(), alerts?.close()]);
  });

  async function call(method: string, url: string, token: string, body?: unknown): Promise<Json> {
    const res = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await res.text();
    return { status: res.status, body: text ? JSON.parse(text) : null };
  }
  const api = (method: string, path: string, body?: unknown) =>
    call(method, platform.base_url + path, tokens.access_token, body);
  const webhook = (event: string) => hooks.requests.filter(({ headers }) => headers['x-platform-event'] === event);
  const isSigned = ({ headers, rawBody }: ReceivedRequest, secret: string) => verifyRequest(headers, rawBody, secret);

  it('registers a client with a webhook address, by the operator', async () => {
    client = await platform.admin<Client>(
      ...['client', 'create', '--name', 'Journey', '--redirect-uri', clientRedirectUri],
      ...['--scope', scope, '--webhook-url', `${hooks.url}/hook?key=1`],
    );
    assert.ok(client.client_id && client.client_secret && client.webhook_secret);
  });

  it('registers a person, confirms the address, asks for consent, and gives tokens by code with PKCE', async () => {
    config = await oauth.discovery(
      new URL(`${platform.base_url}/.well-known/openid-configuration`),
      client.client_id,
      client.client_secret,
      oauth.ClientSecretPost(client.client_secret),
      { execute: [oauth.allowInsecureRequests], algorithm: 'oidc' },
    );
    const verifier = oauth.randomPKCECodeVerifier();
    const state = oauth.randomState();
    const nonce = oauth.randomNonce();
    const authorize = oauth.buildAuthorizationUrl(config, {
      redirect_uri: clientRedirectUri,
      scope,
      state,
      nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    expect(authorize.origin + authorize.pathname).toBe(`${platform.auth_url}/oauth/authorize`);

    const agent = browser(platform.auth_url);
    const signIn = await agent.get(authorize.href);
    const register = await agent.get(linkTo('register', signIn.text));
    const asked = await agent.submit(register, person);
    expect(asked.text).toMatch(/Look into your mail/);
    const consent = await confirmRegistration(platform, agent, person.email);
    expect(consent.text).toMatch(/Journey/);
    const back = await agent.submit(consent, { decision: 'allow' });
    expect(back.url.origin + back.url.pathname).toBe(clientRedirectUri);

    tokens = await oauth.authorizationCodeGrant(config, back.url, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
    });
    expect(tokens.token_type.toLowerCase()).toBe('bearer');
    expect(tokens.expires_in).toBe(3600);
    assert.ok(tokens.refresh_token);
  });

  it('gives new tokens for the refresh token', async () => {
    const refreshed = await oauth.refreshTokenGrant(config, tokens.refresh_token!);
    expect(refreshed.access_token).not.toBe(tokens.access_token);
    tokens = refreshed;
    const { status, body } = await api('GET', '/v1/me');
    expect([status, body.data.email, body.data.name]).toStrictEqual([200, person.email, person.name]);
    userUuid = body.data.uuid;
  });

  it('creates an organization with the token, and /v1/me shows it at once', async () => {
    hooks.script({ status: 500 });
    const created = await api('POST', '/v1/organizations', { name: 'Navy' });
    expect(created.status).toBe(201);
    organization = created.body.data;
    const { body } = await api('GET', '/v1/me');
    expect(
      body.data.organizations.map(({ uuid, role, members_count }: Record<string, unknown>) => [
        uuid,
        role,
        members_count,
      ]),
    ).toStrictEqual([[organization.uuid, 'owner', 1]]);
  });

  it('sends the client a signed webhook, and again after it answered 500', async () => {
    const [first, second] = await eventually(() => {
      const heard = webhook('organization.created');
      assert.ok(heard.length >= 2, `${heard.length} deliveries`);
      return heard;
    });
    for (const delivery of [first!, second!]) expect(isSigned(delivery, client.webhook_secret)).toBeTruthy();
    expect(first!.headers['x-platform-delivery']).toBe(second!.headers['x-platform-delivery']);
    const payload = JSON.parse(second!.rawBody.toString()) as { event: string; organization: { uuid: string } };
    expect([payload.event, payload.organization.uuid]).toStrictEqual(['organization.created', organization.uuid]);
    await eventually(async () => {
      const { body } = await api('GET', '/v1/webhook-deliveries?event=organization.created');
      expect([body.data[0].status, body.data[0].attempt, body.data[0].max_attempts]).toStrictEqual(['success', 2, 5]);
    });
  });

  it('delivers events of the moment in which Redis is emptied', async () => {
    const made = api('POST', '/v1/organizations', { name: 'Army' });
    await redis.flushall();
    const { status, body } = await made;
    expect(status).toBe(201);
    await redis.flushall();
    await eventually(
      () => expect(webhook('organization.created').some((req) => req.rawBody.includes(body.data.uuid))).toBeTruthy(),
      { timeoutMs: 30_000 },
    );
    await eventually(async () => {
      const me = await api('GET', '/v1/me');
      expect(me.body.data.organizations.length).toBe(2);
    });
  });

  it('delivers a signed event to a webhook and a mailbox by a rule, though Redis is emptied', async () => {
    const service = await platform.admin<Service>('service', 'create', '--code', 'deploys', '--name', 'Deploys');
    const base = `/v1/organizations/${organization.uuid}`;
    const webhookDestination = {
      type: 'webhook',
      name: 'Pager',
      webhook_url: `${alerts.url}/alerts`,
      webhook_secret: 'whsec_of-the-receiver',
    };
    for (const destination of [webhookDestination, { type: 'email', name: 'Mail', emails: [person.email] }]) {
      const made = await api('POST', `${base}/notification-endpoints`, destination);
      assert.equal(made.status, 201, JSON.stringify(made.body));
      const rule = {
        name: destination.name,
        notification_endpoint_uuid: made.body.data.uuid,
        events: ['deploy.*'],
        minimum_severity: 'warning',
      };
      expect((await api('POST', `${base}/notification-rules`, rule)).status).toBe(201);
    }
    const rawBody = JSON.stringify({
      organization_uuid: organization.uuid,
      service_code: 'deploys',
      event: 'deploy.failed',
      severity: 'error',
      title: 'Deploy of harbor failed',
      message: 'Step 3 ended with code 1',
    });
    const res = await fetch(`${platform.base_url}/v1/notifications/dispatch`, {
      method: 'POST',
      body: rawBody,
      headers: {
        'content-type': 'application/json',
        ...signDispatch({ serviceCode: 'deploys', secret: service.secret, rawBody }),
      },
    });
    await redis.flushall();
    const answer = (await res.json()) as { matched_destinations: number; delivery_ids: string[] };
    expect([res.status, answer.matched_destinations, answer.delivery_ids.length]).toStrictEqual([202, 2, 2]);

    const alert = await eventually(() => {
      expect(alerts.requests.length).toBe(1);
      return alerts.requests[0]!;
    });
    expect(isSigned(alert, 'whsec_of-the-receiver')).toBeTruthy();
    expect((JSON.parse(alert.rawBody.toString()) as { title: string }).title).toBe('Deploy of harbor failed');
    await eventually(async () => {
      const mails = (await (await fetch(`${platform.mail_url}/api/email?to=${person.email}`)).json()) as {
        subject: string;
      }[];
      assert.ok(
        mails.some(({ subject }) => subject === '[ERROR] Deploy of harbor failed'),
        JSON.stringify(mails),
      );
    });
  });

  it('creates a link with the API key, redirects, counts the click once and publishes it to the client', async () => {
    const asked = await api('PUT', '/v1/links/account', { click_events: 'people' });
    expect([asked.status, asked.body.data.click_events]).toStrictEqual([200, 'people']);
    const { api_key } = await platform.admin<{ api_key: string }>('links', 'key', '--email', person.email);
    const account = await call('GET', `${platform.links_base_url}/api/account`, api_key);
    expect([account.status, account.body.error, account.body.data.email]).toStrictEqual([200, 0, person.email]);
    const made = await call('POST', `${platform.links_base_url}/api/url/add`, api_key, {
      url: 'https://example.org/harbor?x=1',
    });
    expect([made.status, made.body.error]).toStrictEqual([200, 0]);
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const followed = await fetch(made.body.shorturl, { redirect: 'manual', headers: agent });
    expect([followed.status, followed.headers.get('location')]).toStrictEqual([302, 'https://example.org/harbor?x=1']);
    await eventually(async () => {
      const { body } = await call('GET', `${platform.links_base_url}/api/url/${made.body.id}`, api_key);
      expect([body.error, body.data.clicks, body.data.topBrowsers]).toStrictEqual([0, 1, { Firefox: '1' }]);
    });
    const [told] = await eventually(() => {
      const received = webhook('link.clicked');
      expect(received.length).toBe(1);
      return received;
    });
    expect(isSigned(told!, client.webhook_secret)).toBeTruthy();
    const { account: owner, clicks } = JSON.parse(told!.rawBody.toString());
    expect([owner.user_uuid, clicks.length]).toStrictEqual([userUuid, 1]);
    expect([clicks[0].itemid, clicks[0].browser, clicks[0].reason]).toStrictEqual([made.body.id, 'Firefox', null]);
  });

  it('refuses the token after its revocation', async () => {
    assert.ok(userUuid);
    await oauth.tokenRevocation(config, tokens.access_token);
    expect((await api('GET', '/v1/me')).status).toBe(401);
    expect((await api('GET', '/v1/organizations')).status).toBe(401);
  });
});

describeTraces(() => platform);

/** The file with the settings that `npm start` gave the services. */
async function redisUrl(dataFolder: string): Promise<string> {
  const kept = JSON.parse(await readFile(join(dataFolder, 'environment.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  return kept['identity']!['REDIS_URL']!;
}
