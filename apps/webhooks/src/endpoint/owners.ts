import { Injectable } from '@nestjs/common';
import { MailOutbox, type MailMessage } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { withoutQuery } from '../clients/webhook-url.js';
import { disabledMail, failingMail, type OwnerFacts } from './owner-mails.js';

/** Writes to the owner of a client. The operator's clients have none, and an owner may have no confirmed address: then nobody is written to. */
@Injectable()
export class Owners {
  constructor(private readonly mails: MailOutbox) {}

  async tellDisabled(tx: EntityManager, clientUuid: string, reason: string): Promise<void> {
    await this.tell(tx, clientUuid, (facts) => disabledMail(facts, reason));
  }

  async tellFailing(tx: EntityManager, clientUuid: string, since: Date, disabledAt: Date): Promise<void> {
    await this.tell(tx, clientUuid, (facts) => failingMail(facts, since, disabledAt));
  }

  private async tell(tx: EntityManager, clientUuid: string, write: (facts: OwnerFacts) => MailMessage): Promise<void> {
    const [row] = await tx.query<(OwnerFacts & { email: string })[]>(
      `SELECT client.name AS client, webhook_url AS url, email, language FROM client JOIN person ON person.uuid = owner_uuid
       WHERE client.uuid = $1 AND is_active AND webhook_url IS NOT NULL AND email IS NOT NULL`,
      [clientUuid],
    );
    if (row) await this.mails.add(tx, row.email, write({ ...row, url: withoutQuery(row.url) }));
  }
}
