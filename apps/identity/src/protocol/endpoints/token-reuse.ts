import { Injectable } from '@nestjs/common';
import { rowsOf, sql } from '@platform/service-kit';
import { AccountEvents } from '../../people/history/index.js';
import { AccountMails, type Addressee } from '../../people/mails/index.js';
import { Grants, OauthTransaction } from '../storage/index.js';

interface AffectedPerson extends Addressee {
  user_uuid: string;
  client_name: string;
}

/** What follows when a used refresh token comes back (RFC 9700 section 4.14.2). */
@Injectable()
export class TokenReuse {
  constructor(
    private readonly transaction: OauthTransaction,
    private readonly grants: Grants,
    private readonly events: AccountEvents,
    private readonly mails: AccountMails,
  ) {}

  /** Ends the authorization that it came from, once, and tells the person; nothing when it is not of this client. */
  async end(grantId: string, family: string | null, clientId: string): Promise<void> {
    await this.transaction.write(async (tx) => {
      if (!(await this.grants.endFamily({ grantId, family, clientId }))) return;
      const [affected] = await rowsOf(
        tx,
        sql<AffectedPerson>`
          SELECT grants.user_uuid, users.email, users.language, client.name AS client_name
          FROM oauth_grants grants
          JOIN users ON users.uuid = grants.user_uuid
          JOIN oauth_clients client USING (client_id)
          WHERE grants.id = ${grantId} AND grants.client_id = ${clientId}`,
      );
      if (!affected) return;
      await this.events.record(tx, affected.user_uuid, 'token_reused', null, { client_id: clientId });
      await this.mails.refreshTokenReused(tx, affected, affected.client_name);
    });
  }
}
