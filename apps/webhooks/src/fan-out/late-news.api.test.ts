import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eventually, smtpReceiver, type SmtpReceiver } from '@platform/testing';
import { DataSource } from 'typeorm';
import { FanOutRetention } from './fan-out-retention.js';
import {
  clicked,
  heardBy,
  webhooksBench,
  type BenchOrganization,
  type WebhooksBench,
} from '../testing/webhooks-bench.test-helper.js';

describe('late and concurrent events', () => {
  let bench: WebhooksBench;
  let smtp: SmtpReceiver;
  beforeAll(async () => {
    smtp = await smtpReceiver();
    bench = await webhooksBench({ SMTP_URL: smtp.url });
  });
  afterAll(async () => {
    await bench.close();
    await smtp.close();
  });

  const person = (uuid: string, email: string, email_verified = true) => ({
    user: { uuid, name: 'Ada', surname: 'L', email, email_verified, language: null },
  });

  it('with an old state of a client disable nothing', async () => {
    const ada = randomUUID();
    const client = await bench.client();
    await bench.grant(client, ada);
    await bench.publish('client.saved', { client: { ...client.facts, is_active: false } }, { version: 1 });
    await bench.organization(ada);
    await eventually(() => expect(heardBy(client)).toStrictEqual(['organization.created']));
  });

  it('with a former or unconfirmed address of an owner send no mail there', async () => {
    const [moved, unconfirmed] = [randomUUID(), randomUUID()];
    await bench.publish('user.registered', person(moved, 'new@example.org'));
    await bench.publish('user.updated', person(moved, 'old@example.org'), { version: 1 });
    await bench.publish('user.registered', person(unconfirmed, 'unconfirmed@example.org', false));
    for (const owner_uuid of [unconfirmed, moved]) {
      const client = await bench.client({ owner_uuid });
      await bench.grant(client, owner_uuid);
      client.receiver.script({ status: 410 });
      await bench.organization(owner_uuid);
    }
    await eventually(async () => {
      const reported = await bench.query(
        `SELECT FROM delivery_destination WHERE is_disabling_told AND disabled_at IS NOT NULL`,
      );
      expect(reported.length).toBe(2);
      expect(await bench.query(`SELECT FROM outgoing_mail`)).toStrictEqual([]);
    });
    expect(smtp.mails.flatMap(({ recipients }) => recipients)).toStrictEqual(['new@example.org']);
  });

  it('of an erased person restore no data', async () => {
    const uuid = randomUUID();
    await bench.publish('user.registered', person(uuid, 'erased@example.org'));
    await bench.publish('user.updated', person(uuid, 'other@example.org'));
    await bench.publish('user.deleted', { user: { uuid } });
    await bench.publish('user.updated', person(uuid, 'erased@example.org'), { version: 1 });
    const rows = await bench.query(`SELECT name, email, language FROM person WHERE uuid = $1`, [uuid]);
    expect(rows).toStrictEqual([{ name: '', email: null, language: null }]);
    expect(await bench.query(`SELECT payload FROM heard_event WHERE user_uuid = $1`, [uuid])).toStrictEqual([]);
  });

  it('of a deleted role give its members no permission', async () => {
    const [owner, member] = [randomUUID(), randomUUID()];
    const organization = await bench.organization(owner);
    const client = await bench.client({ organization_uuid: organization.uuid });
    await bench.addMember(organization, member, ['manage_organization']);
    const token = await bench.token({ user_uuid: member, client_id: client.client_id });
    const status = async () => (await bench.call('GET', '/api/v1/webhook-endpoint', { token })).status;
    expect(await status()).toBe(200);
    const role = { id: 7, name: 'member', display_name: 'Member', permissions: ['manage_organization'] };
    await bench.publish('role.deleted', { organization, role });
    expect(await status()).toBe(404);
  });

  it('of an unreachable client withdraw nothing that it may receive', async () => {
    const ada = randomUUID();
    const client = await bench.client();
    await bench.grant(client, ada);
    client.receiver.always({ status: 503 });
    await bench.organization(ada);
    const token = await bench.token({ user_uuid: null, client_id: client.client_id, scopes: [] });
    const path = '/api/v1/webhook-deliveries';
    const uuid = await eventually(async () => {
      const [row] = (await bench.call('GET', path, { token })).body.data as { uuid: string; status: string }[];
      expect(row?.status).toBe('failed');
      return row!.uuid;
    });
    const retry = async () => (await bench.call('POST', `${path}/${uuid}/retry`, { token })).body.error as unknown;
    await bench.publish('client.saved', { client: { ...client.facts, webhook_url: null } });
    expect(await retry()).toBe('endpoint_disabled');
    client.receiver.always({ status: 200 });
    await bench.publish('client.saved', { client: client.facts });
    expect(await retry()).toBe(undefined);
  });

  const audience = `hashtextextended('webhooks:audience', 0)`;

  const lockWaiters = () =>
    bench.query(`SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
                 WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`);

  /** Whether a publication waits for a transaction with this lock, which the consumer of another event holds. */
  async function waitsFor(lock: string, publish: () => Promise<unknown>): Promise<boolean> {
    let isDone = false;
    const { published, hasWaited } = await bench.app.get(DataSource).transaction(async (tx) => {
      await tx.query(`SELECT ${lock}`);
      const published = publish().finally(() => (isDone = true));
      await eventually(async () => assert.ok(isDone || (await lockWaiters()).length > 0));
      return { published: [published], hasWaited: !isDone };
    });
    await Promise.all(published);
    return hasWaited;
  }

  it('of grants wait for the events in progress, and those for them', async () => {
    const ada = randomUUID();
    const client = await bench.client();
    const grant = await bench.grant(client, ada);
    const organization = await bench.organization(ada);
    const changes: [string, () => Promise<unknown>][] = [
      ['client', () => bench.publish('client.saved', { client: client.facts })],
      ['grant', () => bench.publish('grant.saved', { grant })],
      ['erasure', () => bench.publish('user.deleted', { user: { uuid: randomUUID() } })],
    ];
    for (const [what, publish] of changes)
      assert.ok(await waitsFor(`pg_advisory_xact_lock_shared(${audience})`, publish), what);
    const events: [string, () => Promise<unknown>][] = [
      ['organization', () => bench.rename(organization)],
      ['person', () => bench.publish('user.updated', person(ada, 'ada@example.org'))],
      ['visits', () => bench.publish('link.clicked', clicked(ada))],
    ];
    for (const [what, publish] of events)
      assert.ok(await waitsFor(`pg_advisory_xact_lock(${audience})`, publish), what);
    const one = `pg_advisory_xact_lock(hashtextextended('webhooks:organization:${organization.uuid}', 0))`;
    assert.ok(await waitsFor(one, () => bench.addMember(organization, randomUUID())), 'of one organization');
    assert.equal(await waitsFor(one, () => bench.organization(ada, 'Other')), false, 'of another');
  });

  it('of one organization delay none of another, however long they take', async () => {
    const slow = await bench.organization(randomUUID(), 'Slow');
    const quick = await bench.organization(randomUUID(), 'Quick');
    const renamings = async ({ uuid }: BenchOrganization) => {
      const storedEvents = `SELECT FROM heard_event WHERE organization_uuid = $1 AND event = 'organization.updated'`;
      return (await bench.query(storedEvents, [uuid])).length;
    };
    const held = await bench.app.get(DataSource).transaction(async (tx) => {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('webhooks:organization:${slow.uuid}', 0))`);
      const renamed = bench.rename(slow);
      await eventually(async () => assert.ok((await lockWaiters()).length > 0));
      await bench.rename(quick);
      expect([await renamings(slow), await renamings(quick)]).toStrictEqual([0, 1]);
      return [renamed];
    });
    await Promise.all(held);
    expect(await renamings(slow)).toBe(1);
  });

  it('are deleted after seven days unless deliveries may be retried, but memberships stay', async () => {
    const owner = randomUUID();
    const client = await bench.client();
    await bench.grant(client, owner);
    const organization = await bench.organization(owner);
    await eventually(() => expect(client.receiver.requests.length).toBe(1));
    client.receiver.always({ status: 503 });
    await bench.rename(organization);
    await eventually(async () =>
      expect(
        (
          await bench.query(
            `SELECT FROM delivery WHERE status = 'failed' AND event = 'organization.updated'
                                       AND organization_uuid = $1`,
            [organization.uuid],
          )
        ).length,
      ).toBe(1),
    );
    const keep = async (days: number) => {
      await bench.query(`UPDATE heard_event SET occurred_at = now() - $1 * interval '1 day'`, [days]);
      await bench.app.get(FanOutRetention).run();
      const rows = await bench.query<{ event: string }>(
        `SELECT event FROM heard_event WHERE organization_uuid = $1 ORDER BY version`,
        [organization.uuid],
      );
      return rows.map(({ event }) => event);
    };
    expect(await keep(6)).toStrictEqual(['organization.created', 'organization.updated']);
    expect(await keep(8)).toStrictEqual(['organization.updated']);
    // No kept event refers to memberships, and these are still known.
    await bench.query(`DELETE FROM heard_event`);
    await bench.app.get(FanOutRetention).run();
    client.receiver.always({ status: 200 });
    const before = client.receiver.requests.length;
    await bench.rename(organization);
    await eventually(() => expect(client.receiver.requests.length).toBe(before + 1));
  });
});
