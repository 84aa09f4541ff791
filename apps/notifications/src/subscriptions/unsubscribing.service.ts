import { Injectable } from '@nestjs/common';
import { DeliveryDestinations } from '@platform/delivery';
import {
  execute,
  hashToken,
  PlatformConfig,
  randomToken,
  rowsOf,
  Sealing,
  sql,
  type Language,
  type SealedColumn,
} from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { hasUsableAddress } from '../endpoint-store/index.js';
import type { Page } from './page.js';
import { pagesPath } from './page-answers.js';
import { messages } from '../i18n/index.js';

interface Subscription {
  notification_endpoint_uuid: string;
  email: string;
  organization: string;
  is_unsubscribed: boolean;
}

function over(language: Language): Page {
  const texts = messages('subscription-pages', language);
  return { status: 404, language, title: texts.over, paragraphs: [texts.unsubscribeOver] };
}

/**
 * Each address of a destination has a token of its own, which stands in every mail to it. It is found by its hash, and
 * sealed for the next mail, so that a repeated mail is the same mail. Whoever has the mail may end it: no sign-in is
 * asked.
 */
@Injectable()
export class UnsubscribingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealing: Sealing,
    private readonly destinations: DeliveryDestinations,
    private readonly config: PlatformConfig,
  ) {}

  /** Where one address unsubscribes from one destination. Made at the first mail, by however many at once. */
  async linkOf(endpointUuid: string, email: string): Promise<string | undefined> {
    const token = randomToken();
    const [row] = await rowsOf(
      this.dataSource,
      sql<{ sealed: string | null }>`
        SELECT sealed_unsubscribe_token AS sealed FROM notification_address
        WHERE notification_endpoint_uuid = ${endpointUuid} AND email = ${email}`,
    );
    if (!row) return undefined;
    const sealed = row.sealed ?? (await this.firstToken(endpointUuid, email, token));
    if (!sealed) return undefined;
    return `${this.config.AUTH_URL}/${pagesPath}/unsubscribe/${this.sealing.open(sealed, purpose(endpointUuid))}`;
  }

  private async firstToken(endpointUuid: string, email: string, token: string): Promise<string | undefined> {
    const sealed = this.sealing.seal(token, purpose(endpointUuid));
    const [row] = await rowsOf(
      this.dataSource,
      sql<{ sealed: string | null }>`
        UPDATE notification_address
        SET unsubscribe_hash = COALESCE(unsubscribe_hash, ${hashToken(token)}),
          sealed_unsubscribe_token = COALESCE(sealed_unsubscribe_token, ${sealed})
        WHERE notification_endpoint_uuid = ${endpointUuid} AND email = ${email}
        RETURNING sealed_unsubscribe_token AS sealed`,
    );
    return row?.sealed ?? undefined;
  }

  async ask(token: string, language: Language): Promise<Page> {
    const found = await this.find(token);
    if (!found) return over(language);
    if (found.is_unsubscribed) return done(found, language);
    const { unsubscribeTitle, noMoreMail, unsubscribe } = messages('subscription-pages', language);
    return {
      status: 200,
      language,
      title: unsubscribeTitle,
      paragraphs: [noMoreMail({ email: found.email, organization: found.organization })],
      button: unsubscribe,
    };
  }

  /** The same answer as often as it is asked: a mail program may repeat its request. */
  async unsubscribe(token: string, language: Language): Promise<Page> {
    return this.dataSource.transaction(async (tx) => {
      // One at a time for a destination: of the last two, each would see the other's address as one that is left.
      await execute(
        tx,
        sql`
          SELECT FROM notification_endpoint
          WHERE uuid IN (
            SELECT notification_endpoint_uuid FROM notification_address WHERE unsubscribe_hash = ${hashToken(token)}
          ) FOR NO KEY UPDATE`,
      );
      const rows = await rowsOf(
        tx,
        sql<Pick<Subscription, 'notification_endpoint_uuid' | 'email'>>`
          UPDATE notification_address
          SET suppressed_at = now(), suppressed_reason = 'unsubscribed', confirmed_at = NULL
          WHERE unsubscribe_hash = ${hashToken(token)} AND suppressed_reason IS DISTINCT FROM 'unsubscribed'
          RETURNING notification_endpoint_uuid, email`,
      );
      for (const { notification_endpoint_uuid, email } of rows) {
        await execute(
          tx,
          sql`
            INSERT INTO notification_unsubscription (notification_endpoint_uuid, email)
            VALUES (${notification_endpoint_uuid}, ${email}) ON CONFLICT DO NOTHING`,
        );
        if (!(await hasUsableAddress(tx, notification_endpoint_uuid)))
          await this.destinations.disable(tx, notification_endpoint_uuid, 'no_recipient_left');
      }
      const found = await this.find(token, tx);
      return found ? done(found, language) : over(language);
    });
  }

  private async find(token: string, manager = this.dataSource.manager): Promise<Subscription | undefined> {
    const [row] = await rowsOf(
      manager,
      sql<Subscription>`
        SELECT address.notification_endpoint_uuid, address.email, organization.name AS organization,
          address.suppressed_reason IS NOT DISTINCT FROM 'unsubscribed' AS is_unsubscribed
        FROM notification_address address
        JOIN notification_endpoint endpoint ON endpoint.uuid = address.notification_endpoint_uuid
        JOIN organization_copy organization ON organization.uuid = endpoint.organization_uuid
        WHERE address.unsubscribe_hash = ${hashToken(token)}`,
    );
    return row;
  }
}

const purpose = (endpointUuid: string) => `notification-unsubscribe:${endpointUuid}`;

export const sealedUnsubscribeToken: SealedColumn = {
  table: 'notification_address',
  column: 'sealed_unsubscribe_token',
  by: ['notification_endpoint_uuid'],
  purpose: (row) => purpose(row['notification_endpoint_uuid']!),
};

function done({ email, organization }: Subscription, language: Language): Page {
  const { unsubscribed, noMoreMail, askedFirst } = messages('subscription-pages', language);
  return {
    status: 200,
    language,
    title: unsubscribed,
    paragraphs: [noMoreMail({ email, organization })],
    note: askedFirst({ organization }),
  };
}
