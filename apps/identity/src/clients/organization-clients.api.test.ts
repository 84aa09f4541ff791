import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  identityBench,
  redirectUri,
  type IdentityBench,
  type MadePerson,
} from '../testing/identity-bench.test-helper.js';
import { playOrganizations, type TestOrganization } from '../testing/organizations.test-helper.js';

const path = '/api/v1/oauth-clients';
const wanted = { name: 'Notes', redirect_uris: [redirectUri], scopes: ['openid', 'email'] };

describe('OAuth clients of organizations', () => {
  let bench: IdentityBench;
  let play: ReturnType<typeof playOrganizations>;
  let owner: Caller;
  let acme: TestOrganization;
  beforeAll(async () => {
    bench = await identityBench();
    play = playOrganizations(bench);
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    owner = await caller();
    acme = await play.organization(owner);
  });

  type Caller = MadePerson & { token: string };
  async function caller(): Promise<Caller> {
    const person = await bench.person();
    return { ...person, token: await bench.token({ user_uuid: person.uuid, scopes: ['clients:manage'] }) };
  }
  const create = (by: Caller, body: object = {}) =>
    bench.call('POST', path, { token: by.token, body: { ...wanted, ...body } });
  const made = async (by = owner, organization_uuid: string | null = acme.uuid): Promise<string> => {
    const { status, body } = await create(by, { organization_uuid });
    assert.equal(status, 201, JSON.stringify(body));
    return body.data.client_id;
  };
  const change = (by: Caller, clientId: string, body: object) =>
    bench.call('PATCH', `${path}/${clientId}`, { token: by.token, body });
  const see = async (by: Caller, clientId: string) =>
    (await bench.call('GET', `${path}/${clientId}`, { token: by.token })).status;
  const list = async (by: Caller, query = ''): Promise<string[]> =>
    (await bench.call('GET', path + query, { token: by.token })).body.data.map(
      ({ client_id }: { client_id: string }) => client_id,
    );
  const row = async (clientId: string) =>
    (await bench.query(`SELECT * FROM oauth_clients WHERE client_id = $1`, [clientId]))[0];
  const refused = ({ status, body }: { status: number; body: { error: string } }) => [status, body.error];

  /** The statuses of every operation on a client, for one caller. */
  async function answersFor(by: Caller, clientId: string): Promise<number[]> {
    const answers: number[] = [];
    for (const [method, suffix, body] of [
      ['GET', ''],
      ['PUT', '', { name: 'Taken' }],
      ['PATCH', '', { organization_uuid: null }],
      ['POST', '/rotate-secret', {}],
      ['POST', '/rotate-webhook-secret', {}],
      ['DELETE', ''],
    ] as const)
      answers.push((await bench.call(method, `${path}/${clientId}${suffix}`, { token: by.token, body })).status);
    return answers;
  }
  const closed = [404, 404, 404, 404, 404, 404];

  it('need a sign-in with a second factor where the organization demands one', async () => {
    const clientId = await made();
    await play.demandSecondFactor(acme);
    const required = [403, 'second_factor_required'];
    const at = `${path}/${clientId}`;
    expect(refused(await bench.call('GET', at, { token: owner.token }))).toStrictEqual(required);
    expect(refused(await change(owner, clientId, { name: 'Taken' }))).toStrictEqual(required);
    expect(refused(await create(owner, { organization_uuid: acme.uuid }))).toStrictEqual(required);
    const listing = await bench.call('GET', `${path}?organization_uuid=${acme.uuid}`, { token: owner.token });
    expect(refused(listing)).toStrictEqual(required);
    expect(await list(owner)).toStrictEqual([]);
    const facts = { user_uuid: owner.uuid, scopes: ['clients:manage'], has_second_factor: true };
    const proven = { ...owner, token: await bench.token(facts) };
    expect(await list(proven)).toStrictEqual([clientId]);
    expect((await change(proven, clientId, { name: 'Notes 3' })).status).toBe(200);
    // A stranger still gets 404.
    expect(await see(await caller(), clientId)).toBe(404);
  });

  it('belong to the organization, not to their creator, in every answer and event', async () => {
    const { status, body } = await create(owner, { organization_uuid: acme.uuid.toUpperCase() });
    expect([status, body.data.organization_uuid]).toStrictEqual([201, acme.uuid]);
    const clientId = body.data.client_id;
    expect([(await row(clientId)).owner_uuid, (await row(clientId)).organization_uuid]).toStrictEqual([
      null,
      acme.uuid,
    ]);
    const published = (await bench.outbox('client.saved')).at(-1)!.payload['client'] as Record<string, unknown>;
    expect([published['client_id'], published['owner_uuid'], published['organization_uuid']]).toStrictEqual([
      clientId,
      null,
      acme.uuid,
    ]);
    const changed = await change(owner, clientId, { name: 'Notes 2' });
    expect([changed.status, changed.body.data.organization_uuid]).toStrictEqual([200, acme.uuid]);
    const personal = await create(owner);
    expect(personal.body.data.organization_uuid).toBe(null);
    expect((await row(personal.body.data.client_id)).owner_uuid).toBe(owner.uuid);
  });

  it('are managed by whoever holds manage_organization there, whoever created them', async () => {
    const manager = await caller();
    await play.join(acme, manager, ['manage_organization']);
    const clientId = (await create(owner, { organization_uuid: acme.uuid, webhook_url: 'https://app.example/hook' }))
      .body.data.client_id;
    expect(await list(manager)).toStrictEqual([clientId]);
    expect(await answersFor(manager, clientId)).toStrictEqual([200, 200, 200, 200, 200, 204]);
  });

  it('are 404 to members without the permission, members of other organizations and strangers', async () => {
    const clientId = await made();
    const [member, other] = [await caller(), await caller()];
    await play.join(acme, member, ['manage_members', 'manage_roles', 'view_audit_logs']);
    await play.organization(other, 'Other');
    const before = await row(clientId);
    for (const who of [member, other, await caller()]) {
      expect(await answersFor(who, clientId)).toStrictEqual(closed);
      expect(await list(who)).toStrictEqual([]);
    }
    expect(await row(clientId)).toStrictEqual(before);
  });

  it('are lost to somebody who leaves or whose role loses the permission, even to their creator', async () => {
    const [left, changed] = [await caller(), await caller()];
    for (const who of [left, changed]) await play.join(acme, who, ['manage_organization']);
    const clientIds = [await made(left), await made(changed)];
    expect(await list(left)).toStrictEqual(clientIds);
    await play.leave(acme, left);
    expect(await list(left)).toStrictEqual([]);
    for (const clientId of clientIds) expect(await answersFor(left, clientId)).toStrictEqual(closed);
    expect(await list(changed)).toStrictEqual(clientIds);
    await play.changeRole(acme, ['view_members']);
    for (const who of [left, changed]) {
      expect(await list(who)).toStrictEqual([]);
      for (const clientId of clientIds) expect(await answersFor(who, clientId)).toStrictEqual(closed);
    }
    await play.changeRole(acme, ['manage_organization']);
    expect(await list(changed)).toStrictEqual(clientIds);
    expect(await answersFor(left, clientIds[0]!)).toStrictEqual(closed);
    expect(await list(owner)).toStrictEqual(clientIds);
  });

  it('need management rights to create: unknown 404, stranger 403, member without permission 403', async () => {
    const member = await caller();
    await play.join(acme, member, ['manage_members']);
    const gone = await play.organization(owner);
    await play.delete(gone);
    const before = (await bench.query(`SELECT FROM oauth_clients`)).length;
    for (const [by, organization_uuid, status, error] of [
      [owner, randomUUID(), 404, 'organization_not_found'],
      [owner, gone.uuid, 404, 'organization_not_found'],
      [await caller(), acme.uuid, 403, 'not_a_member'],
      [member, acme.uuid, 403, 'insufficient_permission'],
    ] as const) {
      expect(refused(await create(by, { organization_uuid }))).toStrictEqual([status, error]);
      const listed = await bench.call('GET', `${path}?organization_uuid=${organization_uuid}`, { token: by.token });
      expect(refused(listed)).toStrictEqual([status, error]);
    }
    expect((await create(member, { organization_uuid: acme.uuid })).body.permission).toBe('manage_organization');
    const named = await create(owner, { organization_uuid: 'acme' });
    expect([named.status, Object.keys(named.body.errors)]).toStrictEqual([422, ['organization_uuid']]);
    const filtered = await bench.call('GET', `${path}?organization_uuid=acme`, { token: owner.token });
    expect([filtered.status, Object.keys(filtered.body.errors)]).toStrictEqual([422, ['organization_uuid']]);
    expect((await bench.query(`SELECT FROM oauth_clients`)).length).toBe(before);
  });

  it('are listed with those of the person, or alone when filtered', async () => {
    const own = await made(owner, null);
    const ofAcme = await made();
    const other = await play.organization(owner, 'Other');
    const ofOther = await made(owner, other.uuid);
    expect(await list(owner)).toStrictEqual([own, ofAcme, ofOther]);
    expect(await list(owner, `?organization_uuid=${acme.uuid}`)).toStrictEqual([ofAcme]);
    expect(await list(owner, `?organization_uuid=${other.uuid}`)).toStrictEqual([ofOther]);
  });

  it('of a suspended organization are read-only', async () => {
    const clientId = await made();
    await play.suspend(acme);
    expect(await see(owner, clientId)).toBe(200);
    expect(await list(owner)).toStrictEqual([clientId]);
    for (const answer of [
      await create(owner, { organization_uuid: acme.uuid }),
      await change(owner, clientId, { name: 'Other' }),
      await change(owner, clientId, { organization_uuid: null }),
      await change(owner, await made(owner, null), { organization_uuid: acme.uuid }),
      await bench.call('DELETE', `${path}/${clientId}`, { token: owner.token }),
      await bench.call('POST', `${path}/${clientId}/rotate-secret`, { token: owner.token, body: {} }),
    ])
      expect(refused(answer)).toStrictEqual([403, 'organization_inactive']);
  });

  describe('that move', () => {
    it('change their owner, also back to a person, lose their verification, and are published', async () => {
      const other = await play.organization(owner, 'Other');
      const clientId = await made(owner, null);
      const other2 = await caller();
      await play.join(other, other2, ['manage_organization']);
      for (const [by, target, owners] of [
        [owner, acme.uuid, [null, acme.uuid]],
        [owner, other.uuid, [null, other.uuid]],
        [other2, null, [other2.uuid, null]],
      ] as const) {
        await bench.query(`UPDATE oauth_clients SET is_verified = true WHERE client_id = $1`, [clientId]);
        const { status, body } = await change(by, clientId, { organization_uuid: target });
        expect([status, body.data.organization_uuid, body.data.is_verified]).toStrictEqual([200, target, false]);
        const { owner_uuid, organization_uuid } = await row(clientId);
        expect([owner_uuid, organization_uuid]).toStrictEqual(owners);
        const moved = (await bench.outbox('client.saved')).at(-1)!.payload['client'] as Record<string, unknown>;
        expect([moved['owner_uuid'], moved['organization_uuid']]).toStrictEqual(owners);
      }
      expect(await see(owner, clientId)).toBe(404);
    });

    it('stay verified, and publish nothing, when their owner stays the same', async () => {
      const clientId = await made();
      await bench.query(`UPDATE oauth_clients SET is_verified = true WHERE client_id = $1`, [clientId]);
      const before = (await bench.outbox()).length;
      expect((await change(owner, clientId, { organization_uuid: acme.uuid })).body.data.is_verified).toBe(true);
      expect((await change(owner, clientId, {})).body.data.organization_uuid).toBe(acme.uuid);
      expect((await bench.outbox()).length).toBe(before);
    });

    it('need the permission at both ends', async () => {
      const [manager, stranger] = [await caller(), await caller()];
      await play.join(acme, manager, ['manage_organization']);
      const other = await play.organization(stranger, 'Other');
      const [ofAcme, ofOther] = [await made(), await made(stranger, other.uuid)];
      expect(refused(await change(manager, ofAcme, { organization_uuid: other.uuid }))).toStrictEqual([
        403,
        'not_a_member',
      ]);
      expect((await change(manager, ofOther, { organization_uuid: acme.uuid })).status).toBe(404);
      expect((await change(manager, ofOther, { organization_uuid: null })).status).toBe(404);
      await play.join(other, manager, ['manage_members']);
      const weak = await change(manager, ofAcme, { organization_uuid: other.uuid });
      expect(refused(weak)).toStrictEqual([403, 'insufficient_permission']);
      const nowhere = await change(manager, ofAcme, { organization_uuid: randomUUID() });
      expect(refused(nowhere)).toStrictEqual([404, 'organization_not_found']);
      expect([(await row(ofAcme)).organization_uuid, (await row(ofOther)).organization_uuid]).toStrictEqual([
        acme.uuid,
        other.uuid,
      ]);
    });
  });

  describe('are at most 50', () => {
    const fill = (owner_uuid: string | null, organization_uuid: string | null) =>
      bench.query(
        `INSERT INTO oauth_clients (client_id, name, type, redirect_uris, scopes, owner_uuid, organization_uuid)
         SELECT gen_random_uuid(), 'Many', 'public', '{https://app.example/}', '{openid}', $1, $2
           FROM generate_series(1, 48)`,
        [owner_uuid, organization_uuid],
      );
    const count = async (organization_uuid: string) =>
      (await bench.query(`SELECT FROM oauth_clients WHERE organization_uuid = $1`, [organization_uuid])).length;
    const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

    it('in one organization, whoever creates them, also when many are requested at once', async () => {
      const manager = await caller();
      await play.join(acme, manager, ['manage_organization']);
      await fill(null, acme.uuid);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => create(index % 2 ? owner : manager, { organization_uuid: acme.uuid })),
      );
      expect(statuses(answers)).toStrictEqual([201, 201, ...Array<number>(8).fill(409)]);
      expect(await count(acme.uuid)).toBe(50);
      expect((await create(owner)).status).toBe(201);
      const full = await create(owner, { organization_uuid: acme.uuid });
      expect([full.body.error, full.body.message]).toStrictEqual([
        'limit_reached',
        'An organization can have at most 50 clients.',
      ]);
    });

    it('counting those that move there, or back to a person, at once', async () => {
      const moving = await Promise.all(Array.from({ length: 10 }, () => made(owner, null)));
      await fill(null, acme.uuid);
      const there = await Promise.all(moving.map((id) => change(owner, id, { organization_uuid: acme.uuid })));
      expect(statuses(there)).toStrictEqual([200, 200, ...Array<number>(8).fill(409)]);
      expect(await count(acme.uuid)).toBe(50);
      await fill(owner.uuid, null);
      await bench.query(`DELETE FROM oauth_clients WHERE owner_uuid = $1 AND client_id = ANY($2)`, [
        owner.uuid,
        moving,
      ]);
      const back = await Promise.all(
        (await list(owner, `?organization_uuid=${acme.uuid}`))
          .slice(0, 10)
          .map((id) => change(owner, id, { organization_uuid: null })),
      );
      expect(statuses(back)).toStrictEqual([200, 200, ...Array<number>(8).fill(409)]);
    });
  });

  it('have one owner: the database refuses a row with two', async () => {
    const clientId = await made();
    const both = bench.query(`UPDATE oauth_clients SET owner_uuid = $1 WHERE client_id = $2`, [owner.uuid, clientId]);
    await expect(both).rejects.toThrow(/oauth_clients_one_owner/);
  });
});
