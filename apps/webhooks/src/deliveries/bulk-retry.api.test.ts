import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eventually } from '@platform/testing';
import { renamed, webhooksBench, type BenchClient, type WebhooksBench } from '../testing/webhooks-bench.test-helper.js';

const path = '/api/v1/webhook-deliveries';

describe('the retry of all failed deliveries of a period', () => {
  let bench: WebhooksBench;
  const [ada, bob] = [randomUUID(), randomUUID()];
  let client: BenchClient;
  let clients: string;
  const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();

  beforeAll(async () => {
    bench = await webhooksBench({ DELIVERY_RETRY_SCHEDULE: '0.02' });
    client = await bench.client();
    for (const user of [ada, bob]) await bench.grant(client, user);
    clients = await bench.token({ user_uuid: null, client_id: client.client_id, scopes: [] });
    client.receiver.always({ status: 400 });
    for (const [user, name] of [
      [ada, 'First'],
      [bob, 'Second'],
    ] as const) {
      const organization = await bench.organization(user, name);
      await bench.rename(organization);
      await bench.addMember(organization, randomUUID());
    }
    await statuses({ failed: 6 });
  });
  afterAll(() => bench.close());

  async function statuses(expected: Record<string, number>): Promise<void> {
    await eventually(async () => {
      const rows = await bench.query<{ status: string; count: number }>(
        `SELECT status, count(*)::int FROM delivery GROUP BY status`,
      );
      expect(Object.fromEntries(rows.map(({ status, count }) => [status, count]))).toStrictEqual(expected);
    });
  }

  const retry = async (token: string, body: unknown) => {
    const answer = await bench.call('POST', `${path}/retry`, { token, body });
    return [answer.status, answer.body.data ?? answer.body.error];
  };

  it('refuses an invalid or read-only period, and one of more than fourteen days', async () => {
    for (const [body, field] of [
      [{}, 'from'],
      [{ from: at(5), to: at(10) }, 'to'],
      [{ from: at(15 * 24 * 60), to: at(0) }, 'to'],
      [{ from: 'yesterday', to: at(0) }, 'from'],
      [{ from: at(5), to: at(0), event: 'a b' }, 'event'],
    ] as const) {
      const answer = await bench.call('POST', `${path}/retry`, { token: clients, body });
      assert.equal(answer.status, 422, JSON.stringify(body));
      assert.ok(field in answer.body.errors, JSON.stringify(answer.body));
    }
    const reader = await bench.token({ user_uuid: ada, client_id: client.client_id, scopes: ['org:read'] });
    expect(await retry(reader, { from: at(5), to: at(-1) })).toStrictEqual([403, 'insufficient_scope']);
    expect((await bench.call('POST', `${path}/retry`, { body: {} })).status).toBe(401);
    await statuses({ failed: 6 });
  });

  it('sends again what failed in it and matches, and only what the caller may see', async () => {
    client.receiver.always({ status: 200 });
    const range = { from: at(30), to: at(-1) };
    expect(await retry(clients, { from: at(60), to: at(30) })).toStrictEqual([202, { matched: 0, remaining: 0 }]);
    const adas = await bench.token({ user_uuid: ada, client_id: client.client_id });
    const strangers = await bench.token({ user_uuid: randomUUID(), client_id: client.client_id });
    expect(await retry(strangers, range)).toStrictEqual([202, { matched: 0, remaining: 0 }]);
    expect(await retry(adas, { ...range, event: 'organization.*' })).toStrictEqual([202, { matched: 2, remaining: 0 }]);
    await statuses({ failed: 4, success: 2 });
    expect(await retry(adas, range)).toStrictEqual([202, { matched: 1, remaining: 0 }]);
    await statuses({ failed: 3, success: 3 });
    expect(await retry(clients, range)).toStrictEqual([202, { matched: 3, remaining: 0 }]);
    await statuses({ success: 6 });
  });

  it('reads no more than it sends again in one call', async () => {
    const { client_id } = await bench.client();
    const owner = await bench.token({ user_uuid: null, client_id, scopes: [] });
    // Nobody may receive their events any more, so that each delivery that is read is cancelled.
    await bench.query(
      `INSERT INTO delivery (id, destination_id, source_id, event, payload, status, max_attempts)
       SELECT gen_random_uuid(), client.uuid, gen_random_uuid(), 'user.updated', '{}', 'failed', 5
       FROM client CROSS JOIN generate_series(1, 10003) WHERE client_id = $1`,
      [client_id],
    );
    const range = { from: at(30), to: at(-1) };
    expect(await retry(owner, range)).toStrictEqual([202, { matched: 0, remaining: 3 }]);
    expect(await retry(owner, range)).toStrictEqual([202, { matched: 0, remaining: 0 }]);
    await bench.query(`DELETE FROM delivery USING client WHERE destination_id = client.uuid AND client_id = $1`, [
      client_id,
    ]);
  });

  it('sends nothing of a suspended organization for its people, who may only read it', async () => {
    const carol = randomUUID();
    await bench.grant(client, carol);
    client.receiver.always({ status: 400 });
    const organization = await bench.organization(carol, 'Third');
    await statuses({ success: 6, failed: 1 });
    const suspended = { ...renamed(organization).organization, is_active: false };
    await bench.publish('organization.status_changed', { organization: suspended });
    const carols = await bench.token({ user_uuid: carol, client_id: client.client_id });
    expect(await retry(carols, { from: at(30), to: at(-1) })).toStrictEqual([202, { matched: 0, remaining: 0 }]);
    const { body } = await bench.call('GET', path, { token: carols });
    const one = await bench.call('POST', `${path}/${body.data[0].uuid}/retry`, { token: carols });
    expect([one.status, one.body.error]).toStrictEqual([403, 'organization_inactive']);
  });

  it('has a list by time and organization, never of more than the caller may see', async () => {
    const adas = await bench.token({ user_uuid: ada, client_id: client.client_id });
    const total = async (token: string, query: string) =>
      (await bench.call('GET', `${path}?${query}`, { token })).body.meta?.total;
    expect(await total(clients, `from=${at(30)}&to=${at(-1)}`)).toBe(7);
    expect(await total(clients, `to=${at(30)}`)).toBe(0);
    const [{ organization_uuid: bobs }] = await bench.query(
      `SELECT organization_uuid FROM member_change WHERE user_uuid = $1`,
      [bob],
    );
    expect(await total(clients, `organization_uuid=${bobs}`)).toBe(3);
    expect(await total(adas, `organization_uuid=${bobs}`)).toBe(0);
    expect(await total(adas, '')).toBe(3);
    for (const query of ['from=now', 'organization_uuid=1']) {
      expect((await bench.call('GET', `${path}?${query}`, { token: clients })).status).toBe(422);
    }
  });
});
