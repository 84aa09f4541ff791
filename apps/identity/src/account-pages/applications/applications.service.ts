import { Injectable } from '@nestjs/common';
import { Problem, rowsOf, sql } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { AccountEvents } from '../../people/history/index.js';
import { Grants, OauthTransaction } from '../../protocol/storage/index.js';

/** An application that a person has let in. */
export interface Application {
  client_id: string;
  client_name: string;
  /** The platform's own: nobody was asked. */
  is_first_party: boolean;
  scopes: string[];
  /** Single claims, by their standard names. */
  claims: string[];
  /** When it was let in first, of what is still good. */
  created_at: Date;
}

/** Which applications may act for somebody, and taking that back: their tokens die at once. */
@Injectable()
export class Applications {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transaction: OauthTransaction,
    private readonly grants: Grants,
    private readonly events: AccountEvents,
  ) {}

  /** By name. One entry per application, however many sign-ins gave it grants. */
  async of(userUuid: string): Promise<Application[]> {
    return rowsOf(
      this.dataSource,
      sql<Application>`
        SELECT client.client_id, client.name AS client_name, client.is_trusted AS is_first_party,
          array(
            SELECT DISTINCT scope FROM oauth_grants mine, unnest(mine.scopes) scope
            WHERE mine.user_uuid = ${userUuid} AND mine.client_id = client.client_id AND mine.expires_at > now()
            ORDER BY scope
          ) AS scopes,
          array(
            SELECT DISTINCT claim
            FROM oauth_grants mine, jsonb_array_elements_text(mine.payload->'openid'->'claims') claim
            WHERE mine.user_uuid = ${userUuid} AND mine.client_id = client.client_id AND mine.expires_at > now()
            ORDER BY claim
          ) AS claims,
          min(granted.created_at) AS created_at
        FROM oauth_grants granted JOIN oauth_clients client USING (client_id)
        WHERE granted.user_uuid = ${userUuid} AND granted.expires_at > now()
        GROUP BY client.client_id ORDER BY client.name, client.client_id`,
    );
  }

  /** Throws `not_found` for an application that has no grant of this person. */
  async revoke(userUuid: string, clientId: string, req: FastifyRequest): Promise<void> {
    await this.transaction.write(async (tx) => {
      const [client] = await rowsOf(
        tx,
        sql<{ name: string }>`
          SELECT name FROM oauth_clients client WHERE client_id = ${clientId.replaceAll('\0', '')} AND EXISTS (
            SELECT FROM oauth_grants granted
            WHERE granted.user_uuid = ${userUuid} AND granted.client_id = client.client_id
          )`,
      );
      if (!client) throw new Problem('not_found');
      await this.grants.revokeOf(tx, { userUuid, clientId });
      await this.events.record(tx, userUuid, 'grant_revoked', req, { client_id: clientId, client_name: client.name });
    });
  }
}
