import { Problem } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { OauthClient } from '../protocol/clients/index.js';

/** The row, locked until the end of the transaction; 404 when it is unknown. */
export async function lockClient(tx: EntityManager, clientId: string): Promise<OauthClient> {
  // Postgres compares no text with a NUL in it.
  const client = clientId.includes('\0')
    ? null
    : await tx.findOne(OauthClient, { where: { client_id: clientId }, lock: { mode: 'pessimistic_write' } });
  if (!client) throw clientNotFound();
  return client;
}

export function clientNotFound(): Problem {
  return new Problem('not_found', { message: 'There is no client with this id.' });
}
