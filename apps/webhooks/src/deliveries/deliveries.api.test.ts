import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describeWebhookEvents } from '@platform/contracts';
import { eventually } from '@platform/testing';
import {
  renamed,
  webhooksBench,
  type BenchClient,
  type BenchOrganization,
  type WebhooksBench,
} from '../testing/webhooks-bench.test-helper.js';

const path = '/api/v1/webhook-deliveries';
const unknown = '0199f3a1-7c4e-7b21-9d52-3f6a8c1e4b70';

describe('the delivery log', () => {
  let bench: WebhooksBench;
  /** Owns the client. */
  const owner = randomUUID();
  /** Owns the first organization; Bob the second. Both use the client. */
  const [ada, bob, auditor, viewer] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  let client: BenchClient;
  let other: BenchClient;
  let first: BenchOrganization;
  let clients: string;

  beforeAll(async () => {
    bench = await webhooksBench();
    client = await bench.client({ owner_uuid: owner });
    other = await bench.client({ owner_uuid: ada });
    for (const user of [ada, bob]) await bench.grant(client, user);
    await bench.grant(other, bob);
    first = await bench.organization(ada, 'First');
    await bench.organization(bob, 'Second');
    await bench.addMember(first, auditor, ['view_members', 'view_audit_logs']);
    await bench.addMember(first, viewer, ['view_members']);
    await bench.rename(first);
    const user = { uuid: ada, name: 'A', surname: 'L', email: 'a@example.org', email_verified: true, language: null };
    await bench.publish('user.updated', { user });
    clients = await bench.token({ user_uuid: null, client_id: client.client_id, scopes: [] });
    await eventually(async () => {
      const { body } = await bench.call('GET', `${path}?status=success`, { token: clients });
      expect(body.meta.total).toBe(6);
    });
  });
  afterAll(() => bench.close());

  const as = (user_uuid: string | null, of = client) => bench.token({ user_uuid, client_id: of.client_id });

  async function events(token: string, query = ''): Promise<string[]> {
    const { status, body } = await bench.call('GET', `${path}${query}`, { token });
    expect(status).toBe(200);
    return body.data.map((delivery: { event: string }) => delivery.event);
  }

  /** A delivery of the client that has failed finally. */
  async function failed(): Promise<string> {
    client.receiver.always({ status: 400, body: 'no' });
    const id = await bench.publish('organization.updated', renamed(first));
    const [{ id: uuid }] = await bench.query(
      `SELECT delivery.id FROM delivery JOIN client ON client.uuid = destination_id
       WHERE source_id = $1 AND client_id = $2`,
      [id, client.client_id],
    );
    await eventually(async () => {
      const { body } = await bench.call('GET', `${path}/${uuid}`, { token: clients });
      expect(body.data.status).toBe('failed');
    });
    client.receiver.always({ status: 200 });
    return uuid;
  }

  it('shows a delivery with exactly the fields of the contract and two counters, newest first', async () => {
    const { status, body } = await bench.call('GET', path, { token: clients });
    expect(status).toBe(200);
    expect(Object.keys(body.data[0])).toStrictEqual([
      ...['uuid', 'event', 'url', 'payload', 'status', 'status_code', 'response_body', 'error_message', 'attempt'],
      ...['max_attempts', 'next_retry_at', 'completed_at', 'created_at', 'attempts_made', 'retries_left'],
    ]);
    expect(await events(clients)).toStrictEqual([
      ...['user.updated', 'organization.updated', 'member.added', 'member.added'],
      ...['organization.created', 'organization.created'],
    ]);
    const { url, payload, ...rest } = body.data[1];
    expect(url).toBe(`${client.receiver.url}/hook`);
    expect([payload.event, payload.organization.uuid]).toStrictEqual(['organization.updated', first.uuid]);
    expect([rest.status, rest.status_code, rest.response_body, rest.error_message]).toStrictEqual([
      'success',
      200,
      'ok',
      null,
    ]);
    expect([rest.attempt, rest.max_attempts, rest.attempts_made, rest.retries_left]).toStrictEqual([1, 2, 1, 0]);
    expect(rest.completed_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
  });

  it('has pages, clamps per_page to 100 and keeps the filters in its links', async () => {
    const { body } = await bench.call('GET', `${path}?per_page=2&page=2&status=success`, { token: clients });
    expect(body.data.length).toBe(2);
    expect(body.meta).toStrictEqual({
      current_page: 2,
      from: 3,
      last_page: 3,
      path: `http://localhost:8080${path}`,
      per_page: 2,
      to: 4,
      total: 6,
    });
    expect(body.links.prev).toBe(`http://localhost:8080${path}?status=success&per_page=2&page=1`);
    expect(body.links.next).toMatch(/\?status=success&per_page=2&cursor=[\w-]+$/);
    const clamped = await bench.call('GET', `${path}?per_page=1000`, { token: clients });
    expect(clamped.body.meta.per_page).toBe(100);
    const all = await events(clients);
    const pages = await Promise.all([1, 2, 3].map((page) => events(clients, `?per_page=2&page=${page}`)));
    expect(pages.flat()).toStrictEqual(all);
  });

  it('filters by event, exact or by pattern, and by status', async () => {
    expect(await events(clients, '?event=member.added')).toStrictEqual(['member.added', 'member.added']);
    expect(await events(clients, '?event=organization.*')).toStrictEqual([
      'organization.updated',
      'organization.created',
      'organization.created',
    ]);
    expect((await events(clients, '?event=*')).length).toBe(6);
    expect(await events(clients, '?event=*.created&per_page=1')).toStrictEqual(['organization.created']);
    expect(await events(clients, '?event=member')).toStrictEqual([]);
    expect(await events(clients, '?event=member_added')).toStrictEqual([]);
    expect(await events(clients, '?status=failed&event=user.*')).toStrictEqual([]);
  });

  it('shows all deliveries to the client itself and to its owner', async () => {
    expect((await events(clients)).length).toBe(6);
    expect((await events(await as(owner))).length).toBe(6);
  });

  it('shows others only organizations whose audit log they may read', async () => {
    const ofFirst = ['organization.updated', 'member.added', 'member.added', 'organization.created'];
    expect(await events(await as(ada))).toStrictEqual(ofFirst);
    expect(await events(await as(auditor))).toStrictEqual(ofFirst);
    expect(await events(await as(bob))).toStrictEqual(['organization.created']);
    expect(await events(await as(viewer))).toStrictEqual([]);
    expect(await events(await as(randomUUID()))).toStrictEqual([]);
  });

  it('shows only deliveries of the token’s client, even to the owner of another client', async () => {
    expect(await events(await as(null, other))).toStrictEqual(['organization.created']);
    expect(await events(await as(owner, other))).toStrictEqual([]);
    expect(await events(await bench.token({ user_uuid: ada, client_id: 'unheard-of' }))).toStrictEqual([]);
    expect(await events(await bench.token({ user_uuid: null, client_id: 'unheard-of' }))).toStrictEqual([]);
  });

  it('hides deliveries after the permission, the membership or the organization ends', async () => {
    const user = randomUUID();
    const organization = await bench.organization(ada, 'Third');
    const token = await as(user);
    await bench.addMember(organization, user, ['view_audit_logs']);
    expect((await events(token)).length).toBe(2);
    await bench.addMember(organization, user, ['view_members']);
    expect(await events(token)).toStrictEqual([]);
    await bench.addMember(organization, user, ['view_audit_logs']);
    expect((await events(token)).length).toBe(4);
    await bench.removeMember(organization, user);
    expect(await events(token)).toStrictEqual([]);
    await bench.addMember(organization, user, ['view_audit_logs']);
    await bench.publish('organization.deleted', renamed(organization));
    expect(await events(token)).toStrictEqual([]);
  });

  it('follows the permissions of a role, in whichever order the events arrive', async () => {
    const user = randomUUID();
    const organization = await bench.organization(ada, 'Fourth');
    const token = await as(user);
    const at = 5_000_000;
    const role = { id: 17, name: 'member', display_name: 'Member', permissions: ['view_members'] };
    await bench.publish('role.updated', { organization, role }, { version: at + 2 });
    await bench.addMember(organization, user, ['view_audit_logs'], at + 1);
    expect(await events(token)).toStrictEqual([]);
    const more = { ...role, permissions: ['view_members', 'view_audit_logs'] };
    await bench.publish('role.updated', { organization, role: more }, { version: at + 3 });
    expect((await events(token, '?event=role.*')).length).toBe(2);
    await bench.publish('role.updated', { organization, role: more }, { version: at - 1 });
    expect((await events(token, '?event=role.*')).length).toBe(3);
    await bench.addMember(organization, user, ['view_members'], at + 4);
    expect(await events(token)).toStrictEqual([]);
  });

  it('shows one delivery with each of its attempts', async () => {
    const uuid = await failed();
    const { status, body } = await bench.call('GET', `${path}/${uuid}`, { token: await as(ada) });
    expect(status).toBe(200);
    expect(body.data.uuid).toBe(uuid);
    expect(body.data.attempts.map((attempt: { number: number }) => attempt.number)).toStrictEqual([1, 2, 3]);
    const [{ started_at, duration_ms, ...attempt }] = body.data.attempts;
    expect(started_at).toMatch(/\+00:00$/);
    expect(duration_ms).toBeGreaterThanOrEqual(0);
    expect(attempt).toStrictEqual({
      number: 1,
      outcome: 'failure',
      status_code: 400,
      error_message: 'The receiver answered 400.',
      manual: false,
    });
  });

  it('sends a failed delivery again at once, under the same id', async () => {
    const uuid = await failed();
    const sent = client.receiver.requests.length;
    const { status, body } = await bench.call('POST', `${path}/${uuid}/retry`, { token: clients });
    expect(status).toBe(200);
    expect(Object.keys(body)).toStrictEqual(['message', 'data']);
    expect(body.data).toStrictEqual({ uuid, status: 'pending' });
    const delivery = await eventually(async () => {
      const { body: now } = await bench.call('GET', `${path}/${uuid}`, { token: clients });
      expect(now.data.status).toBe('success');
      return now.data;
    });
    expect([delivery.attempt, delivery.attempts_made, delivery.error_message]).toStrictEqual([1, 1, null]);
    expect(delivery.attempts.map((attempt: { manual: boolean }) => attempt.manual)).toStrictEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(client.receiver.requests[sent]!.headers['x-platform-delivery']).toBe(uuid);
  });

  it('refuses a retry during the last automatic one, and accepts any number of retries afterwards', async () => {
    const uuid = await failed();
    const retry = async () => (await bench.call('POST', `${path}/${uuid}/retry`, { token: clients })).status;
    const status = async () => (await bench.call('GET', `${path}/${uuid}`, { token: clients })).body.data;
    const refused = Promise.withResolvers<void>();
    client.receiver.script({ status: 500 }, { status: 500 }, { status: 500, after: refused.promise });
    const sent = client.receiver.requests.length;
    expect(await retry()).toBe(200);
    await eventually(() => expect(client.receiver.requests.length).toBe(sent + 3));
    expect(await retry()).toBe(409);
    refused.resolve();
    await eventually(async () => expect((await status()).status).toBe('failed'));
    expect(client.receiver.requests.length).toBe(sent + 3);
    expect(await retry()).toBe(200);
    await eventually(async () => expect((await status()).status).toBe('success'));
    const { attempts } = await status();
    expect(attempts.map(({ number }: { number: number }) => number)).toStrictEqual([1, 2, 3, 1, 2, 3, 1]);
    expect(await retry()).toBe(409);
  });

  it('accepts one of many concurrent retries', async () => {
    const uuid = await failed();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => bench.call('POST', `${path}/${uuid}/retry`, { token: clients })),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.error === 'delivery_not_failed').length).toBe(9);
  });

  it('refuses bad requests with the statuses of the contract', async () => {
    const uuid = await failed();
    const [newest] = (await bench.call('GET', path, { token: clients })).body.data;
    const [done] = (await bench.call('GET', `${path}?status=success`, { token: clients })).body.data;
    expect(newest.uuid).toBe(uuid);
    const manage = ['org:manage'];
    const read = ['org:read'];
    const scoped = (scopes: string[]) => bench.token({ user_uuid: owner, client_id: client.client_id, scopes });
    const cases: [string, string, string | undefined, number, string][] = [
      ['GET', path, undefined, 401, 'unauthenticated'],
      ['GET', path, 'nonsense', 401, 'invalid_token'],
      ['GET', `${path}/${uuid}`, undefined, 401, 'unauthenticated'],
      ['POST', `${path}/${uuid}/retry`, undefined, 401, 'unauthenticated'],
      ['GET', path, await scoped(manage), 403, 'insufficient_scope'],
      ['GET', `${path}/${uuid}`, await scoped(['openid', 'profile']), 403, 'insufficient_scope'],
      ['POST', `${path}/${uuid}/retry`, await scoped(read), 403, 'insufficient_scope'],
      ['GET', `${path}?status=skipped`, clients, 422, 'validation_failed'],
      ['GET', `${path}?per_page=0`, clients, 422, 'validation_failed'],
      ['GET', `${path}?per_page=many`, clients, 422, 'validation_failed'],
      ['GET', `${path}?page=-1`, clients, 422, 'validation_failed'],
      ['GET', `${path}?to=0000-01-01T00:00:00Z`, clients, 422, 'validation_failed'],
      ['GET', `${path}?event=a%00b`, clients, 422, 'validation_failed'],
      ['GET', `${path}?event=${'m'.repeat(101)}`, clients, 422, 'validation_failed'],
      ['GET', `${path}?event=member.added&event=role.created`, clients, 422, 'validation_failed'],
      ['GET', `${path}/${unknown}`, clients, 404, 'not_found'],
      ['GET', `${path}/nonsense`, clients, 404, 'not_found'],
      ['POST', `${path}/${unknown}/retry`, clients, 404, 'not_found'],
      ['POST', `${path}/nonsense/retry`, clients, 404, 'not_found'],
      ['POST', `${path}/${done.uuid}/retry`, clients, 409, 'delivery_not_failed'],
    ];
    for (const [method, url, token, status, error] of cases) {
      const answer = await bench.call(method, url, { token });
      assert.deepEqual([answer.status, answer.body.error], [status, error], `${method} ${url}`);
    }
    const bad = await bench.call('GET', `${path}?status=skipped`, { token: clients });
    expect(Object.keys(bad.body.errors)).toStrictEqual(['status']);
  });

  it('answers 404 for another’s delivery, and sends nothing', async () => {
    const uuid = await failed();
    const sent = client.receiver.requests.length;
    for (const token of [
      await as(null, other),
      await as(ada, other),
      await as(bob),
      await as(viewer),
      await as(randomUUID()),
      await bench.token({ user_uuid: ada, client_id: 'unheard-of' }),
    ]) {
      for (const [method, url] of [
        ['GET', `${path}/${uuid}`],
        ['POST', `${path}/${uuid}/retry`],
      ] as const) {
        const { status, body } = await bench.call(method, url, { token });
        expect([status, body.error]).toStrictEqual([404, 'not_found']);
      }
    }
    const { body } = await bench.call('GET', `${path}/${uuid}`, { token: clients });
    expect(body.data.status).toBe('failed');
    expect(client.receiver.requests.length).toBe(sent);
  });

  it('lists the supported events for any token, each with a schema and an example', async () => {
    const { status, body } = await bench.call('GET', '/api/v1/webhook-events', {
      token: await bench.token({ scopes: [] }),
    });
    expect(status).toBe(200);
    expect(body.data.length).toBe(15);
    expect(body.data).toStrictEqual(JSON.parse(JSON.stringify(describeWebhookEvents())));
    expect((await bench.call('GET', '/api/v1/webhook-events')).status).toBe(401);
  });
});
