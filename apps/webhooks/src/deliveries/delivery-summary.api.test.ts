import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { dayMs } from '@platform/contracts';
import { plansOf } from '@platform/testing';
import { DataSource } from 'typeorm';
import { PastDeliveries } from './past-deliveries.service.js';
import { webhooksBench, type BenchClient, type WebhooksBench } from '../testing/webhooks-bench.test-helper.js';

const path = '/api/v1/webhook-deliveries/summary';
const noon = new Date('2026-11-20T12:00:00Z');

describe('the summary of webhook deliveries', () => {
  let bench: WebhooksBench;
  let client: BenchClient;
  let own: string;
  const [owner, ada] = [randomUUID(), randomUUID()];
  let acme: string;

  beforeAll(async () => {
    bench = await webhooksBench();
    client = await bench.client({ owner_uuid: owner });
    own = await bench.token({ user_uuid: null, client_id: client.client_id, scopes: [] });
    acme = (await bench.organization(ada)).uuid;
    const past = (event: string, organization_uuid: string | null, error_code: string | null) => ({
      id: randomUUID(),
      event,
      organization_uuid,
      body: {},
      created_at: noon,
      attempts: [{ started_at: noon, duration_ms: 80, status_code: 200, error_code, error_message: error_code }],
    });
    await bench.app
      .get(PastDeliveries, { strict: false })
      .record(client.client_id, [
        past('member.added', acme, null),
        past('member.added', acme, 'http_500'),
        past('user.updated', null, null),
      ]);
    await bench.query('UPDATE delivery SET created_at = $1', [new Date(noon.getTime() + 60_000)]);
  });
  afterAll(() => bench.close());

  const day = 'from=2026-11-20T12:00:00Z&to=2026-11-20T14:00:00Z';
  const read = (query: string, token = own) => bench.call('GET', `${path}?${query}`, { token });

  it('counts by hour and by event what the client was sent', async () => {
    const { status, body } = await read(day);
    expect(status).toBe(200);
    expect(body.data).toStrictEqual({
      buckets: [
        { at: '2026-11-20T12:00:00+00:00', success: 2, failed: 1, pending: 0, p50_ms: 80, p95_ms: 80 },
        { at: '2026-11-20T13:00:00+00:00', success: 0, failed: 0, pending: 0, p50_ms: null, p95_ms: null },
      ],
      by: [
        { event: 'member.added', success: 1, failed: 1, pending: 0 },
        { event: 'user.updated', success: 1, failed: 0, pending: 0 },
      ],
    });
  });

  it('is of one event or of one organization where that is asked for', async () => {
    for (const filter of ['event=member.*', `organization_uuid=${acme}`]) {
      const { body } = await read(`${day}&${filter}`);
      expect(body.data.by).toStrictEqual([{ event: 'member.added', success: 1, failed: 1, pending: 0 }]);
    }
  });

  it('shows a member what the list shows, others nothing, and the owner the client that is named', async () => {
    const as = (user_uuid: string, of: string, scopes = ['org:read']) =>
      bench.token({ user_uuid, client_id: of, scopes });
    const events = async (token: string, query = '') =>
      (await read(day + query, token)).body.data.by.map((row: { event: string }) => row.event);
    expect(await events(await as(ada, client.client_id))).toStrictEqual(['member.added']);
    expect(await events(await as(randomUUID(), client.client_id))).toStrictEqual([]);
    const other = await bench.client({ owner_uuid: owner });
    const console = await as(owner, other.client_id, ['org:read', 'clients:manage']);
    expect(await events(console)).toStrictEqual([]);
    expect(await events(console, `&client_id=${client.client_id}`)).toStrictEqual(['member.added', 'user.updated']);
    const stranger = await as(randomUUID(), other.client_id, ['org:read', 'clients:manage']);
    expect((await read(`client_id=${client.client_id}`, stranger)).status).toBe(404);
  });

  it('has a day by hour and 30 by day where no span is asked for', async () => {
    expect((await read('')).body.data.buckets).toHaveLength(25);
    expect((await read('unit=day')).body.data.buckets).toHaveLength(31);
  });

  it.each([
    ['from=2026-11-20T12:00:00Z&to=2026-11-19T12:00:00Z', 'to'],
    ['from=2026-10-01T00:00:00Z&to=2026-11-20T00:00:00Z', 'from'],
    ['from=2020-10-01T00:00:00Z&unit=day', 'from'],
    ['unit=minute', 'unit'],
    ['from=yesterday', 'from'],
  ])('refuses %s at its field', async (query, field) => {
    const { status, body } = await read(query);
    expect([status, Object.keys(body.errors)]).toStrictEqual([422, [field]]);
  });

  it('reads nothing but the index of the span, however long the log is', async () => {
    const busy = await bench.client({ owner_uuid: owner });
    await bench.query(
      `INSERT INTO delivery (id, destination_id, source_id, event, payload, status, max_attempts, created_at)
       SELECT gen_random_uuid(), client.uuid, gen_random_uuid(), 'member.added', '{}', 'success', 5,
         now() - number * interval '1 minute'
       FROM client CROSS JOIN generate_series(1, 20000) AS number WHERE client_id = $1`,
      [busy.client_id],
    );
    await bench.query('ANALYZE delivery');
    const token = await bench.token({ user_uuid: null, client_id: busy.client_id, scopes: [] });
    const from = new Date(Date.now() - dayMs / 8).toISOString();
    const { rowsRead } = await plansOf(bench.app.get(DataSource), /matched|numbered/, async () => {
      expect((await read(`from=${from}`, token)).body.data.by[0].success).toBeGreaterThanOrEqual(179);
    });
    expect(rowsRead).toBeLessThan(2_000);
  });
});
