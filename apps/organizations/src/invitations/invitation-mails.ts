import { Injectable } from '@nestjs/common';
import { languageOf, mailMessage, MailOutbox, Problem } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { OrganizationsConfig } from '../config.js';
import { invitationTexts } from './invitation-mails.texts.js';
import type { InvitationRow } from './invitation-view.js';

@Injectable()
export class InvitationMails {
  constructor(
    private readonly config: OrganizationsConfig,
    private readonly mailOutbox: MailOutbox,
  ) {}

  /** Mails the link, in the invitee's language where it is known. 409 when the address has had its mails of the day, from whomever. */
  async send(
    tx: EntityManager,
    organization: { name: string },
    { email, role_display_name, invited_by, expires_at }: InvitationRow,
    token: string,
  ) {
    await this.count(tx, email);
    const language = languageOf([await chosenLanguage(tx, email)]);
    const texts = invitationTexts[language];
    const facts = { inviter: short(invited_by), organization: short(organization.name) };
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(expires_at);
    const message = mailMessage({
      language,
      subject: texts.subject(facts),
      paragraphs: [texts.body({ ...facts, role: short(role_display_name) }), texts.expiry(day)],
      button: { text: texts.button, href: `${this.config.AUTH_URL}/invitations/${token}` },
      footer: texts.footer,
    });
    await this.mailOutbox.add(tx, email, message);
  }

  /** The lock of the address orders the requests of several organizations; each transaction takes one at most. */
  private async count(tx: EntityManager, email: string): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('invitation mail:' || $1, 0))`, [email]);
    const counted = await tx.query<unknown[]>(
      `INSERT INTO invitation_mail (email)
       SELECT $1 WHERE (SELECT count(*) FROM invitation_mail WHERE email = $1 AND sent_at > now() - interval '1 day') < $2
       RETURNING sent_at`,
      [email, this.config.INVITATION_MAILS_PER_ADDRESS],
    );
    if (counted.length === 0)
      throw new Problem('limit_reached', { message: 'This address has got enough invitations for today.' });
  }
}

async function chosenLanguage(tx: EntityManager, email: string): Promise<string | null> {
  const [known] = await tx.query<{ language: string | null }[]>(
    `SELECT language FROM person WHERE lower(email) = $1 AND email_verified ORDER BY uuid LIMIT 1`,
    [email],
  );
  return known?.language ?? null;
}

/** Names are people's own words: enough of them to be known by, not enough to be a letter. */
function short(text: string): string {
  const characters = [...text];
  return characters.length > 80 ? `${characters.slice(0, 79).join('')}…` : text;
}
