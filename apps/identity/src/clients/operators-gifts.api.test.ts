import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import type { AuditFacts } from '@platform/contracts';
import { browser } from '@platform/testing';
import { DataSource } from 'typeorm';
import {
  identityBench,
  redirectUri,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../testing/identity-bench.test-helper.js';
import { playOrganizations, type TestOrganization } from '../testing/organizations.test-helper.js';
import { byPassword } from '../testing/factors.test-helper.js';
import { OauthClients } from './oauth-clients.service.js';

const path = '/api/v1/oauth-clients';
const all = {
  is_trusted: true,
  is_pkce_exempt: true,
  is_verified: true,
  webhook_audience: 'all',
  scopes: ['openid', 'clients:manage'],
};
const elsewhere = 'https://evil.example/callback';

describe('privileges that the operator granted to a client', () => {
  let bench: IdentityBench;
  let play: ReturnType<typeof playOrganizations>;
  let owner: MadePerson;
  let token: string;
  let acme: TestOrganization;
  beforeAll(async () => {
    bench = await identityBench();
    play = playOrganizations(bench);
    owner = await bench.person();
    token = await bench.token({ user_uuid: owner.uuid, scopes: ['clients:manage'] });
    acme = await play.organization(owner);
  });
  afterAll(() => bench.close());

  /** A client of the organization with every privilege that the operator can grant. */
  async function client(): Promise<MadeClient> {
    const made = await bench.client({
      organization_uuid: acme.uuid,
      scopes: all.scopes,
      webhook_url: 'https://app.example/hook',
      webhook_audience: 'all',
      is_trusted: true,
      is_pkce_exempt: true,
    });
    await bench.running.app.get(OauthClients).change(made.client_id, { is_verified: true });
    return made;
  }
  const change = async ({ client_id }: MadeClient, body: object) => {
    const answer = await bench.call('PATCH', `${path}/${client_id}`, { token, body });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
  };
  const left = async ({ client_id }: MadeClient) => {
    const [row] = await bench.query(
      `SELECT is_trusted, is_pkce_exempt, is_verified, webhook_audience, scopes
       FROM oauth_clients WHERE client_id = $1`,
      [client_id],
    );
    return row;
  };
  const newestEntry = async ({ client_id }: MadeClient) =>
    (await bench.outbox('identity.audited'))
      .map(({ payload }) => payload['audit'] as AuditFacts)
      .findLast(({ target }) => target?.id === client_id);

  it('survive a change of addresses by the operator, and of their order by the owner', async () => {
    const made = await client();
    await change(made, { redirect_uris: [redirectUri], webhook_url: 'https://app.example/hook' });
    const second = 'https://app.example/second';
    await bench.running.app.get(OauthClients).change(made.client_id, { redirect_uris: [second, redirectUri] });
    await change(made, { redirect_uris: [redirectUri, second] });
    await change(made, { organization_uuid: acme.uuid, post_logout_redirect_uris: ['https://app.example/out'] });
    const operators = { redirect_uris: ['https://app.example/new'], webhook_url: 'https://app.example/new' };
    await bench.running.app.get(OauthClients).change(made.client_id, operators);
    expect(await left(made)).toStrictEqual(all);
  });

  it('end when a person moves the client to another organization, as its event and audit entry say', async () => {
    const made = await client();
    const other = await play.organization(owner);
    await change(made, { organization_uuid: other.uuid, scopes: all.scopes });
    const none = { is_trusted: false, is_pkce_exempt: false, is_verified: false, webhook_audience: 'authorized' };
    expect(await left(made)).toStrictEqual({ ...none, scopes: ['openid'] });
    const published = (await bench.outbox('client.saved')).at(-1)!.payload['client'] as Record<string, unknown>;
    expect([published['client_id'], published['webhook_audience']]).toStrictEqual([made.client_id, 'authorized']);
    const entry = await newestEntry(made);
    expect(entry?.changes).toStrictEqual({
      organization_uuid: { old: acme.uuid, new: other.uuid },
      is_trusted: { old: true, new: false },
      is_pkce_exempt: { old: true, new: false },
      is_verified: { old: true, new: false },
      webhook_audience: { old: 'all', new: 'authorized' },
      scopes: { old: all.scopes, new: ['openid'] },
    });
  });

  it('end, as trust and exemption, when a person adds another redirect address: consent is needed then', async () => {
    const made = await client();
    const [known, stranger] = [await bench.person(), await bench.person()];
    const { refresh_token } = await bench.tokens({ client: made, scope: 'openid' }, known);
    await change(made, { redirect_uris: [redirectUri, elsewhere] });
    expect(await left(made)).toStrictEqual({ ...all, is_trusted: false, is_pkce_exempt: false, is_verified: false });
    expect((await bench.refresh(made, refresh_token)).body.error).toBe('invalid_grant');
    for (const who of [known, stranger]) {
      const agent = browser(bench.url);
      await byPassword(bench, who, agent);
      const wanted = { client: made, scope: 'openid', parameters: { redirect_uri: elsewhere } };
      expect((await agent.get((await bench.authorization(wanted)).path)).url.pathname).toBe('/consent');
    }
  });

  it('end also for a person who signs in at that moment', async () => {
    const made = await client();
    const agent = browser(bench.url);
    await byPassword(bench, await bench.person(), agent);
    const { path: authorize } = await bench.authorization({ client: made, scope: 'openid' });
    let answer: Promise<unknown> | undefined;
    await bench.running.app.get(DataSource).transaction(async (tx) => {
      await tx.query(`UPDATE oauth_clients SET is_trusted = false WHERE client_id = $1`, [made.client_id]);
      answer = agent.get(authorize);
      await bench.isHeldUp();
    });
    await answer;
    expect(await bench.query('SELECT FROM oauth_grants WHERE client_id = $1', [made.client_id])).toStrictEqual([]);
    expect((await agent.get(authorize)).url.pathname).toBe('/consent');
  });

  it('end, as the audience of webhooks, when a person changes or removes the webhook address', async () => {
    const made = await client();
    await change(made, { webhook_url: 'https://evil.example/hook' });
    expect(await left(made)).toStrictEqual({ ...all, webhook_audience: 'authorized' });
    const removed = await client();
    await change(removed, { webhook_url: null });
    expect((await left(removed)).webhook_audience).toBe('authorized');
  });

  it('stay when the client would keep no other scope: its move is refused', async () => {
    const made = await bench.client({
      organization_uuid: acme.uuid,
      scopes: ['clients:manage'],
    });
    const body = { organization_uuid: null };
    const refused = await bench.call('PATCH', `${path}/${made.client_id}`, { token, body });
    expect([refused.status, Object.keys(refused.body.errors)]).toStrictEqual([422, ['scopes']]);
    expect((await left(made)).scopes).toStrictEqual(['clients:manage']);
  });
});
