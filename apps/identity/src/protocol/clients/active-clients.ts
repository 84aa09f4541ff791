import { Injectable } from '@nestjs/common';
import { BatchQueue, sql } from '@platform/service-kit';
import { OauthTransaction } from '../storage/index.js';
import type { OauthClient } from './oauth-client.entity.js';

const maxBatch = 100;

/**
 * The clients that may be used now, as every request of the protocol asks for them: those that are asked for together
 * share a statement.
 */
@Injectable()
export class ActiveClients {
  private readonly asked = new BatchQueue<string, OauthClient | undefined>(1, maxBatch, (clientIds) =>
    this.findAll(clientIds),
  );

  constructor(private readonly transaction: OauthTransaction) {}

  /** Undefined for one that is unknown or disabled. */
  async find(clientId: string): Promise<OauthClient | undefined> {
    // Inside of a transaction its own connection is asked, on which nobody else's questions may wait.
    return this.transaction.unit.open
      ? (await this.transaction.rowsOf(activeClients([clientId])))[0]
      : this.asked.add(clientId);
  }

  private async findAll(clientIds: string[]): Promise<PromiseSettledResult<OauthClient | undefined>[]> {
    const found = await this.transaction.rowsOf(activeClients([...new Set(clientIds)]));
    const rows = new Map(found.map((row) => [row.client_id, row]));
    return clientIds.map((id) => ({ status: 'fulfilled', value: rows.get(id) }));
  }
}

/** By way of a sub-select it has one plan for every number of them, as in `findGrantSources`. */
const activeClients = (clientIds: string[]) =>
  sql<OauthClient>`
    SELECT client_id, name, type, redirect_uris, post_logout_redirect_uris, scopes,
      secret_hash, previous_secret_hash, previous_secret_expires_at, jwks, jwks_uri,
      backchannel_logout_uri, claims_in_id_token,
      webhook_url, webhook_audience,
      sealed_webhook_secret, sealed_previous_webhook_secret, previous_webhook_secret_expires_at,
      owner_uuid, organization_uuid, logo_uri, policy_uri, tos_uri,
      is_active, is_trusted, is_verified, is_pkce_exempt, created_at, updated_at
    FROM oauth_clients WHERE client_id = ANY ((SELECT ${clientIds}::text[])::text[]) AND is_active`.prepared(
    'find-active-clients',
  );
