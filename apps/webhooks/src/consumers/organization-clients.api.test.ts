import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { DeliveryEngine } from '@platform/delivery';
import { eventually, smtpReceiver, type SmtpReceiver } from '@platform/testing';
import { webhooksBench, type BenchClient, type WebhooksBench } from '../testing/webhooks-bench.test-helper.js';

const endpoint = '/api/v1/webhook-endpoint';
const deliveries = '/api/v1/webhook-deliveries';
const manage = ['manage_organization'];

describe('the webhooks of an organization’s client', () => {
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

  async function person(language: string | null = null): Promise<string> {
    const uuid = randomUUID();
    const user = { uuid, name: 'Ada', surname: 'L', email: addressOf(uuid), email_verified: true, language };
    await bench.publish('user.registered', { user });
    return uuid;
  }
  const addressOf = (uuid: string) => `${uuid}@example.org`;
  const mailsTo = (uuid: string) => smtp.mails.filter(({ recipients }) => recipients.includes(addressOf(uuid)));

  /** A client of an organization, with a grant of the owner. */
  async function ours(owner: string) {
    const organization = await bench.organization(owner);
    const client = await bench.client({ organization_uuid: organization.uuid, name: 'Invoices' });
    return { ...client, organization };
  }
  /** What a member with manage_organization sees, from another application. */
  async function seenBy(user_uuid: string, { client_id }: BenchClient): Promise<number[]> {
    const token = await bench.token({ user_uuid, client_id: 'console' });
    const query = `?client_id=${client_id}`;
    return Promise.all(
      (
        [
          ['GET', endpoint],
          ['GET', deliveries],
          ['POST', `${deliveries}/test`],
        ] as const
      ).map(async ([method, path]) => {
        const body = method === 'POST' ? {} : undefined;
        return (await bench.call(method, path + query, { token, body })).status;
      }),
    );
  }
  const open = [200, 200, 201];
  const closed = [404, 404, 404];

  it('are shown to members with manage_organization, and are 404 to others', async () => {
    const [owner, manager, member, other] = await Promise.all([person(), person(), person(), person()]);
    const client = await ours(owner);
    await bench.addMember(client.organization, manager, manage);
    await bench.addMember(client.organization, member, ['view_audit_logs', 'manage_members']);
    await bench.organization(other);
    expect(await seenBy(owner, client)).toStrictEqual(open);
    expect(await seenBy(manager, client)).toStrictEqual(open);
    for (const who of [member, other, randomUUID()]) expect(await seenBy(who, client)).toStrictEqual(closed);
  });

  it('are shown only after a sign-in with a second factor where the organization demands one', async () => {
    const [owner, auditor] = await Promise.all([person(), person()]);
    const client = await ours(owner);
    await bench.grant(client, auditor);
    await bench.addMember(client.organization, auditor, ['view_audit_logs']);
    const statusFor = async (user_uuid: string, facts: { has_second_factor?: boolean; client_id: string }) => {
      const token = await bench.token({ user_uuid, ...facts });
      const { status, body } = await bench.call('GET', `${deliveries}?client_id=${client.client_id}`, { token });
      return [status, body.error ?? body.meta.total];
    };
    const own = { client_id: client.client_id };
    const facts = { ...client.organization, description: null, is_active: true, requires_mfa: true };
    await bench.publish('organization.updated', { organization: facts, data: { name: facts.name } });
    expect(await statusFor(owner, { client_id: 'console' })).toStrictEqual([403, 'second_factor_required']);
    expect((await statusFor(owner, { client_id: 'console', has_second_factor: true }))[0]).toBe(200);
    expect(await statusFor(auditor, own)).toStrictEqual([200, 0]);
    const shown = await statusFor(auditor, { ...own, has_second_factor: true });
    expect(shown[1]).toBeGreaterThan(0);
    // What an event of an older version omits stays as it was.
    const { requires_mfa: _, ...before } = facts;
    await bench.publish('organization.updated', { organization: before, data: { name: facts.name } });
    expect(await statusFor(owner, { client_id: 'console' })).toStrictEqual([403, 'second_factor_required']);
  });

  it('show the whole log to who manages the organization, and to others what their audit log shows', async () => {
    const [owner, auditor, user] = await Promise.all([person(), person(), person()]);
    const client = await ours(owner);
    await bench.addMember(client.organization, auditor, ['view_audit_logs']);
    await bench.grant(client, user);
    await bench.organization(user, 'Elsewhere');
    const totalFor = async (user_uuid: string) => {
      const token = await bench.token({ user_uuid, client_id: client.client_id });
      return (await bench.call('GET', deliveries, { token })).body.meta.total;
    };
    expect([await totalFor(owner), await totalFor(auditor)]).toStrictEqual([1, 0]);
  });

  it('are hidden at once when the role’s permission, the membership or the client ends', async () => {
    const [owner, left, changed] = await Promise.all([person(), person(), person()]);
    const client = await ours(owner);
    for (const who of [left, changed]) await bench.addMember(client.organization, who, manage);
    await bench.removeMember(client.organization, left);
    expect(await seenBy(left, client)).toStrictEqual(closed);
    expect(await seenBy(changed, client)).toStrictEqual(open);
    const role = { id: 7, name: 'member', display_name: 'Member', permissions: ['view_members'] };
    await bench.publish('role.updated', { organization: client.organization, role });
    expect(await seenBy(changed, client)).toStrictEqual(closed);
    const mover = await person();
    await bench.publish('client.saved', { client: { ...client.facts, organization_uuid: null, owner_uuid: mover } });
    expect(await seenBy(owner, client)).toStrictEqual(closed);
    expect(await seenBy(mover, client)).toStrictEqual(open);
  });

  it('are read-only while the organization is suspended, also for the client itself', async () => {
    const owner = await person();
    const client = await ours(owner);
    const suspended = { ...client.organization, description: null, is_active: false };
    await bench.publish('organization.status_changed', { organization: suspended });
    expect(await seenBy(owner, client)).toStrictEqual([200, 200, 403]);
    const token = await bench.token({ user_uuid: owner, client_id: 'console' });
    const own = await bench.token({ user_uuid: null, client_id: client.client_id });
    for (const path of [endpoint, deliveries])
      assert.equal((await bench.call('GET', path, { token: own })).status, 200, path);
    const range = { from: new Date(Date.now() - 60_000).toISOString(), to: new Date().toISOString() };
    for (const [path, body] of [
      [`${endpoint}/enable`],
      [`${deliveries}/test`, {}],
      [`${deliveries}/${randomUUID()}/retry`],
      [`${deliveries}/retry`, range],
    ] as const) {
      for (const by of [token, own]) {
        const answer = await bench.call('POST', `${path}?client_id=${client.client_id}`, { token: by, body });
        assert.deepEqual([answer.status, answer.body.error], [403, 'organization_inactive'], path);
      }
    }
    await bench.publish('organization.status_changed', { organization: { ...suspended, is_active: true } });
    expect((await bench.call('POST', `${deliveries}/test`, { token: own, body: {} })).status).toBe(201);
  });

  it('belong to no organization after an event from before organizations had clients', async () => {
    const owner = await person();
    const { client_id, facts } = await bench.client({ owner_uuid: owner });
    const { organization_uuid: _, ...before } = facts;
    await bench.publish('client.saved', { client: { ...before, name: 'Old news' } as typeof facts });
    const [row] = await bench.query(`SELECT name, owner_uuid, organization_uuid FROM client WHERE client_id = $1`, [
      client_id,
    ]);
    expect(row).toStrictEqual({ name: 'Old news', owner_uuid: owner, organization_uuid: null });
  });

  it('are reported as disabled to the members who manage it, each in their language, and to nobody else', async () => {
    const [owner, manager, member, left] = [await person('de'), await person('fr'), await person(), await person()];
    const client = await ours(owner);
    await bench.addMember(client.organization, manager, manage);
    await bench.addMember(client.organization, member, ['manage_members']);
    await bench.addMember(client.organization, left, manage);
    await bench.removeMember(client.organization, left);
    await bench.grant(client, owner);
    client.receiver.script({ status: 410 });
    await bench.rename(client.organization);
    await eventually(() => expect([mailsTo(owner).length, mailsTo(manager).length]).toStrictEqual([1, 1]));
    expect(mailsTo(owner)[0]!.subject ?? '').toMatch(/Webhooks von Invoices/);
    expect(mailsTo(manager)[0]!.subject ?? '').toMatch(/webhooks de Invoices/i);
    expect([mailsTo(member), mailsTo(left)]).toStrictEqual([[], []]);
  });

  it('are reported as failing to 20 members at most', async () => {
    const owner = await person();
    const client = await ours(owner);
    const managers = await Promise.all(Array.from({ length: 24 }, () => person()));
    for (const who of managers) await bench.addMember(client.organization, who, manage);
    await bench.grant(client, owner);
    client.receiver.always({ status: 500 });
    await bench.rename(client.organization);
    const failing = () =>
      bench.query(`SELECT FROM delivery_destination WHERE failing_since IS NOT NULL AND id = (${idOf})`, [
        client.client_id,
      ]);
    await eventually(async () => expect((await failing()).length).toBe(1));
    await bench.query(
      `UPDATE delivery_destination SET failing_since = now() - interval '3 days' WHERE id = (${idOf})`,
      [client.client_id],
    );
    Object.assign(Reflect.get(bench.app.get(DeliveryEngine), 'notices') as object, { warnedAt: 0 });
    const mailedCount = () => [owner, ...managers].filter((who) => mailsTo(who).length > 0).length;
    await eventually(() => expect(mailedCount()).toBe(20));
    await eventually(async () => expect(await bench.query(`SELECT FROM outgoing_mail`)).toStrictEqual([]));
    expect(mailedCount()).toBe(20);
  });
});

const idOf = `SELECT uuid FROM client WHERE client_id = $1`;
