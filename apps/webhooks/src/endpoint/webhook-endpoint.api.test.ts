import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { webhookBody, webhookEventNames } from '@platform/contracts';
import { DeliveryEngine, DeliveryRetention } from '@platform/delivery';
import { eventually, smtpReceiver, type SmtpReceiver } from '@platform/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { heardBy, webhooksBench, type BenchClient, type WebhooksBench } from '../testing/webhooks-bench.test-helper.js';

const endpoint = '/api/v1/webhook-endpoint';
const deliveries = '/api/v1/webhook-deliveries';

describe('a webhook endpoint', () => {
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

  /** A client whose owner has a confirmed address and belongs to an organization. */
  async function owned(language: string | null = null) {
    const owner = randomUUID();
    const email = `${owner}@example.org`;
    const user = { uuid: owner, name: 'Ada', surname: 'L', email, email_verified: true, language };
    await bench.publish('user.registered', { user });
    const client = await bench.client({ owner_uuid: owner, name: 'Invoices' });
    await bench.grant(client, owner);
    const token = await bench.token({ user_uuid: null, client_id: client.client_id, scopes: [] });
    const see = async () => (await bench.call('GET', endpoint, { token })).body.data;
    const mails = () => smtp.mails.filter(({ recipients }) => recipients.includes(email));
    return { ...client, owner, email, token, see, mails };
  }

  const delivered = (client: Pick<BenchClient, 'receiver'>, events: string[]) =>
    eventually(() => expect(heardBy(client)).toStrictEqual([...events].sort()));

  it('shows its state to the client and its owner alone', async () => {
    const { owner, token, see, client_id, receiver } = await owned();
    expect(await see()).toStrictEqual({
      client_id,
      name: 'Invoices',
      url: `${receiver.url}/hook`,
      audience: 'authorized',
      status: 'active',
      disabled_reason: null,
      disabled_at: null,
      paused_until: null,
      failing_since: null,
      consecutive_failures: 0,
      last_success_at: null,
      last_failure_at: null,
      pending: 0,
      previous_secret_expires_at: null,
    });
    await bench.organization(owner);
    await eventually(async () => expect((await see()).last_success_at).toMatch(/\+00:00$/));
    const owners = await bench.token({ user_uuid: owner, client_id });
    expect((await bench.call('GET', endpoint, { token: owners })).status).toBe(200);
    const strangers = await bench.token({ user_uuid: randomUUID(), client_id });
    for (const [method, path] of [
      ['GET', endpoint],
      ['POST', `${endpoint}/enable`],
      ['POST', `${deliveries}/test`],
    ] as const) {
      const body = method === 'POST' ? {} : undefined;
      const answer = await bench.call(method, path, { token: strangers, body });
      assert.deepEqual([answer.status, answer.body.error], [404, 'not_found'], path);
      expect(answer.body.message).toMatch(/^You own no such client; name one of yours/);
      assert.equal((await bench.call(method, path, { body })).status, 401, path);
      const weak = await bench.token({ user_uuid: owner, client_id, scopes: ['profile'] });
      assert.equal((await bench.call(method, path, { token: weak, body })).status, 403, path);
    }
    expect((await bench.call('POST', `${deliveries}/test`, { token, rawBody: '{' })).status).toBe(400);
  });

  it('is read by an owner for another of their clients with a token for all, and by nobody else', async () => {
    const { owner, client_id, receiver } = await owned();
    const { client_id: foreign } = await owned();
    await bench.organization(owner);
    await delivered({ receiver }, ['organization.created']);
    const console = await bench.token({ user_uuid: owner, client_id: 'console' });
    for (const path of [endpoint, deliveries]) {
      const seen = await bench.call('GET', `${path}?client_id=${client_id}`, { token: console });
      assert.equal(seen.status, 200, path);
      const hidden = await bench.call('GET', `${path}?client_id=${foreign}`, { token: console });
      assert.deepEqual([hidden.status, hidden.body.error], [404, 'not_found'], path);
      const weak = await bench.token({ user_uuid: owner, client_id: 'other-app', scopes: ['org:read', 'org:manage'] });
      const refused = await bench.call('GET', `${path}?client_id=${client_id}`, { token: weak });
      assert.deepEqual([refused.status, refused.body.error], [403, 'insufficient_scope'], path);
    }
    const { body } = await bench.call('GET', `${deliveries}?client_id=${client_id}`, { token: console });
    expect(body.meta.total).toBe(1);
    expect(body.links.first).toMatch(new RegExp(`client_id=${client_id}`));
    const one = `${deliveries}/${body.data[0].uuid}?client_id=${client_id}`;
    expect((await bench.call('GET', one, { token: console })).status).toBe(200);
  });

  it('gets a test on request, and an example of any event that its published schema allows', async () => {
    const { token, receiver, client_id } = await owned();
    const made = await bench.call('POST', `${deliveries}/test`, { token, body: {} });
    expect([made.status, made.body.data.event, made.body.data.status]).toStrictEqual([201, 'webhook.test', 'pending']);
    expect(made.body.data.payload.client.client_id).toBe(client_id);
    await delivered({ receiver }, ['webhook.test']);
    expect(receiver.requests[0]!.headers['x-platform-delivery']).toBe(made.body.data.uuid);

    const catalogue = (await bench.call('GET', '/api/v1/webhook-events', { token })).body.data;
    const ajv = addFormats.default(new Ajv2020({ strict: true }));
    for (const event of webhookEventNames) {
      const { status } = await bench.call('POST', `${deliveries}/test`, { token, body: { event } });
      expect(status).toBe(201);
    }
    await delivered({ receiver }, ['webhook.test', ...webhookEventNames]);
    for (const { rawBody } of receiver.requests.slice(1)) {
      const body = JSON.parse(rawBody.toString());
      expect(body.test).toBe(true);
      expect(webhookBody(body.event).parse(body)).toBeTruthy();
      const { payload_schema } = catalogue.find(({ event }: { event: string }) => event === body.event);
      const isValid = ajv.compile(payload_schema);
      assert.ok(isValid(body), `${body.event}: ${ajv.errorsText(isValid.errors)}`);
    }
    const unknown = await bench.call('POST', `${deliveries}/test`, { token, body: { event: 'nothing.happened' } });
    expect([unknown.status, Object.keys(unknown.body.errors)]).toStrictEqual([422, ['event']]);
    const silent = await bench.client({ webhook_url: null, sealed_webhook_secret: null });
    const silents = await bench.token({ user_uuid: null, client_id: silent.client_id });
    const refused = await bench.call('POST', `${deliveries}/test`, { token: silents, body: {} });
    expect([refused.status, refused.body.error]).toStrictEqual([409, 'no_webhook_url']);
  });

  it('is disabled by a 410, with one mail to its owner; once enabled it gets later events', async () => {
    const { owner, token, see, receiver, mails } = await owned();
    receiver.script({ status: 410 });
    const organization = await bench.organization(owner);
    await eventually(async () => expect((await see()).status).toBe('disabled'));
    expect((await see()).disabled_reason).toBe('gone');
    await bench.rename(organization);
    await eventually(async () => {
      const { body } = await bench.call('GET', `${deliveries}?status=failed`, { token });
      expect(body.meta.total).toBe(2);
    });
    const refused = await bench.call('POST', `${deliveries}/test`, { token, body: {} });
    expect([refused.status, refused.body.error]).toStrictEqual([409, 'endpoint_disabled']);
    await eventually(() => expect(mails().length).toBe(1));
    const [mail] = mails();
    expect(mail!.subject ?? '').toMatch(/Webhooks of Invoices are switched off/);
    expect(`${mail!.text}${mail!.html}`).not.toMatch(/key=hidden/);

    const enabled = await bench.call('POST', `${endpoint}/enable`, { token });
    expect([enabled.status, enabled.body.data.status, enabled.body.data.disabled_reason]).toStrictEqual([
      200,
      'active',
      null,
    ]);
    await bench.rename(organization);
    await delivered({ receiver }, ['organization.created', 'organization.updated']);

    const range = {
      from: new Date(Date.now() - 3_600_000).toISOString(),
      to: new Date(Date.now() + 60_000).toISOString(),
    };
    const again = await bench.call('POST', `${deliveries}/retry`, { token, body: range });
    expect([again.status, again.body.data]).toStrictEqual([202, { matched: 2, remaining: 0 }]);
    await delivered({ receiver }, [...Array(2).fill('organization.created'), ...Array(2).fill('organization.updated')]);
    expect(mails().length).toBe(1);
  });

  it('is paused when it cannot be reached, and gets no retry before the end unless it is enabled', async () => {
    const { owner, token, see, receiver } = await owned();
    receiver.always({ status: 503 });
    const organization = await bench.organization(owner);
    for (let n = 0; n < 2; n += 1) await bench.rename(organization);
    const pausedUntil = await eventually(async () => {
      const { status, paused_until } = await see();
      expect(status).toBe('paused');
      return paused_until;
    });
    const waiting = await eventually(async () => {
      const { body } = await bench.call('GET', `${deliveries}?status=pending`, { token });
      expect(body.data.length).toBeGreaterThan(0);
      for (const { next_retry_at } of body.data) expect(next_retry_at).toBe(pausedUntil);
      return body.data;
    });
    const one = await bench.call('GET', `${deliveries}/${waiting[0].uuid}`, { token });
    expect(one.body.data.next_retry_at).toBe(pausedUntil);
    receiver.always({ status: 200 });
    const enabled = await bench.call('POST', `${endpoint}/enable`, { token });
    expect([enabled.body.data.status, enabled.body.data.paused_until]).toStrictEqual(['active', null]);
    await eventually(async () => expect((await see()).pending).toBe(0));
  });

  it('is disabled after failing for five days, with a warning halfway, by mails in the owner’s language', async () => {
    const { owner, see, receiver, mails } = await owned('de-AT');
    receiver.always({ status: 500 });
    const organization = await bench.organization(owner);
    const back = (days: number) =>
      bench.query(
        `UPDATE delivery_destination SET failing_since = now() - $1 * interval '1 day'
                   WHERE id = (SELECT uuid FROM client WHERE owner_uuid = $2)`,
        [days, owner],
      );
    await eventually(async () => expect((await see()).failing_since).not.toBe(null));
    await back(3);
    Object.assign(Reflect.get(bench.app.get(DeliveryEngine), 'notices') as object, { warnedAt: 0 });
    await eventually(() => expect(mails()[0]?.subject ?? '').toMatch(/Webhooks von Invoices schlagen fehl/));
    expect((await see()).status).toBe('active');
    await back(6);
    await bench.rename(organization);
    await eventually(async () => expect((await see()).disabled_reason).toBe('failing'));
    await eventually(() => expect(mails().length).toBe(2));
    expect(mails()[1]!.text ?? '').toMatch(/fünf Tage lang/);
  });

  it('is disabled without a mail when its owner is erased or unconfirmed', async () => {
    const { owner, see, receiver, mails } = await owned();
    await bench.publish('user.deleted', { user: { uuid: owner } });
    const other = randomUUID();
    await bench.grant({ client_id: (await see()).client_id }, other);
    receiver.script({ status: 410 });
    await bench.organization(other);
    await eventually(async () => expect((await see()).disabled_reason).toBe('gone'));
    await eventually(async () =>
      expect(await bench.query(`SELECT FROM delivery_destination WHERE NOT is_disabling_told`)).toStrictEqual([]),
    );
    expect(mails()).toStrictEqual([]);
    expect(await bench.query(`SELECT name, email FROM person WHERE uuid = $1`, [owner])).toStrictEqual([
      { name: '', email: null },
    ]);
  });

  it('is shown as disabled for a deleted client while its log is kept, and deleted with the log', async () => {
    const [deleted, disabled] = [await owned(), await owned()];
    for (const one of [deleted, disabled]) {
      await bench.organization(one.owner);
      await delivered(one, ['organization.created']);
    }
    const gone = { is_active: false, webhook_url: null, sealed_webhook_secret: null };
    await bench.publish('client.saved', { client: { ...deleted.facts, ...gone, is_deleted: true } });
    await bench.publish('client.saved', { client: { ...disabled.facts, is_active: false } });
    for (const { owner, client_id } of [deleted, disabled]) {
      const console = await bench.token({ user_uuid: owner, client_id: 'console' });
      const { body } = await bench.call('GET', `${endpoint}?client_id=${client_id}`, { token: console });
      expect([body.data.status, body.data.disabled_reason]).toStrictEqual(['disabled', 'client_disabled']);
    }
    const kept = async () => {
      const rows = await bench.query(`SELECT client_id FROM client JOIN delivery_destination ON id = uuid`);
      const ids = new Set(rows.map(({ client_id }) => client_id as string));
      return [deleted, disabled].map(({ client_id }) => ids.has(client_id));
    };
    const retention = bench.app.get(DeliveryRetention);
    await retention.run();
    expect(await kept()).toStrictEqual([true, true]);
    await retention.run(new Date(Date.now() + 60 * 86_400_000));
    expect(await kept()).toStrictEqual([false, true]);
  });
});
