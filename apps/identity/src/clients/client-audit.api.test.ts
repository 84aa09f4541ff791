import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import type { AuditFacts } from '@platform/contracts';
import { exportJWK, generateKeyPair } from 'jose';
import {
  identityBench,
  redirectUri,
  type IdentityBench,
  type MadePerson,
} from '../testing/identity-bench.test-helper.js';
import { playOrganizations, type TestOrganization } from '../testing/organizations.test-helper.js';
import { OauthClients } from './oauth-clients.service.js';

const path = '/api/v1/oauth-clients';
const wanted = { name: 'Notes', redirect_uris: [redirectUri], scopes: ['openid', 'email'] };

describe('the audit log of an organization, about its clients', () => {
  let bench: IdentityBench;
  let play: ReturnType<typeof playOrganizations>;
  let owner: MadePerson;
  let token: string;
  beforeAll(async () => {
    bench = await identityBench();
    play = playOrganizations(bench);
    owner = await bench.person();
    token = await bench.token({ user_uuid: owner.uuid, client_id: 'a-client', scopes: ['clients:manage'] });
  });
  afterAll(() => bench.close());

  async function audited({ uuid }: TestOrganization): Promise<AuditFacts[]> {
    const rows = await bench.outbox('identity.audited');
    return rows.map(({ payload }) => payload['audit'] as AuditFacts).filter((fact) => fact.organization_uuid === uuid);
  }
  const events = async (organization: TestOrganization) =>
    (await audited(organization)).map(({ event, target, changes, metadata }) => [
      event,
      target?.name,
      changes,
      metadata,
    ]);
  async function send(method: string, suffix: string, body?: object) {
    const answer = await bench.call(method, path + suffix, { token, body, headers: { 'user-agent': 'Test/1' } });
    assert.ok(answer.status < 300, JSON.stringify(answer.body));
    return { data: answer.body?.data, requestId: answer.headers.get('x-request-id') };
  }

  it('records every change with actor, network, and old and new fields, without secrets', async () => {
    const acme = await play.organization(owner);
    const { data, requestId } = await send('POST', '', {
      ...wanted,
      organization_uuid: acme.uuid,
      webhook_url: 'https://app.example/hook?key=hidden',
    });
    const at = `/${data.client_id}`;
    await send('PATCH', at, { name: 'Notes 2', webhook_url: 'https://app.example/hook2?key=hidden' });
    await send('PATCH', at, { webhook_url: 'https://app.example/hook2?key=hidden2' });
    const rotated = await send('POST', `${at}/rotate-secret`, {});
    const webhook = await send('POST', `${at}/rotate-webhook-secret`, {});
    const key = async () => ({ keys: [await exportJWK((await generateKeyPair('ES256')).publicKey)] });
    await send('PATCH', at, { jwks: await key() });
    await send('PATCH', at, { jwks: await key() });
    await send('DELETE', at);
    expect(await events(acme)).toStrictEqual([
      [
        'oauth_client.created',
        'Notes',
        {},
        {
          ...{ type: 'confidential', redirect_uris: [redirectUri], scopes: ['openid', 'email'] },
          webhook_url: 'https://app.example/hook',
        },
      ],
      [
        'oauth_client.updated',
        'Notes',
        {
          name: { old: 'Notes', new: 'Notes 2' },
          webhook_url: { old: 'https://app.example/hook', new: 'https://app.example/hook2' },
        },
        {},
      ],
      ['oauth_client.updated', 'Notes 2', {}, { replaced: ['webhook_url'] }],
      ['oauth_client.secret_rotated', 'Notes 2', {}, {}],
      ['oauth_client.webhook_secret_rotated', 'Notes 2', {}, {}],
      ['oauth_client.updated', 'Notes 2', { jwks: { old: null, new: '1 public keys' } }, {}],
      ['oauth_client.updated', 'Notes 2', {}, { replaced: ['jwks'] }],
      ['oauth_client.deleted', 'Notes 2', {}, {}],
    ]);
    const [{ event: _, changes: __, metadata: ___, ...rest }] = (await audited(acme)) as [AuditFacts];
    expect(rest).toStrictEqual({
      organization_uuid: acme.uuid,
      actor: { type: 'user', uuid: owner.uuid },
      target: { type: 'oauth_client', id: data.client_id, name: 'Notes' },
      client_id: 'a-client',
      ip_address: '127.0.0.1',
      user_agent: 'Test/1',
      request_id: requestId,
      outcome: 'success',
    });
    const text = JSON.stringify(await audited(acme));
    for (const secret of [
      data.client_secret,
      data.webhook_secret,
      rotated.data.client_secret,
      webhook.data.webhook_secret,
    ])
      expect(text.includes(secret)).toBeFalsy();
    expect(text).not.toMatch(/hidden|sealed|hash/);
  });

  it('records a move at both ends, and nothing about the clients of people', async () => {
    const [acme, other] = [await play.organization(owner), await play.organization(owner)];
    const { data } = await send('POST', '', wanted);
    const before = (await bench.outbox('identity.audited')).length;
    await send('PATCH', `/${data.client_id}`, { name: 'Mine' });
    expect((await bench.outbox('identity.audited')).length).toBe(before);
    for (const organization_uuid of [acme.uuid, other.uuid, null])
      await send('PATCH', `/${data.client_id}`, { organization_uuid });
    await send('DELETE', `/${data.client_id}`);
    const moved = (old: string | null, now: string | null) => [
      ...['oauth_client.updated', 'Mine'],
      { organization_uuid: { old, new: now } },
      {},
    ];
    expect(await events(acme)).toStrictEqual([moved(null, acme.uuid), moved(acme.uuid, other.uuid)]);
    expect(await events(other)).toStrictEqual([moved(acme.uuid, other.uuid), moved(other.uuid, null)]);
  });

  it('records nothing where nothing changed or the change was refused', async () => {
    const acme = await play.organization(owner);
    const { data } = await send('POST', '', { ...wanted, organization_uuid: acme.uuid });
    await send('PATCH', `/${data.client_id}`, { name: 'Notes' });
    for (const body of [{ redirect_uris: ['http://app.example/'] }, { name: '\u202E', scopes: ['nonsense'] }])
      expect((await bench.call('PATCH', `${path}/${data.client_id}`, { token, body })).status).toBe(422);
    const rotation = await bench.call('POST', `${path}/${data.client_id}/rotate-webhook-secret`, { token, body: {} });
    expect(rotation.status).toBe(409);
    expect((await events(acme)).map(([event]) => event)).toStrictEqual(['oauth_client.created']);
  });

  it('records what the operator does to them', async () => {
    const acme = await play.organization(owner);
    const clients = bench.running.app.get(OauthClients);
    const { client_id } = await bench.client({ organization_uuid: acme.uuid });
    await clients.change(client_id, { is_verified: true });
    await clients.disable(client_id);
    await clients.disable(client_id);
    await clients.remove(client_id);
    const facts = await audited(acme);
    expect(facts.map(({ event, changes }) => [event, changes])).toStrictEqual([
      ['oauth_client.created', {}],
      ['oauth_client.updated', { is_verified: { old: false, new: true } }],
      ['oauth_client.updated', { is_active: { old: true, new: false } }],
      ['oauth_client.deleted', {}],
    ]);
    expect(facts.every(({ actor, ip_address }) => actor.type === 'system' && ip_address === null)).toBeTruthy();
  });
});
