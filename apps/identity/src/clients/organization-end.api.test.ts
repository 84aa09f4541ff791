import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlatformEvent } from '@platform/contracts';
import { eventually, lockWaiters } from '@platform/testing';
import { DataSource } from 'typeorm';
import { Erasure } from '../accounts/deletion/erasure.js';
import { OrganizationEndConsumer } from './organization-end.consumer.js';
import {
  identityBench,
  redirectUri,
  type IdentityBench,
  type MadePerson,
} from '../testing/identity-bench.test-helper.js';
import { playOrganizations, type TestOrganization } from '../testing/organizations.test-helper.js';

describe('the clients of a deleted organization', () => {
  let bench: IdentityBench;
  let play: ReturnType<typeof playOrganizations>;
  let owner: MadePerson;
  beforeAll(async () => {
    bench = await identityBench();
    play = playOrganizations(bench);
    owner = await bench.person();
  });
  afterAll(() => bench.close());

  const clientOf = ({ uuid }: TestOrganization) => bench.client({ organization_uuid: uuid });
  const isActive = async (clientId: string): Promise<boolean> =>
    (await bench.query(`SELECT is_active FROM oauth_clients WHERE client_id = $1`, [clientId]))[0].is_active;
  const savedClients = async (clientId: string) =>
    (await bench.outbox('client.saved'))
      .map(({ payload }) => payload['client'] as Record<string, unknown>)
      .filter(({ client_id }) => client_id === clientId)
      .map(({ is_active }) => is_active);
  const activeOf = async ({ uuid }: TestOrganization) =>
    bench.query(`SELECT FROM oauth_clients WHERE organization_uuid = $1 AND is_active`, [uuid]);

  it('are disabled with their grants and tokens, which is published; those of others stay', async () => {
    const [acme, other] = [await play.organization(owner), await play.organization(owner)];
    const [client, second, others] = [await clientOf(acme), await clientOf(acme), await clientOf(other)];
    const { access_token, refresh_token } = await bench.tokens({ client, scope: 'openid email' }, owner);
    await play.delete(acme);
    const active: boolean[] = [];
    for (const { client_id } of [client, second, others]) active.push(await isActive(client_id));
    expect(active).toStrictEqual([false, false, true]);
    expect(await savedClients(client.client_id)).toStrictEqual([true, false]);
    expect((await bench.refresh(client, refresh_token)).body.error).toBe('invalid_client');
    await eventually(async () =>
      expect((await bench.call('GET', '/api/v1/me', { token: access_token })).status).toBe(401),
    );
    const grants = await bench.query(`SELECT FROM oauth_grants WHERE client_id = $1`, [client.client_id]);
    expect(grants).toStrictEqual([]);
  });

  it('are disabled once, even if the event comes twice or after a later one', async () => {
    const acme = await play.organization(owner);
    const { client_id } = await clientOf(acme);
    const id = await play.delete(acme, { version: 1_002 });
    await play.delete(acme, { version: 1_002, id });
    await play.delete(acme, { version: 1_002 });
    expect(await savedClients(client_id)).toStrictEqual([true, false]);
    await bench.publish('organization.updated', { organization: acme, data: { name: 'E' } }, { version: 1_001 });
    const by = await bench.token({ user_uuid: owner.uuid, scopes: ['clients:manage'] });
    const found = await bench.call('GET', `/api/v1/oauth-clients/${client_id}`, { token: by });
    expect(found.status).toBe(404);
  });

  it('are disabled in the transaction of the event, or not at all', async () => {
    const acme = await play.organization(owner);
    const { client_id } = await clientOf(acme);
    const { app } = bench.running;
    const event = {
      payload: { organization: acme, data: { name: acme.name } },
      type: 'organization.deleted',
      version: 1e6,
    };
    const failing = app.get(DataSource).transaction(async (tx) => {
      await app.get(OrganizationEndConsumer).onDeleted(event as PlatformEvent<'organization.deleted'>, tx);
      throw new Error('as planned');
    });
    await expect(failing).rejects.toThrow(/as planned/);
    expect(await isActive(client_id)).toBe(true);
    expect(await savedClients(client_id)).toStrictEqual([true]);
  });

  it('do not include those that move elsewhere at that moment', async () => {
    const [acme, other] = [await play.organization(owner), await play.organization(owner)];
    const { client_id } = await clientOf(acme);
    await bench.query('BEGIN');
    await bench.query(`UPDATE oauth_clients SET organization_uuid = $1 WHERE client_id = $2`, [other.uuid, client_id]);
    const end = play.delete(acme);
    await eventually(async () => expect(await lockWaiters(bench)).toBe(1));
    await bench.query('COMMIT');
    await end;
    expect(await isActive(client_id)).toBe(true);
  });

  it('cannot be created behind the event of its deletion', async () => {
    const acme = await play.organization(owner);
    const token = await bench.token({ user_uuid: owner.uuid, scopes: ['clients:manage'] });
    const body = { name: 'Late', redirect_uris: [redirectUri], scopes: ['openid'], organization_uuid: acme.uuid };
    const create = () => bench.call('POST', '/api/v1/oauth-clients', { token, body });
    const [, ...answers] = await Promise.all([play.delete(acme), ...Array.from({ length: 20 }, create)]);
    expect(answers.every(({ status }) => status === 201 || status === 404)).toBeTruthy();
    expect(await activeOf(acme)).toStrictEqual([]);
    expect((await create()).status).toBe(404);
  });

  it('stay as they are when their creator’s account is deleted', async () => {
    const acme = await play.organization(owner);
    const leaving = await bench.person();
    await play.join(acme, leaving, ['manage_organization']);
    const token = await bench.token({ user_uuid: leaving.uuid, scopes: ['clients:manage'] });
    const body = { name: 'Stays', redirect_uris: [redirectUri], scopes: ['openid'], organization_uuid: acme.uuid };
    const { client_id } = (await bench.call('POST', '/api/v1/oauth-clients', { token, body })).body.data;
    await bench.query(`UPDATE users SET erase_after = now() - interval '1 second' WHERE uuid = $1`, [leaving.uuid]);
    await bench.running.app.get(Erasure).run();
    expect(await bench.query(`SELECT FROM users WHERE uuid = $1`, [leaving.uuid])).toStrictEqual([]);
    const [row] = await bench.query(`SELECT is_active, organization_uuid FROM oauth_clients WHERE client_id = $1`, [
      client_id,
    ]);
    expect(row).toStrictEqual({ is_active: true, organization_uuid: acme.uuid });
  });
});
