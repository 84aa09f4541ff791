import type { Seen, WebhooksAndReceiver } from './webhook-fixture.js';

export const destinations = 50;
/** So many deliveries at once. */
export const burst = 10_000;
export const body = JSON.stringify({
  event: 'organization.updated',
  organization: { name: 'Acme', slug: 'acme', description: 'x'.repeat(300) },
});

/** The clients that deliveries go to. */
export async function burstDestinations(subject: WebhooksAndReceiver): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < destinations; n += 1) ids.push(await subject.client(`/${n}`));
  return ids;
}

/** Commits a burst of deliveries. Answers with how many came a second, from the first to the last. */
export async function deliverBurst(subject: WebhooksAndReceiver, ids: string[], watch?: () => void): Promise<number> {
  await subject.seen();
  await subject.sql.query('BEGIN');
  await subject.sql.query('INSERT INTO delivery_destination (id) SELECT unnest($1::uuid[]) ON CONFLICT DO NOTHING', [
    ids,
  ]);
  await subject.sql.query(
    `INSERT INTO delivery (id, destination_id, source_id, event, payload, max_attempts)
     SELECT uuidv7(), ($1::uuid[])[1 + n % $2], gen_random_uuid(), 'organization.updated', $3, 5
     FROM generate_series(1, $4) AS n`,
    [ids, ids.length, body, burst],
  );
  await subject.sql.query(`SELECT pg_notify('delivery_webhooks', $1)`, [ids.join(',')]);
  await subject.sql.query('COMMIT');
  await subject.received(burst, watch);
  return rate(await subject.seen());
}

export function rate({ count, first, last }: Seen): number {
  return count / ((last - first) / 1_000);
}
