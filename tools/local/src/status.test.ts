import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { statusOf, statusTable } from './status.js';

describe('the status of the platform', () => {
  let server: Server;
  let port: number;
  let outbox = '{"consumers":[{"pending":2},{"pending":3}]}';
  beforeAll(async () => {
    server = createServer((req, res) => {
      if (req.url === '/outbox') return res.end(outbox);
      return res.writeHead(503).end('{"status":"unready","checks":{"postgres":true,"redis":false},"migrations":12}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('is what each service, or each of its replicas, reports, or that it does not answer', async () => {
    const statuses = await statusOf({ links: { PORT: '4005', MANAGEMENT_PORT: String(port) } });
    const [links, webhooks] = ['links', 'webhooks'].map((name) => statuses.find(({ service }) => service === name));
    expect(links).toStrictEqual({
      service: 'links',
      state: 'unready',
      address: 'http://127.0.0.1:4005',
      postgres: true,
      redis: false,
      migrations: 12,
      events_waiting: 5,
    });
    expect(webhooks).toMatchObject({ state: 'silent', postgres: null, events_waiting: null });
    outbox = '{"error":"postgres_unavailable"}';
    const [withoutPostgres] = await statusOf({ identity: { PORT: '4001', MANAGEMENT_PORT: String(port) } });
    expect(withoutPostgres).toMatchObject({ service: 'identity', state: 'unready', events_waiting: null });
    const env = { PORT: '4001', MANAGEMENT_PORT: String(port) };
    const replicas = await statusOf({ 'links-api-1': env, 'links-api-2': env, 'console-1': env, links: env });
    expect(replicas.map(({ service }) => service)).toStrictEqual(['links-api-1', 'links-api-2']);
    expect(statusTable([links!])).toMatch(/^links +unready +http:\S+ +answers +silent +12 +5$/m);
  });
});
