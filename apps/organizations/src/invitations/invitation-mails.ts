import { Injectable } from '@nestjs/common';
import { neutralName } from '@platform/contracts';
import { execute, languageOf, mailMessage, MailOutbox, Problem, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { BrandingService } from '../branding/index.js';
import { OrganizationsConfig } from '../config.js';
import { messages } from '../i18n/index.js';
import type { InvitationRow } from './invitation-view.js';

@Injectable()
export class InvitationMails {
  constructor(
    private readonly config: OrganizationsConfig,
    private readonly mailOutbox: MailOutbox,
    private readonly branding: BrandingService,
  ) {}

  /**
   * Mails the link, in the invitee's language if there is a copy of the person, else in English. Names are listed as
   * facts: within our sentences, somebody could use a name as a message to strangers. Of the branding, only colour and
   * mark are in it for the same reason.
   *
   * @throws Problem 409 `limit_reached` when the address has had its mails of the day, from all organizations together
   */
  async send(
    tx: EntityManager,
    organization: { uuid: string; name: string },
    { uuid, email, role_display_name, invited_by, expires_at }: InvitationRow,
    token: string,
  ) {
    await this.count(tx, email);
    const language = languageOf([await chosenLanguage(tx, email)]);
    const texts = messages('invitation-mails', language);
    const address = await inviterAddress(tx, uuid);
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(expires_at);
    const name = neutralName(organization.name);
    const { accent, markUrl } = await this.branding.ofMails(tx, organization.uuid);
    const message = mailMessage({
      language,
      subject: texts.subject,
      paragraphs: [
        address ? texts.invitedBy({ address }) : texts.invited,
        [
          `${texts.organization}: ${name}`,
          `${texts.role}: ${neutralName(role_display_name)}`,
          `${texts.inviter}: ${neutralName(invited_by)}`,
        ].join('\n'),
        texts.expiry({ day }),
      ],
      button: { text: texts.button, href: `${this.config.AUTH_URL}/invitations/${token}` },
      footer: texts.footer,
      brand: { accent, mark: markUrl === null ? null : { src: markUrl, alt: name } },
    });
    await this.mailOutbox.add(tx, email, message);
  }

  /** Locks the address, so that simultaneous mails of several organizations are counted one after the other. */
  private async count(tx: EntityManager, email: string): Promise<void> {
    await execute(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended('invitation mail:' || ${email}, 0))`);
    const counted = await rowsOf(
      tx,
      sql`
        INSERT INTO invitation_mail (email)
        SELECT ${email}
        WHERE (SELECT count(*) FROM invitation_mail
        WHERE email = ${email} AND sent_at > now() - interval '1 day') < ${this.config.INVITATION_MAILS_PER_ADDRESS}
        RETURNING sent_at`,
    );
    if (counted.length === 0)
      throw new Problem('limit_reached', { message: 'This address has got enough invitations for today.' });
  }
}

async function chosenLanguage(tx: EntityManager, email: string): Promise<string | null> {
  const [found] = await rowsOf(
    tx,
    sql<{ language: string | null }>`
      SELECT language FROM person WHERE lower(email) = ${email} AND email_verified ORDER BY uuid LIMIT 1`,
  );
  return found?.language ?? null;
}

/** The inviter's confirmed address: unlike the name, they cannot make it up. */
async function inviterAddress(tx: EntityManager, invitationUuid: string): Promise<string | undefined> {
  const [found] = await rowsOf(
    tx,
    sql<{ email: string }>`
      SELECT person.email FROM invitation JOIN person ON person.uuid = invitation.invited_by_uuid
      WHERE invitation.uuid = ${invitationUuid} AND person.email_verified`,
  );
  return found?.email;
}
