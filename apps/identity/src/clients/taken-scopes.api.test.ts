import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { revokedToken, tokenKey } from '@platform/contracts';
import { hashToken } from '@platform/service-kit';
import { browser } from '@platform/testing';
import { DataSource } from 'typeorm';
import { TokenIssues } from '../protocol/storage/token-issues.js';
import {
  identityBench,
  password,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../testing/identity-bench.test-helper.js';
import { OauthClients } from './oauth-clients.service.js';

const scope = 'openid email org:read org:manage';

describe('scopes that are removed from a client', () => {
  let bench: IdentityBench;
  let ada: MadePerson;
  beforeAll(async () => {
    bench = await identityBench();
    ada = await bench.person();
  });
  afterAll(() => bench.close());

  const newClient = () => bench.client({ scopes: scope.split(' ') });
  const leave = (client: MadeClient, scopes: string) =>
    bench.running.app.get(OauthClients).change(client.client_id, { scopes: scopes.split(' ') });
  const isAlive = async (token: string) => (await bench.call('GET', '/api/v1/me', { token })).status === 200;
  const published = async (type: 'grant.saved' | 'grant.revoked', client: MadeClient) =>
    (await bench.outbox(type))
      .map(({ payload }) => payload['grant'] as { client_id: string; scopes: string[] })
      .filter(({ client_id }) => client_id === client.client_id)
      .map(({ scopes }) => scopes.join(' '));
  const clientsOwn = async (client: MadeClient, wanted: string) =>
    bench.tokenRequest(client, { grant_type: 'client_credentials', scope: wanted });

  it('are removed at once from all grants, and nobody has to sign in again', async () => {
    const client = await newClient();
    const tokens = await bench.tokens({ client, scope }, ada);
    await leave(client, 'openid org:read');
    expect(await isAlive(tokens.access_token)).toBe(false);
    expect(await bench.redis.get(tokenKey(hashToken(tokens.access_token)))).toBe(revokedToken);
    const { status, body } = await bench.refresh(client, tokens.refresh_token);
    expect([status, body.scope]).toStrictEqual([200, 'openid org:read']);
    const record = JSON.parse((await bench.redis.get(tokenKey(hashToken(body.access_token))))!);
    expect(record.scopes).toStrictEqual(['openid', 'org:read']);
    expect(await published('grant.saved', client)).toStrictEqual([scope, 'openid org:read']);
    expect(await published('grant.revoked', client)).toStrictEqual([]);
    const wide = await bench.refresh(client, body.refresh_token, { scope: 'openid org:manage' });
    expect(wide.body.error).toBe('invalid_scope');
  });

  it('do not come back to grants with the client’s right to them: the person is asked again', async () => {
    const client = await newClient();
    const { refresh_token } = await bench.tokens({ client, scope }, ada);
    await leave(client, 'openid');
    await leave(client, scope);
    expect((await bench.refresh(client, refresh_token)).body.scope).toBe('openid');
    const agent = browser(bench.url);
    const { path } = await bench.authorization({ client, scope });
    await agent.submit(await agent.get('/login'), { email: ada.email, password });
    expect((await agent.get(path)).url.pathname).toBe('/consent');
  });

  it('are removed by the owner in the same way', async () => {
    const token = await bench.token({ user_uuid: ada.uuid, scopes: ['clients:manage'] });
    const client = await bench.client({
      scopes: scope.split(' '),
      owner_uuid: ada.uuid,
    });
    const tokens = await bench.tokens({ client, scope }, ada);
    const path = `/api/v1/oauth-clients/${client.client_id}`;
    expect((await bench.call('PATCH', path, { token, body: { scopes: ['openid'] } })).status).toBe(200);
    expect(await isAlive(tokens.access_token)).toBe(false);
    expect((await bench.refresh(client, tokens.refresh_token)).body.scope).toBe('openid');
  });

  it('may stay with an owner though only the operator gives them, and cannot return once removed', async () => {
    const token = await bench.token({ user_uuid: ada.uuid, scopes: ['clients:manage'] });
    const { client_id } = await bench.client({ scopes: ['openid', 'clients:manage'], owner_uuid: ada.uuid });
    const patch = async (body: object) => bench.call('PATCH', `/api/v1/oauth-clients/${client_id}`, { token, body });
    const renamed = await patch({ name: 'Managers' });
    expect([renamed.status, renamed.body.data?.scopes]).toStrictEqual([200, ['openid', 'clients:manage']]);
    const widened = await patch({ scopes: ['openid', 'email', 'clients:manage'] });
    expect(widened.status).toBe(200);
    expect((await patch({ scopes: ['openid'] })).status).toBe(200);
    const back = await patch({ scopes: ['openid', 'clients:manage'] });
    expect([back.status, Object.keys(back.body.errors)]).toStrictEqual([422, ['scopes.1']]);
  });

  it('affect no grant without them, and a change that removes none ends nothing', async () => {
    const client = await newClient();
    const narrow = await bench.tokens({ client, scope: 'openid email' }, ada);
    const wide = await bench.tokens({ client, scope }, ada);
    const part = (await bench.refresh(client, wide.refresh_token, { scope: 'openid email' })).body;
    const before = (await published('grant.saved', client)).length;
    await leave(client, 'email openid org:read');
    expect([
      await isAlive(narrow.access_token),
      await isAlive(part.access_token),
      await isAlive(wide.access_token),
    ]).toStrictEqual([true, true, false]);
    await leave(client, scope);
    expect(await isAlive(narrow.access_token)).toBe(true);
    expect((await published('grant.saved', client)).slice(before)).toStrictEqual(['openid email org:read']);
  });

  it('end a grant and a refresh token that have no other scope', async () => {
    const client = await newClient();
    const { refresh_token } = await bench.tokens({ client, scope: 'org:read org:manage' }, ada);
    const agent = browser(bench.url);
    await bench.tokens({ client, scope }, ada, agent);
    const part = await bench.tokens({ client, scope: 'org:manage' }, ada, agent);
    await leave(client, 'openid');
    for (const token of [refresh_token, part.refresh_token])
      expect((await bench.refresh(client, token)).body.error).toBe('invalid_grant');
    expect(await published('grant.revoked', client)).toStrictEqual(['org:read org:manage']);
    expect((await published('grant.saved', client)).at(-1)).toBe('openid');
  });

  it('are removed from codes that are not redeemed yet', async () => {
    const client = await newClient();
    const code = await bench.code({ client, scope }, ada);
    await leave(client, 'openid email');
    const { status, body } = await bench.redeem(client, code);
    expect([status, body.scope]).toStrictEqual([200, 'openid email']);
    expect((await bench.refresh(client, body.refresh_token)).body.scope).toBe('openid email');
  });

  it('end the client’s own tokens that hold one', async () => {
    const client = await newClient();
    const [wide, narrow] = await Promise.all(['org:manage', 'org:read'].map((wanted) => clientsOwn(client, wanted)));
    await leave(client, 'openid org:read');
    const isActive = async (token: string) =>
      (await bench.clientRequest('/api/oauth/introspect', client, { token })).body.active as boolean;
    expect([await isActive(wide!.body.access_token), await isActive(narrow!.body.access_token)]).toStrictEqual([
      false,
      true,
    ]);
    expect(await bench.redis.get(tokenKey(hashToken(wide!.body.access_token)))).toBe(revokedToken);
  });

  it('are in no token issued at that moment: the request fails, and the next one gets the rest', async () => {
    const client = await newClient();
    const { refresh_token } = await bench.tokens({ client, scope }, ada);
    const issues = bench.running.app.get(TokenIssues);
    const store = issues.store.bind(issues);
    issues.store = async (...issue) => {
      issues.store = store;
      await leave(client, 'openid');
      await store(...issue);
    };
    expect((await bench.refresh(client, refresh_token)).body.error).toBe('temporarily_unavailable');
    expect((await bench.refresh(client, refresh_token)).body.scope).toBe('openid');
    const rows = await bench.query(
      `SELECT payload->>'scope' AS scope FROM oauth_records WHERE kind = 'AccessToken' AND payload->>'clientId' = $1`,
      [client.client_id],
    );
    expect(rows).toStrictEqual([{ scope: 'openid' }]);
  });

  it('are in no token of the client itself that is issued at that moment', async () => {
    const client = await newClient();
    let answer: ReturnType<typeof clientsOwn> | undefined;
    await bench.running.app.get(DataSource).transaction(async (tx) => {
      await tx.query(`UPDATE oauth_clients SET scopes = '{openid}' WHERE client_id = $1`, [client.client_id]);
      answer = clientsOwn(client, 'org:manage');
      await bench.isHeldUp();
    });
    expect((await answer!).body.error).toBe('temporarily_unavailable');
    expect((await clientsOwn(client, 'org:manage')).body.error).toBe('invalid_scope');
  });
});
