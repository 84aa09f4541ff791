import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { consoleScopes } from '@platform/contracts';
import { rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { IdentityConfig } from '../config.js';
import { Grants, OauthTransaction } from '../protocol/storage/index.js';
import { OauthClients } from './oauth-clients.service.js';

/** The console's client id, the same in every installation. */
export const consoleClientId = 'console';

/**
 * The platform's own console is an OAuth client like any other: public, because a browser keeps no secret, and trusted,
 * because it is ours. Registered at start; its addresses follow AUTH_URL. Whether it is active stays the operator's
 * decision.
 */
@Injectable()
export class ConsoleClient implements OnApplicationBootstrap {
  constructor(
    private readonly config: IdentityConfig,
    private readonly dataSource: DataSource,
    private readonly clients: OauthClients,
    private readonly grants: Grants,
    private readonly transaction: OauthTransaction,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // The document generator builds the module without a database.
    if (this.dataSource.isInitialized) await this.register();
  }

  /** Writes, and announces, only what differs; several processes may start at the same time. */
  async register(): Promise<void> {
    const { AUTH_URL } = this.config;
    await this.transaction.write(async (tx) => {
      const changed = await rowsOf(
        tx,
        sql`
          INSERT INTO oauth_clients AS client
            (client_id, name, type, redirect_uris, post_logout_redirect_uris, scopes, is_trusted)
          VALUES (${consoleClientId}, 'Console', 'public', ${[`${AUTH_URL}/console/callback`]},
            ${[`${AUTH_URL}/console/signed-out`]}, ${consoleScopes}, true)
          ON CONFLICT (client_id) DO UPDATE SET
            redirect_uris = excluded.redirect_uris, post_logout_redirect_uris = excluded.post_logout_redirect_uris,
            scopes = excluded.scopes, is_trusted = excluded.is_trusted, updated_at = now()
          WHERE (client.redirect_uris, client.post_logout_redirect_uris, client.scopes, client.is_trusted)
            IS DISTINCT FROM
            (excluded.redirect_uris, excluded.post_logout_redirect_uris, excluded.scopes, excluded.is_trusted)
          RETURNING client_id`,
      );
      if (!changed.length) return;
      await this.grants.narrow(tx, consoleClientId, consoleScopes);
      await this.clients.announce(tx, consoleClientId);
    });
  }
}
