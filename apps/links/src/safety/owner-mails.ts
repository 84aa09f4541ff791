import { Injectable } from '@nestjs/common';
import { mailMessage, MailOutbox } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

const mostNamed = 10;
const footer = 'You get this mail because these are links of your account.';

/** What the owner of a link is told about its safety. */
@Injectable()
export class OwnerMails {
  constructor(private readonly mails: MailOutbox) {}

  async blocked(tx: EntityManager, accountId: number, links: string[], reason: string): Promise<void> {
    const more = links.length > mostNamed ? [`… and ${links.length - mostNamed} more.`] : [];
    await this.send(tx, accountId, 'A link of yours has been blocked', [
      'We have blocked what visitors or our own checks found harmful:',
      ...links.slice(0, mostNamed),
      ...more,
      `The reason: ${reason}`,
      'If this is wrong, object by POST /api/safety/appeals with the address and a few words; a person will look at it.',
    ]);
  }

  async decided(tx: EntityManager, accountId: number, url: string, isAccepted: boolean, answer: string): Promise<void> {
    const verdict = isAccepted
      ? 'You were right: it is not blocked any more.'
      : 'We have looked again, and it stays blocked.';
    await this.send(tx, accountId, 'Your objection to a block', [url, verdict, ...(answer ? [answer] : [])]);
  }

  /** An account that has been erased has no address. */
  private async send(tx: EntityManager, accountId: number, subject: string, paragraphs: string[]): Promise<void> {
    const [account] = await tx.query<{ email: string }[]>(`SELECT email FROM account WHERE id = $1`, [accountId]);
    if (account?.email)
      await this.mails.add(tx, account.email, mailMessage({ language: 'en', subject, paragraphs, footer }));
  }
}
