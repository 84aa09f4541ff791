import { Injectable } from '@nestjs/common';
import {
  execute,
  hashToken,
  languageOf,
  MailOutbox,
  PlatformConfig,
  Problem,
  randomToken,
  rowsOf,
  sql,
  type Language,
} from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { OrganizationCopy } from '../memberships/index.js';
import { confirmationMail } from './confirmation-mail.js';
import type { Page } from './page.js';
import { pagesPath } from './page-answers.js';
import { messages } from '../i18n/index.js';

interface Asked {
  notification_endpoint_uuid: string;
  email: string;
  organization: string;
}

/** So that nobody makes the platform write to strangers at will. */
const maxPerDay = { organization: 100, address: 3 };
const validDays = 7;

function over(language: Language): Page {
  const texts = messages('subscription-pages', language);
  return { status: 404, language, title: texts.over, paragraphs: [texts.confirmOver({ days: validDays })] };
}

/**
 * Asks addresses that are not those of members, and those that had unsubscribed, whether they agree. Nothing is sent
 * there before.
 */
@Injectable()
export class ConfirmationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailOutbox,
    private readonly config: PlatformConfig,
  ) {}

  /**
   * Mails each address its link, unless it has one that is still valid.
   *
   * @param askedBy who entered the addresses
   * @throws Problem `limit_reached` when too many were asked in a day
   */
  async askFor(
    tx: EntityManager,
    endpoint: { uuid: string; organization_uuid: string },
    emails: readonly string[],
    askedBy: string,
  ): Promise<void> {
    if (emails.length === 0) return;
    const organization = await tx.findOneBy(OrganizationCopy, { uuid: endpoint.organization_uuid });
    await lock(tx, endpoint.organization_uuid);
    // In one order for all, so that two requests cannot wait for each other.
    for (const email of [...emails].sort()) {
      await lock(tx, email);
      if (await this.isAsked(tx, endpoint.uuid, email)) continue;
      await this.count(tx, endpoint.organization_uuid, email);
      const token = randomToken();
      await execute(
        tx,
        sql`
          INSERT INTO notification_confirmation
            (token_hash, organization_uuid, notification_endpoint_uuid, email, expires_at)
          VALUES (${hashToken(token)}, ${endpoint.organization_uuid}, ${endpoint.uuid}, ${email},
            now() + make_interval(days => ${validDays}))`,
      );
      const link = `${this.config.AUTH_URL}/${pagesPath}/confirm/${token}`;
      const language = await languageFor(tx, email, askedBy);
      const mail = confirmationMail({ language, organization: organization?.name ?? '', link, validDays });
      await this.mails.add(tx, email, mail);
    }
  }

  async ask(token: string, language: Language): Promise<Page> {
    const [found] = await rowsOf(
      this.dataSource,
      sql<Asked>`
        SELECT confirmation.notification_endpoint_uuid, confirmation.email, organization.name AS organization
        FROM notification_confirmation confirmation
        JOIN notification_address address USING (notification_endpoint_uuid, email)
        JOIN organization_copy organization
          ON organization.uuid = confirmation.organization_uuid AND NOT organization.is_deleted
        WHERE confirmation.token_hash = ${hashToken(token)} AND confirmation.expires_at > now()`,
    );
    if (!found) return over(language);
    const texts = messages('subscription-pages', language);
    return {
      status: 200,
      language,
      title: texts.confirmTitle,
      paragraphs: [texts.confirmText({ organization: found.organization, email: found.email }), texts.everyMail],
      button: texts.confirm,
      note: texts.otherwise,
    };
  }

  /**
   * Once: of any number at the same time one confirms. Not even `now()` of a transaction that began earlier is before
   * what is written.
   */
  async confirm(token: string, language: Language): Promise<Page> {
    return this.dataSource.transaction(async (tx) => {
      const [asked] = await rowsOf(
        tx,
        sql<Omit<Asked, 'organization'>>`
          UPDATE notification_confirmation SET expires_at = '-infinity'
          WHERE token_hash = ${hashToken(token)} AND expires_at > now()
          RETURNING notification_endpoint_uuid, email`,
      );
      if (!asked) return over(language);
      const { notification_endpoint_uuid, email } = asked;
      const confirmed = await execute(
        tx,
        sql`
          UPDATE notification_address
          SET confirmed_at = now(), suppressed_at = NULL, suppressed_reason = NULL,
            unknown_count = 0, unknown_since = NULL
          WHERE notification_endpoint_uuid = ${notification_endpoint_uuid} AND email = ${email}`,
      );
      await execute(
        tx,
        sql`
          DELETE FROM notification_unsubscription
          WHERE notification_endpoint_uuid = ${notification_endpoint_uuid} AND email = ${email}`,
      );
      if (confirmed === 0) return over(language);
      const { thanks, sentFromNowOn, everyMail } = messages('subscription-pages', language);
      return { status: 200, language, title: thanks, paragraphs: [sentFromNowOn({ email })], note: everyMail };
    });
  }

  private async isAsked(tx: EntityManager, endpointUuid: string, email: string): Promise<boolean> {
    const [row] = await rowsOf(
      tx,
      sql`
        SELECT FROM notification_confirmation
        WHERE notification_endpoint_uuid = ${endpointUuid} AND email = ${email} AND expires_at > now() LIMIT 1`,
    );
    return row !== undefined;
  }

  private async count(tx: EntityManager, organizationUuid: string, email: string): Promise<void> {
    const [row] = await rowsOf(
      tx,
      sql<{ organization: number; address: number }>`
        SELECT count(*) FILTER (WHERE organization_uuid = ${organizationUuid})::int AS organization,
          count(*) FILTER (WHERE email = ${email})::int AS address
        FROM notification_confirmation
        WHERE (organization_uuid = ${organizationUuid} OR email = ${email}) AND created_at > now() - interval '1 day'`,
    );
    if (row!.organization >= maxPerDay.organization)
      throw new Problem('limit_reached', { message: 'Too many addresses were asked to confirm today.' });
    if (row!.address >= maxPerDay.address)
      throw new Problem('limit_reached', { message: `${email} was asked to confirm often enough for today.` });
  }
}

/**
 * The reader's own where the address is that of a person we know, else that of who asks: most likely they have one in
 * common.
 */
async function languageFor(tx: EntityManager, email: string, askedBy: string): Promise<Language> {
  const [row] = await rowsOf(
    tx,
    sql<{ language: string | null }>`
      SELECT coalesce(
        (SELECT language FROM person_copy WHERE lower(email) = ${email} AND language IS NOT NULL ORDER BY uuid LIMIT 1),
        (SELECT language FROM person_copy WHERE uuid = ${askedBy})
      ) AS language`,
  );
  return languageOf([row?.language ?? null]);
}

async function lock(tx: EntityManager, what: string): Promise<void> {
  await execute(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended('confirmation:' || ${what}, 0))`);
}
