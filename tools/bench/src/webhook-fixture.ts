import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Sealing, type PlatformConfig } from '@platform/service-kit';
import { Client } from 'pg';
import { startBaseline, startService } from './processes.js';

/** What came since it was last asked; times in milliseconds of the machine's clock. */
export interface Seen {
  count: number;
  first: number;
  last: number;
  arrivals: [name: string, atMs: number][];
}

/** The webhooks service and a receiver, each in a process of its own. */
export async function webhooksAndReceiver() {
  const key = randomBytes(32);
  const settings = { ENCRYPTION_KEYS: `bench:${key.toString('base64')}`, EGRESS_ALLOW_CIDRS: '127.0.0.0/8' };
  const receiver = await startBaseline('receiver');
  const service = await startService('webhooks', settings);
  const sql = new Client({ connectionString: service.databaseUrl, options: '-c search_path=webhooks' });
  await sql.connect();
  const sealing = new Sealing({ ENCRYPTION_KEYS: [{ id: 'bench', key }] } as unknown as PlatformConfig);
  const secret = sealing.seal(`whsec_${randomBytes(32).toString('base64')}`, 'webhook-secret');

  return {
    service,
    sql,
    receiver,
    /** A client as identity's events would have made it known. Answers with its destination. */
    async client(path: string, clientId: string = randomUUID()): Promise<string> {
      const { rows } = await sql.query<{ uuid: string }>(
        `INSERT INTO client (client_id, name, is_active, webhook_url, webhook_audience, sealed_webhook_secret, version)
         VALUES ($1, 'Bench', true, $2, 'authorized', $3, 1) RETURNING uuid`,
        [clientId, receiver.url + path, secret],
      );
      return rows[0]!.uuid;
    },
    seen: async () => (await (await fetch(`${receiver.url}/seen`)).json()) as Seen,
    /** Until so many posts came since `seen`, or nothing came for ten seconds. */
    async received(count: number, whileWaiting: () => void = () => undefined): Promise<void> {
      let known = -1;
      for (let quietMs = 0; quietMs < 10_000; quietMs += 50) {
        const now = ((await (await fetch(receiver.url)).json()) as { count: number }).count;
        if (now >= count) return;
        if (now > known) quietMs = 0;
        known = now;
        whileWaiting();
        await wait(50);
      }
      throw new Error(`only ${known} of ${count} came`);
    },
    async stop(): Promise<void> {
      await sql.end();
      await Promise.all([service.stop(), receiver.stop()]);
    },
  };
}

export type WebhooksAndReceiver = Awaited<ReturnType<typeof webhooksAndReceiver>>;
