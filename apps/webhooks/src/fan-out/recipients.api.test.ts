import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { timestamp, webhookBody, type PlatformEvent } from '@platform/contracts';
import { eventually } from '@platform/testing';
import { DataSource } from 'typeorm';
import { GrantsConsumer } from '../consumers/grants.consumer.js';
import {
  added,
  clicked,
  created,
  heardBy,
  removed,
  renamed,
  webhooksBench,
  type BenchClient,
  type BenchOrganization,
  type WebhooksBench,
} from '../testing/webhooks-bench.test-helper.js';

describe('the recipients of an event', () => {
  let bench: WebhooksBench;

  beforeAll(async () => {
    bench = await webhooksBench();
  });
  afterAll(() => bench.close());

  /** Waits until a client has exactly these events; a forbidden one was published before, and would have come. */
  async function receives(client: BenchClient, events: string[]): Promise<void> {
    await eventually(() => expect(heardBy(client)).toStrictEqual([...events].sort()));
  }

  /** Deliveries are made in the transaction that consumes the event: after its acknowledgement no more can come. */
  async function madeFor(client: BenchClient): Promise<string[]> {
    const rows = await bench.query<{ event: string }>(
      `SELECT event FROM delivery JOIN client ON client.uuid = destination_id WHERE client_id = $1 ORDER BY event`,
      [client.client_id],
    );
    return rows.map(({ event }) => event);
  }

  function fresh(): BenchOrganization {
    const uuid = randomUUID();
    return { uuid, name: 'Acme', slug: `acme-${uuid}` };
  }

  it('are the clients with a live grant of a member, by each of the three scopes, and nobody else', async () => {
    const [owner, stranger] = [randomUUID(), randomUUID()];
    const client = await bench.client();
    const [byManage, byOrganizations] = [await bench.client(), await bench.client()];
    const withoutGrant = await bench.client();
    const withOtherScopes = await bench.client();
    const ofStranger = await bench.client();
    const withoutUrl = await bench.client({ webhook_url: null, sealed_webhook_secret: null });
    const disabled = await bench.client({ is_active: false });
    await bench.grant(client, owner);
    await bench.grant(byManage, owner, ['org:manage']);
    await bench.grant(byOrganizations, owner, ['organizations']);
    await bench.grant(withOtherScopes, owner, ['openid', 'profile', 'email', 'offline_access']);
    await bench.grant(ofStranger, stranger);
    await bench.grant(withoutUrl, owner);
    await bench.grant(disabled, owner);
    await bench.organization(owner);
    for (const hearer of [client, byManage, byOrganizations]) await receives(hearer, ['organization.created']);
    for (const deaf of [withoutGrant, withOtherScopes, ofStranger, withoutUrl, disabled]) {
      expect(await madeFor(deaf)).toStrictEqual([]);
    }
  });

  it('are never the clients of another organization', async () => {
    const [ada, bob] = [randomUUID(), randomUUID()];
    const [ofAda, ofBob] = [await bench.client(), await bench.client()];
    await bench.grant(ofAda, ada);
    await bench.grant(ofBob, bob);
    await bench.organization(ada, 'Ada');
    const second = await bench.organization(bob, 'Bob');
    await bench.rename(second);
    await receives(ofBob, ['organization.created', 'organization.updated']);
    await receives(ofAda, ['organization.created']);
  });

  it('include a client until its last grant is revoked, and once where several grants allow it', async () => {
    const [ada, bob] = [randomUUID(), randomUUID()];
    const client = await bench.client();
    const grants = [await bench.grant(client, ada), await bench.grant(client, ada, ['org:manage'])];
    const organization = await bench.organization(ada);
    await bench.addMember(organization, bob);
    await bench.grant(client, bob);
    await bench.publish('grant.revoked', { grant: grants[0]! });
    await bench.rename(organization);
    await bench.publish('grant.revoked', { grant: grants[1]! });
    await bench.rename(organization);
    await bench.removeMember(organization, bob);
    await bench.rename(organization);
    await receives(client, [
      'organization.created',
      'member.added',
      'organization.updated',
      'organization.updated',
      'member.removed',
    ]);
  });

  it('include the clients of a removed member for the removal, and for nothing after it', async () => {
    const [ada, bob] = [randomUUID(), randomUUID()];
    const ofBob = await bench.client();
    await bench.grant(ofBob, bob);
    const organization = await bench.organization(ada);
    await bench.addMember(organization, bob);
    await bench.removeMember(organization, bob);
    await bench.rename(organization);
    await receives(ofBob, ['member.added', 'member.removed']);
    expect(await madeFor(ofBob)).toStrictEqual(['member.added', 'member.removed']);
  });

  it('about a deletion of an organization are those of its earlier events', async () => {
    const ada = randomUUID();
    const client = await bench.client();
    await bench.grant(client, ada);
    const organization = await bench.organization(ada);
    await bench.publish('organization.deleted', renamed(organization));
    await receives(client, ['organization.created', 'organization.deleted']);
  });

  it('about roles and invitations are the clients of members; a suspension has none', async () => {
    const ada = randomUUID();
    const [client, stranger] = [await bench.client(), await bench.client()];
    await bench.grant(client, ada);
    await bench.grant(stranger, randomUUID());
    const organization = await bench.organization(ada);
    const role = { id: 7, name: 'auditor', display_name: 'Auditor', permissions: ['view_members'] };
    const invitation = { uuid: randomUUID(), email: 'grace@example.org', role: 'member' };
    const told = [];
    for (const type of ['role.created', 'role.updated', 'role.deleted'] as const) {
      await bench.publish(type, { organization, role });
      told.push(type);
    }
    for (const verb of ['created', 'accepted', 'declined', 'cancelled'] as const) {
      await bench.publish(`invitation.${verb}`, { organization, invitation });
      told.push(`invitation.${verb}`);
    }
    const suspended = { ...renamed(organization).organization, is_active: false };
    await bench.publish('organization.status_changed', { organization: suspended });
    await receives(client, ['organization.created', ...told]);
    expect((await madeFor(client)).length).toBe(8);
    expect(await madeFor(stranger)).toStrictEqual([]);
    for (const { rawBody } of client.receiver.requests) {
      const body = JSON.parse(rawBody.toString());
      expect(webhookBody(body.event).parse(body)).toStrictEqual(body);
    }
  });

  it('about a user are the clients with a grant of the user, and they get only what they may read', async () => {
    const ada = randomUUID();
    const [reader, knower, other] = [await bench.client(), await bench.client(), await bench.client()];
    await bench.grant(reader, ada, ['openid', 'profile', 'email']);
    await bench.grant(knower, ada, ['openid']);
    await bench.grant(other, randomUUID(), ['openid', 'profile', 'email']);
    const user = {
      uuid: ada,
      name: 'Ada',
      surname: 'L',
      email: 'ada@example.org',
      email_verified: true,
      language: 'en',
    };
    await bench.publish('user.updated', { user });
    await receives(reader, ['user.updated']);
    await receives(knower, ['user.updated']);
    const bodyOf = (client: BenchClient) => JSON.parse(client.receiver.requests[0]!.rawBody.toString());
    expect(bodyOf(reader).user).toStrictEqual(user);
    expect(bodyOf(knower).user).toStrictEqual({ uuid: ada });
    expect(await madeFor(other)).toStrictEqual([]);
  });

  it('about visits are the clients with the owner’s links:manage, which alone see them in the log', async () => {
    const [ada, eve] = [randomUUID(), randomUUID()];
    const [client, knower, ofEve] = [await bench.client(), await bench.client(), await bench.client()];
    const own = await bench.client({ owner_uuid: ada });
    await bench.grant(client, ada, ['openid', 'links:manage']);
    await bench.grant(knower, ada, ['openid', 'profile', 'email', 'org:manage', 'clients:manage']);
    await bench.grant(ofEve, eve, ['links:manage']);
    const visitsOfAda = clicked(ada, [1, 2, 3]);
    await bench.publish('link.clicked', visitsOfAda);
    await receives(client, ['link.clicked']);
    const {
      event,
      timestamp: _at,
      sequence: _order,
      ...body
    } = JSON.parse(client.receiver.requests[0]!.rawBody.toString());
    expect([event, body]).toStrictEqual(['link.clicked', visitsOfAda]);
    for (const other of [knower, ofEve, own]) expect(await madeFor(other)).toStrictEqual([]);
    const logOf = async (user_uuid: string | null, { client_id } = client) => {
      const token = await bench.token({ user_uuid, client_id });
      const answer = await bench.call('GET', '/api/v1/webhook-deliveries?event=link.clicked', { token });
      return answer.body.data.length;
    };
    expect([await logOf(null), await logOf(null, ofEve), await logOf(ada), await logOf(eve)]).toStrictEqual([
      1, 0, 0, 0,
    ]);
  });

  it('include a client with audience "all" for everything, without a grant', async () => {
    const [ada, all] = [randomUUID(), await bench.client({ webhook_audience: 'all' })];
    await bench.grant(all, ada, ['openid']);
    const organization = await bench.organization(ada);
    const user = { uuid: ada, name: 'A', surname: 'L', email: 'a@example.org', email_verified: true, language: null };
    await bench.publish('user.updated', { user });
    await receives(all, ['organization.created', 'user.updated']);
    const bodies = all.receiver.requests.map(({ rawBody }) => JSON.parse(rawBody.toString()));
    expect(bodies.find(({ event }) => event === 'user.updated').user).toStrictEqual(user);
    expect(bodies.find(({ event }) => event === 'organization.created').organization.uuid).toBe(organization.uuid);
    await bench.publish('client.saved', { client: { ...all.facts, is_active: false } });
  });

  it('get one delivery of an event, however often it is published, also concurrently', async () => {
    const ada = randomUUID();
    const client = await bench.client();
    await bench.grant(client, ada);
    const organization = await bench.organization(ada);
    const id = randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => bench.rename(organization, { id })));
    await bench.rename(organization, { id });
    await receives(client, ['organization.created', 'organization.updated']);
    expect(await madeFor(client)).toStrictEqual(['organization.created', 'organization.updated']);
  });

  it('do not depend on the order in which events of an organization arrive', async () => {
    const [ada, bob] = [randomUUID(), randomUUID()];
    const [ofAda, ofBob] = [await bench.client(), await bench.client()];
    await bench.grant(ofAda, ada);
    await bench.grant(ofBob, bob);
    const organization = fresh();
    const at = 1_000_000;
    await bench.publish('organization.deleted', renamed(organization), { version: at + 6 });
    await bench.publish('organization.updated', renamed(organization), { version: at + 5 });
    await bench.publish('member.removed', removed(organization, bob), { version: at + 4 });
    await bench.publish('organization.updated', renamed(organization), { version: at + 3 });
    expect([await madeFor(ofAda), await madeFor(ofBob)]).toStrictEqual([[], []]);
    await bench.publish('member.added', added(organization, bob), { version: at + 2 });
    await bench.publish('organization.created', created(organization, ada), { version: at + 1 });
    await receives(ofAda, [
      'organization.created',
      'member.added',
      'organization.updated',
      'member.removed',
      'organization.updated',
      'organization.deleted',
    ]);
    await receives(ofBob, ['member.added', 'organization.updated', 'member.removed']);
    expect(await bench.query(`SELECT is_deleted FROM organization WHERE uuid = $1`, [organization.uuid])).toStrictEqual(
      [{ is_deleted: true }],
    );
  });

  it('are complete when all events arrive at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const [ada, bob] = [randomUUID(), randomUUID()];
      const [ofAda, ofBob] = [await bench.client(), await bench.client()];
      await bench.grant(ofAda, ada);
      await bench.grant(ofBob, bob);
      const organization = fresh();
      const at = 2_000_000 + round * 10;
      await Promise.all([
        bench.publish('member.added', added(organization, bob), { version: at + 2 }),
        bench.publish('organization.created', created(organization, ada), { version: at + 1 }),
        ...[3, 4, 5, 6].map((n) => bench.publish('organization.updated', renamed(organization), { version: at + n })),
      ]);
      const later = ['member.added', ...Array.from({ length: 4 }, () => 'organization.updated')];
      expect(await madeFor(ofAda)).toStrictEqual([...later, 'organization.created'].sort());
      expect(await madeFor(ofBob)).toStrictEqual(later);
    }
  });

  it('do not include a client again whose revoked grant or old state arrives late', async () => {
    const ada = randomUUID();
    const client = await bench.client();
    const grant = { grant_id: randomUUID(), user_uuid: ada, client_id: client.client_id, scopes: ['org:read'] };
    await bench.publish('grant.revoked', { grant }, { version: 3_000_001 });
    await bench.publish('grant.saved', { grant }, { version: 3_000_000 });
    const silent = await bench.client({ webhook_url: null });
    const withUrl = { ...silent.facts, webhook_url: client.facts.webhook_url };
    await bench.publish('client.saved', { client: withUrl }, { version: 1 });
    await bench.grant(silent, ada);
    await bench.organization(ada);
    expect([await madeFor(client), await madeFor(silent)]).toStrictEqual([[], []]);
  });

  it('include a client with a late grant for events since the grant, and for none before', async () => {
    const ada = randomUUID();
    const client = await bench.client();
    const organization = await bench.organization(ada);
    await bench.rename(organization);
    await bench.query(
      `UPDATE heard_event SET occurred_at = occurred_at - interval '1 hour'
       WHERE organization_uuid = $1 AND event LIKE '%created'`,
      [organization.uuid],
    );
    const grant = { grant_id: randomUUID(), user_uuid: ada, client_id: client.client_id, scopes: ['org:read'] };
    const late: PlatformEvent<'grant.saved'> = {
      id: randomUUID(),
      type: 'grant.saved',
      publisher: 'identity',
      version: 4_000_000,
      occurredAt: timestamp(new Date(Date.now() - 60_000)),
      payload: { grant },
    };
    await bench.app.get(DataSource).transaction((tx) => bench.app.get(GrantsConsumer).save(late, tx));
    await receives(client, ['organization.updated']);
  });
});
