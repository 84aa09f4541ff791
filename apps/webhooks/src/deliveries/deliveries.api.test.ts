import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
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

  before(async () => {
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
      assert.equal(body.meta.total, 6);
    });
  });
  after(() => bench.close());

  const as = (user_uuid: string | null, of = client) => bench.token({ user_uuid, client_id: of.client_id });

  async function events(token: string, query = ''): Promise<string[]> {
    const { status, body } = await bench.call('GET', `${path}${query}`, { token });
    assert.equal(status, 200);
    return body.data.map((delivery: { event: string }) => delivery.event);
  }

  /** A delivery of the client that has failed for good. */
  async function failed(): Promise<string> {
    client.receiver.always({ status: 400, body: 'no' });
    const id = await bench.publish('organization.updated', renamed(first));
    const [{ id: uuid }] = await bench.query(
      `SELECT delivery.id FROM delivery JOIN client ON client.uuid = destination_id WHERE source_id = $1 AND client_id = $2`,
      [id, client.client_id],
    );
    await eventually(async () => {
      const { body } = await bench.call('GET', `${path}/${uuid}`, { token: clients });
      assert.equal(body.data.status, 'failed');
    });
    client.receiver.always({ status: 200 });
    return uuid;
  }

  it('shows a delivery with exactly the fields of the spec and two counters, newest first', async () => {
    const { status, body } = await bench.call('GET', path, { token: clients });
    assert.equal(status, 200);
    assert.deepEqual(Object.keys(body.data[0]), [
      ...['uuid', 'event', 'url', 'payload', 'status', 'status_code', 'response_body', 'error_message', 'attempt'],
      ...['max_attempts', 'next_retry_at', 'completed_at', 'created_at', 'attempts_made', 'retries_left'],
    ]);
    assert.deepEqual(await events(clients), [
      ...['user.updated', 'organization.updated', 'member.added', 'member.added'],
      ...['organization.created', 'organization.created'],
    ]);
    const { url, payload, ...rest } = body.data[1];
    assert.equal(url, `${client.receiver.url}/hook`);
    assert.deepEqual([payload.event, payload.organization.uuid], ['organization.updated', first.uuid]);
    assert.deepEqual(
      [rest.status, rest.status_code, rest.response_body, rest.error_message],
      ['success', 200, 'ok', null],
    );
    assert.deepEqual([rest.attempt, rest.max_attempts, rest.attempts_made, rest.retries_left], [1, 2, 1, 0]);
    assert.match(rest.completed_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
  });

  it('pages, clamps per_page to 100 and keeps the filters in its links', async () => {
    const { body } = await bench.call('GET', `${path}?per_page=2&page=2&status=success`, { token: clients });
    assert.equal(body.data.length, 2);
    assert.deepEqual(body.meta, {
      current_page: 2,
      from: 3,
      last_page: 3,
      path: `http://localhost:8080${path}`,
      per_page: 2,
      to: 4,
      total: 6,
    });
    assert.equal(body.links.next, `http://localhost:8080${path}?status=success&per_page=2&page=3`);
    const clamped = await bench.call('GET', `${path}?per_page=1000`, { token: clients });
    assert.equal(clamped.body.meta.per_page, 100);
    const all = await events(clients);
    const pages = await Promise.all([1, 2, 3].map((page) => events(clients, `?per_page=2&page=${page}`)));
    assert.deepEqual(pages.flat(), all);
  });

  it('filters by event, exact or by pattern, and by status', async () => {
    assert.deepEqual(await events(clients, '?event=member.added'), ['member.added', 'member.added']);
    assert.deepEqual(await events(clients, '?event=organization.*'), [
      'organization.updated',
      'organization.created',
      'organization.created',
    ]);
    assert.equal((await events(clients, '?event=*')).length, 6);
    assert.deepEqual(await events(clients, '?event=*.created&per_page=1'), ['organization.created']);
    assert.deepEqual(await events(clients, '?event=member'), []);
    assert.deepEqual(await events(clients, '?event=member_added'), []);
    assert.deepEqual(await events(clients, '?status=failed&event=user.*'), []);
  });

  it('shows all of it to the client itself and to its owner', async () => {
    assert.equal((await events(clients)).length, 6);
    assert.equal((await events(await as(owner))).length, 6);
  });

  it('shows anybody else only organizations whose audit log they may read', async () => {
    const ofFirst = ['organization.updated', 'member.added', 'member.added', 'organization.created'];
    assert.deepEqual(await events(await as(ada)), ofFirst);
    assert.deepEqual(await events(await as(auditor)), ofFirst);
    assert.deepEqual(await events(await as(bob)), ['organization.created']);
    assert.deepEqual(await events(await as(viewer)), []);
    assert.deepEqual(await events(await as(randomUUID())), []);
  });

  it('shows only deliveries of the client that the token is for, even to the owner of another client', async () => {
    assert.deepEqual(await events(await as(null, other)), ['organization.created']);
    assert.deepEqual(await events(await as(owner, other)), []);
    assert.deepEqual(await events(await bench.token({ user_uuid: ada, client_id: 'unheard-of' })), []);
    assert.deepEqual(await events(await bench.token({ user_uuid: null, client_id: 'unheard-of' })), []);
  });

  it('takes the view away with the permission, the membership and the organization', async () => {
    const user = randomUUID();
    const organization = await bench.organization(ada, 'Third');
    const token = await as(user);
    await bench.addMember(organization, user, ['view_audit_logs']);
    assert.equal((await events(token)).length, 2);
    await bench.addMember(organization, user, ['view_members']);
    assert.deepEqual(await events(token), []);
    await bench.addMember(organization, user, ['view_audit_logs']);
    assert.equal((await events(token)).length, 4);
    await bench.removeMember(organization, user);
    assert.deepEqual(await events(token), []);
    await bench.addMember(organization, user, ['view_audit_logs']);
    await bench.publish('organization.deleted', renamed(organization));
    assert.deepEqual(await events(token), []);
  });

  it('takes the view away and gives it back with the permissions of the role, in whichever order the events arrive', async () => {
    const user = randomUUID();
    const organization = await bench.organization(ada, 'Fourth');
    const token = await as(user);
    const at = 5_000_000;
    const role = { id: 17, name: 'member', display_name: 'Member', permissions: ['view_members'] };
    await bench.publish('role.updated', { organization, role }, { version: at + 2 });
    await bench.addMember(organization, user, ['view_audit_logs'], at + 1);
    assert.deepEqual(await events(token), []);
    const more = { ...role, permissions: ['view_members', 'view_audit_logs'] };
    await bench.publish('role.updated', { organization, role: more }, { version: at + 3 });
    assert.equal((await events(token, '?event=role.*')).length, 2);
    await bench.publish('role.updated', { organization, role: more }, { version: at - 1 });
    assert.equal((await events(token, '?event=role.*')).length, 3);
    await bench.addMember(organization, user, ['view_members'], at + 4);
    assert.deepEqual(await events(token), []);
  });

  it('shows one delivery with each of its attempts', async () => {
    const uuid = await failed();
    const { status, body } = await bench.call('GET', `${path}/${uuid}`, { token: await as(ada) });
    assert.equal(status, 200);
    assert.equal(body.data.uuid, uuid);
    assert.deepEqual(
      body.data.attempts.map((attempt: { number: number }) => attempt.number),
      [1, 2, 3],
    );
    const [{ started_at, duration_ms, ...attempt }] = body.data.attempts;
    assert.match(started_at, /\+00:00$/);
    assert.ok(duration_ms >= 0);
    assert.deepEqual(attempt, {
      number: 1,
      outcome: 'failure',
      status_code: 400,
      error_message: 'The receiver answered 400.',
      manual: false,
    });
  });

  it('retries a failed delivery at once, under the same id', async () => {
    const uuid = await failed();
    const sent = client.receiver.requests.length;
    const { status, body } = await bench.call('POST', `${path}/${uuid}/retry`, { token: clients });
    assert.equal(status, 200);
    assert.deepEqual(Object.keys(body), ['message', 'data']);
    assert.deepEqual(body.data, { uuid, status: 'pending' });
    const delivery = await eventually(async () => {
      const { body: now } = await bench.call('GET', `${path}/${uuid}`, { token: clients });
      assert.equal(now.data.status, 'success');
      return now.data;
    });
    assert.deepEqual([delivery.attempt, delivery.attempts_made, delivery.error_message], [1, 1, null]);
    assert.deepEqual(
      delivery.attempts.map((attempt: { manual: boolean }) => attempt.manual),
      [false, false, false, true],
    );
    assert.equal(client.receiver.requests[sent]!.headers['x-platform-delivery'], uuid);
  });

  it('15 refuses a retry while the last automatic one is under way, and takes retry after retry', async () => {
    const uuid = await failed();
    const retry = async () => (await bench.call('POST', `${path}/${uuid}/retry`, { token: clients })).status;
    const status = async () => (await bench.call('GET', `${path}/${uuid}`, { token: clients })).body.data;
    const refused = Promise.withResolvers<void>();
    client.receiver.script({ status: 500 }, { status: 500 }, { status: 500, after: refused.promise });
    const sent = client.receiver.requests.length;
    assert.equal(await retry(), 200);
    await eventually(() => assert.equal(client.receiver.requests.length, sent + 3));
    assert.equal(await retry(), 409);
    refused.resolve();
    await eventually(async () => assert.equal((await status()).status, 'failed'));
    assert.equal(client.receiver.requests.length, sent + 3);
    assert.equal(await retry(), 200);
    await eventually(async () => assert.equal((await status()).status, 'success'));
    const { attempts } = await status();
    assert.deepEqual(
      attempts.map(({ number }: { number: number }) => number),
      [1, 2, 3, 1, 2, 3, 1],
    );
    assert.equal(await retry(), 409);
  });

  it('15 lets one of many retries at the same time win', async () => {
    const uuid = await failed();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => bench.call('POST', `${path}/${uuid}/retry`, { token: clients })),
    );
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    assert.equal(
      answers.filter(({ status, body }) => status === 409 && body.error === 'delivery_not_failed').length,
      9,
    );
  });

  it('refuses bad requests with the statuses of the spec', async () => {
    const uuid = await failed();
    const [newest] = (await bench.call('GET', path, { token: clients })).body.data;
    const [done] = (await bench.call('GET', `${path}?status=success`, { token: clients })).body.data;
    assert.equal(newest.uuid, uuid);
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
    assert.deepEqual(Object.keys(bad.body.errors), ['status']);
  });

  it("answers with 404 to whoever asks for another's delivery, and sends nothing", async () => {
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
        assert.deepEqual([status, body.error], [404, 'not_found']);
      }
    }
    const { body } = await bench.call('GET', `${path}/${uuid}`, { token: clients });
    assert.equal(body.data.status, 'failed');
    assert.equal(client.receiver.requests.length, sent);
  });

  it('lists the supported events to any token, each with a schema and an example', async () => {
    const { status, body } = await bench.call('GET', '/api/v1/webhook-events', {
      token: await bench.token({ scopes: [] }),
    });
    assert.equal(status, 200);
    assert.equal(body.data.length, 15);
    assert.deepEqual(body.data, JSON.parse(JSON.stringify(describeWebhookEvents())));
    assert.equal((await bench.call('GET', '/api/v1/webhook-events')).status, 401);
  });
});
