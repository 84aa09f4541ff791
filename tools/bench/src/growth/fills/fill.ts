import { services } from '@platform/contracts';
import type { Client } from 'pg';
import type { Cast } from '../cast.js';
import type { Platform } from '../platform.js';
import type { Fill, Step } from './rows.js';
import { identityFill } from './identity.fill.js';
import { linksFill } from './links.fill.js';
import { notificationsFill } from './notifications.fill.js';
import { organizationsFill } from './organizations.fill.js';
import { webhooksFill } from './webhooks.fill.js';

const fills = {
  identity: identityFill,
  organizations: organizationsFill,
  webhooks: webhooksFill,
  notifications: notificationsFill,
  links: linksFill,
} satisfies Record<string, Fill>;

/** As many rows as triggers find quickly among those of the same statement. */
const batchSize = 10_000;

/**
 * Grows every table to `to` rows, and leaves what Postgres would come to do by itself: statistics, and maps of visible
 * rows.
 */
export async function grow(platform: Platform, cast: Cast, from: number, to: number): Promise<void> {
  await Promise.all(
    services.map(async (service) => {
      await add(platform.sql[service], fills[service](cast), from, to);
      await platform.sql[service].query('VACUUM (ANALYZE)');
    }),
  );
}

/** Adds the rows with the numbers from `from` up to, without, `to`. */
export async function add(sql: Client, steps: Step[], from: number, to: number): Promise<void> {
  for (let first = from; first < to; first += batchSize)
    for (const step of steps) await take(sql, step, [first, Math.min(first + batchSize, to)]);
}

async function take(sql: Client, step: Step, numbers: [number, number]): Promise<void> {
  if (typeof step === 'string') return void (await sql.query(step, numbers));
  await sql.query('BEGIN');
  await sql.query('SET LOCAL session_replication_role = replica');
  await sql.query(step.unchecked, numbers);
  await sql.query('COMMIT');
}
