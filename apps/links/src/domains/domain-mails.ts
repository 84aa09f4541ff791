import { Injectable } from '@nestjs/common';
import { MailOutbox, mailMessage } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { Domain } from './domain.entity.js';

type Known = Pick<Domain, 'account_id' | 'host'>;

/** What the owner of a domain is told. */
@Injectable()
export class DomainMails {
  constructor(private readonly mailOutbox: MailOutbox) {}

  lost(tx: EntityManager, domain: Known, target: string): Promise<void> {
    const { host } = domain;
    return this.send(tx, domain, `${host} no longer points to your short links`, [
      `We have looked three days in a row, and the DNS of ${host} leads elsewhere.`,
      `Visitors who come to ${host} may not reach your links. Please set its DNS record to ${target} again, or delete the domain.`,
      'As long as a visitor arrives, your links on it go on. We look again every day.',
    ]);
  }

  takenOver(tx: EntityManager, domain: Known): Promise<void> {
    const { host } = domain;
    return this.send(tx, domain, `${host} has been taken over by another account`, [
      `Another account has proved by a DNS record that ${host} is its own.`,
      'The domain and the links on it have been removed from your account.',
    ]);
  }

  private async send(tx: EntityManager, { account_id, host }: Known, subject: string, paragraphs: string[]) {
    const [account] = await tx.query<{ email: string }[]>(`SELECT email FROM account WHERE id = $1`, [account_id]);
    // Empty when the person has been erased.
    if (!account?.email) return;
    const footer = `You get this mail because ${host} is a domain of your links account.`;
    await this.mailOutbox.add(tx, account.email, mailMessage({ language: 'en', subject, paragraphs, footer }));
  }
}
