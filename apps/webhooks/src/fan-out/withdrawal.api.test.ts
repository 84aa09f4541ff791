import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eventually } from '@platform/testing';
import { clicked, webhooksBench, type BenchClient, type WebhooksBench } from '../testing/webhooks-bench.test-helper.js';

describe('a delivery whose grant has ended', () => {
  let bench: WebhooksBench;
  beforeAll(async () => {
    bench = await webhooksBench({ DELIVERY_RETRY_SCHEDULE: '3600' });
  });
  afterAll(() => bench.close());

  async function log(client: Pick<BenchClient, 'client_id'>) {
    const token = await bench.token({ user_uuid: null, client_id: client.client_id, scopes: [] });
    const { body } = await bench.call('GET', '/api/v1/webhook-deliveries?per_page=100', { token });
    return {
      token,
      rows: body.data as { uuid: string; event: string; status: string; error_message: string | null }[],
    };
  }

  /** As if every retry were due. */
  async function due(): Promise<void> {
    await bench.query(`UPDATE delivery SET due_at = now() WHERE status = 'pending' AND lease_until IS NULL`);
    await bench.query(`UPDATE delivery_destination SET ready_at = now(), open_until = NULL`);
  }

  const statusesOf = async (client: Pick<BenchClient, 'client_id'>) =>
    Object.fromEntries((await log(client)).rows.map(({ event, status }) => [event, status]));

  it('is cancelled once its last grant is revoked, and cannot be retried; other grants still deliver', async () => {
    const [ada, bob] = [randomUUID(), randomUUID()];
    const client = await bench.client();
    const [ofAda] = [await bench.grant(client, ada), await bench.grant(client, bob)];
    client.receiver.always({ status: 503 });
    await bench.organization(ada);
    const shared = await bench.organization(bob);
    await bench.addMember(shared, ada);
    const user = { uuid: ada, name: 'A', surname: 'L', email: 'a@example.org', email_verified: true, language: null };
    await bench.publish('user.updated', { user });
    await eventually(() => expect(client.receiver.requests.length).toBe(4));
    client.receiver.always({ status: 200 });
    await bench.publish('grant.revoked', { grant: ofAda });
    const { token, rows } = await log(client);
    const failed = rows.filter(({ status }) => status === 'failed');
    expect(failed.map(({ event }) => event).sort()).toStrictEqual(['organization.created', 'user.updated']);
    await eventually(async () => {
      await due();
      expect((await log(client)).rows.every(({ status }) => status !== 'pending')).toBeTruthy();
    });
    expect(client.receiver.requests.length).toBe(6);
    for (const { uuid, error_message } of failed) {
      expect(error_message ?? '').toMatch(/grant .* revoked/);
      const answer = await bench.call('POST', `/api/v1/webhook-deliveries/${uuid}/retry`, { token });
      expect([answer.status, answer.body.error]).toStrictEqual([409, 'delivery_not_failed']);
    }
    const range = {
      from: new Date(Date.now() - 600_000).toISOString(),
      to: new Date(Date.now() + 60_000).toISOString(),
    };
    const all = await bench.call('POST', '/api/v1/webhook-deliveries/retry', { token, body: range });
    expect(all.body.data).toStrictEqual({ matched: 0, remaining: 0 });
  });

  it('is cancelled when the audience of its client is no longer all; what grants allow is sent', async () => {
    const [ada, bob] = [randomUUID(), randomUUID()];
    const client = await bench.client({ webhook_audience: 'all' });
    await bench.grant(client, ada, ['openid', 'profile', 'org:read']);
    client.receiver.always({ status: 503 });
    for (const uuid of [ada, bob]) {
      await bench.organization(uuid);
      const user = { uuid, name: 'A', surname: 'L', email: 'a@example.org', email_verified: true, language: null };
      await bench.publish('user.updated', { user });
    }
    await eventually(() => expect(client.receiver.requests.length).toBe(4));
    client.receiver.always({ status: 200 });
    await bench.publish('client.saved', { client: { ...client.facts, webhook_audience: 'authorized' } });
    const { token, rows } = await log(client);
    const failed = rows.filter(({ status }) => status === 'failed');
    expect(failed.map(({ event }) => event).sort()).toStrictEqual(['organization.created', 'user.updated']);
    for (const { uuid, error_message } of failed) {
      expect(error_message ?? '').toMatch(/not hear of everybody/);
      const answer = await bench.call('POST', `/api/v1/webhook-deliveries/${uuid}/retry`, { token });
      expect([answer.status, answer.body.error]).toStrictEqual([409, 'delivery_not_failed']);
    }
    await eventually(async () => {
      await due();
      expect(client.receiver.requests.length).toBe(6);
    });
    const retried = client.receiver.requests.slice(4).map(({ rawBody }) => JSON.parse(rawBody.toString()));
    const { user } = retried.find(({ event }) => event === 'user.updated');
    assert.deepEqual(user, { uuid: ada, name: 'A', surname: 'L', language: null }, 'what its grant lets it read');
    expect(
      retried.some(({ event, owner }) => event === 'organization.created' && owner.user_uuid === ada),
    ).toBeTruthy();
  });

  it('has only the facts that a renewed, narrower grant lets the client read', async () => {
    const ada = randomUUID();
    const client = await bench.client();
    const grant = await bench.grant(client, ada, ['openid', 'profile', 'email']);
    client.receiver.always({ status: 503 });
    const user = { uuid: ada, name: 'A', surname: 'L', email: 'a@example.org', email_verified: true, language: null };
    await bench.publish('user.updated', { user });
    await eventually(() => expect(client.receiver.requests.length).toBe(1));
    client.receiver.always({ status: 200 });
    await bench.publish('grant.saved', { grant: { ...grant, scopes: ['openid', 'profile'] } });
    await eventually(async () => {
      await due();
      expect(client.receiver.requests.length).toBe(2);
    });
    const bodies = client.receiver.requests.map(({ rawBody }) => JSON.parse(rawBody.toString()).user.email);
    expect(bodies).toStrictEqual(['a@example.org', undefined]);
  });

  it('with a visit of a link is cancelled once the grant has no links:manage', async () => {
    const ada = randomUUID();
    const client = await bench.client();
    const grant = await bench.grant(client, ada, ['openid', 'links:manage']);
    client.receiver.always({ status: 503 });
    await bench.publish('link.clicked', clicked(ada));
    await eventually(() => expect(client.receiver.requests.length).toBe(1));
    client.receiver.always({ status: 200 });
    await bench.publish('grant.saved', { grant: { ...grant, scopes: ['openid'] } });
    await bench.publish('link.clicked', clicked(ada));
    expect(await statusesOf(client)).toStrictEqual({ 'link.clicked': 'failed' });
    expect((await log(client)).rows.length).toBe(1);
  });

  it('is not retried when the grant ends during a send, and its outcome is logged as unknown', async () => {
    const ada = randomUUID();
    const client = await bench.client();
    const grant = await bench.grant(client, ada);
    const revoked = Promise.withResolvers<void>();
    client.receiver.always({ status: 503, after: revoked.promise });
    await bench.organization(ada);
    await eventually(() => expect(client.receiver.requests.length).toBe(1));
    await bench.publish('grant.revoked', { grant });
    revoked.resolve();
    const { token, rows } = await log(client);
    expect(rows[0]!.status).toBe('failed');
    const { body } = await bench.call('GET', `/api/v1/webhook-deliveries/${rows[0]!.uuid}`, { token });
    expect(body.data.attempts.map(({ outcome }: { outcome: string }) => outcome)).toStrictEqual(['unknown']);
    const other = await bench.client();
    await bench.grant(other, ada);
    other.receiver.script({ status: 503 });
    await bench.organization(ada, 'Later');
    // The other client’s retry comes when this one’s would have.
    await eventually(async () => {
      await due();
      expect(other.receiver.requests.length).toBe(2);
    });
    expect(client.receiver.requests.length).toBe(1);
    expect(await statusesOf(client)).toStrictEqual({ 'organization.created': 'failed' });
  });

  it('is cancelled for the client of a member who had left before the event', async () => {
    const [ada, bob] = [randomUUID(), randomUUID()];
    const [ofBob, ofBoth] = [await bench.client(), await bench.client()];
    await bench.grant(ofBob, bob);
    await bench.grant(ofBoth, bob);
    await bench.grant(ofBoth, ada);
    const organization = await bench.organization(ada);
    await bench.addMember(organization, bob);
    await eventually(async () => expect(await statusesOf(ofBob)).toStrictEqual({ 'member.added': 'success' }));
    for (const { receiver } of [ofBob, ofBoth]) receiver.always({ status: 503 });
    const later = 50_000_000;
    await bench.rename(organization, { version: later + 1 });
    await eventually(() => expect(ofBob.receiver.requests.length).toBe(2));
    for (const { receiver } of [ofBob, ofBoth]) receiver.always({ status: 200 });
    await bench.removeMember(organization, bob, later);
    const { token, rows } = await log(ofBob);
    const withdrawn = rows.find(({ event }) => event === 'organization.updated')!;
    expect(withdrawn.status).toBe('failed');
    expect(withdrawn.error_message ?? '').toMatch(/had left/);
    const answer = await bench.call('POST', `/api/v1/webhook-deliveries/${withdrawn.uuid}/retry`, { token });
    expect([answer.status, answer.body.error]).toStrictEqual([409, 'delivery_not_failed']);
    await eventually(async () => {
      await due();
      const [statuses, ofOther] = [await statusesOf(ofBob), await statusesOf(ofBoth)];
      expect([statuses['member.removed'], ofOther['organization.updated']]).toStrictEqual(['success', 'success']);
    });
  });

  it('is not retried when it failed before the grant ended, neither alone nor in bulk', async () => {
    const [ada, bob] = [randomUUID(), randomUUID()];
    const client = await bench.client();
    const ofAda = await bench.grant(client, ada);
    await bench.grant(client, bob);
    client.receiver.always({ status: 410 });
    const user = { uuid: ada, name: 'A', surname: 'L', email: 'a@example.org', email_verified: true, language: null };
    await bench.publish('user.updated', { user });
    await eventually(() => expect(client.receiver.requests.length).toBe(1));
    await bench.publish('user.updated', { user });
    await bench.organization(bob);
    await eventually(async () =>
      expect((await log(client)).rows.every(({ status }) => status === 'failed')).toBeTruthy(),
    );
    await bench.publish('grant.revoked', { grant: ofAda });
    client.receiver.always({ status: 200 });
    const { token, rows } = await log(client);
    expect(rows.length).toBe(3);
    await bench.call('POST', '/api/v1/webhook-endpoint/enable', { token });
    const sent = rows.find(({ event }) => event === 'user.updated')!;
    const answer = await bench.call('POST', `/api/v1/webhook-deliveries/${sent.uuid}/retry`, { token });
    expect([answer.status, answer.body.message]).toStrictEqual([
      409,
      (await log(client)).rows.find(({ uuid }) => uuid === sent.uuid)!.error_message,
    ]);
    const range = {
      from: new Date(Date.now() - 600_000).toISOString(),
      to: new Date(Date.now() + 60_000).toISOString(),
    };
    const all = await bench.call('POST', '/api/v1/webhook-deliveries/retry', { token, body: range });
    expect(all.body.data).toStrictEqual({ matched: 1, remaining: 0 });
    await eventually(() => expect(client.receiver.requests.length).toBe(2));
    expect(client.receiver.requests[1]!.headers['x-platform-event']).toBe('organization.created');
  });

  it('is searched only in events of a person who allows the client less than before', async () => {
    const [ada, bob] = [randomUUID(), randomUUID()];
    const client = await bench.client();
    const [first, ofBob] = [await bench.grant(client, ada), await bench.grant(client, bob)];
    client.receiver.always({ status: 429, headers: { 'retry-after': '3600' } });
    for (const person of [ada, bob]) await bench.organization(person);
    // Ends grants without the search for their deliveries, which a later search finds.
    const gone = (person: string) =>
      bench.query(`UPDATE oauth_grant SET is_live = false WHERE user_uuid = $1`, [person]);
    const statuses = async () => (await log(client)).rows.map(({ status }) => status);
    await gone(bob);
    await bench.grant(client, randomUUID());
    const second = await bench.grant(client, ada);
    await bench.publish('grant.revoked', { grant: first });
    expect(await statuses()).toStrictEqual(['pending', 'pending']);
    await bench.publish('grant.revoked', { grant: second });
    expect(await statuses()).toStrictEqual(['pending', 'failed']);
    await bench.query(`UPDATE oauth_grant SET is_live = true WHERE grant_id = $1`, [ofBob.grant_id]);
    await bench.publish('user.deleted', { user: { uuid: bob } });
    expect(await statuses()).toStrictEqual(['failed', 'failed']);
  });

  it('is searched only among the deliveries that are retried', async () => {
    const [ada, bob] = [randomUUID(), randomUUID()];
    const client = await bench.client();
    await bench.grant(client, ada);
    const ofBob = await bench.grant(client, bob);
    client.receiver.always({ status: 400 });
    for (const person of [ada, bob]) await bench.organization(person);
    const messages = async () =>
      (await log(client)).rows.map(({ status, error_message }) => `${status} ${error_message}`);
    await eventually(async () => {
      await due();
      expect((await messages()).every((text) => text.startsWith('failed'))).toBeTruthy();
    });
    const [before] = await messages();
    await bench.publish('grant.revoked', { grant: ofBob });
    client.receiver.always({ status: 200 });
    const body = {
      from: new Date(Date.now() - 600_000).toISOString(),
      to: new Date(Date.now() + 60_000).toISOString(),
    };
    const retried = async (token: string) =>
      (await bench.call('POST', '/api/v1/webhook-deliveries/retry', { token, body })).body.data.matched;
    expect(await retried(await bench.token({ user_uuid: ada, client_id: client.client_id }))).toBe(1);
    expect((await messages())[0]).toBe(before);
    expect(await retried((await log(client)).token)).toBe(0);
    expect((await messages())[0]!).toMatch(/^failed No grant/);
  });

  it('of an erased person is not retried by hand, but a test still is', async () => {
    const ada = randomUUID();
    const client = await bench.client();
    await bench.grant(client, ada);
    client.receiver.always({ status: 400 });
    const user = { uuid: ada, name: 'A', surname: 'L', email: 'a@example.org', email_verified: true, language: null };
    await bench.publish('user.updated', { user });
    const { token } = await log(client);
    await bench.call('POST', '/api/v1/webhook-deliveries/test', { token, body: {} });
    const failed = async () => {
      const { rows } = await log(client);
      expect(rows.map(({ status }) => status)).toStrictEqual(['failed', 'failed']);
      return rows;
    };
    await eventually(async () => {
      await due();
      await failed();
    });
    await bench.publish('user.deleted', { user: { uuid: ada } });
    const retried = async (event: string) => {
      const { uuid } = (await failed()).find((row) => row.event === event)!;
      return (await bench.call('POST', `/api/v1/webhook-deliveries/${uuid}/retry`, { token })).status;
    };
    expect([await retried('user.updated'), await retried('webhook.test')]).toStrictEqual([409, 200]);
  });

  it('is cancelled with the account of the person who allowed it', async () => {
    const ada = randomUUID();
    const client = await bench.client();
    await bench.grant(client, ada);
    client.receiver.always({ status: 503 });
    const organization = await bench.organization(ada);
    const user = { uuid: ada, name: 'A', surname: 'L', email: 'a@example.org', email_verified: true, language: null };
    await bench.publish('user.updated', { user });
    await eventually(() => expect(client.receiver.requests.length).toBe(2));
    await bench.publish('user.deleted', { user: { uuid: ada } });
    await bench.rename(organization);
    expect(await statusesOf(client)).toStrictEqual({ 'organization.created': 'failed', 'user.updated': 'failed' });
  });
});
