import { Injectable } from '@nestjs/common';
import { withoutQuery, type Permission } from '@platform/contracts';
import { MailOutbox, part, rowsOf, sql, type MailMessage } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { holdersOf } from '../copies/index.js';
import { disabledMail, failingMail, type OwnerFacts } from './owner-mails.js';

const managing: Permission = 'manage_organization';
const maxMails = 20;

/**
 * Writes to the owner of a client; of an organization's client to the members who manage the organization. The
 * operator's clients have none, and an owner may have no confirmed address: then nobody is written to.
 */
@Injectable()
export class OwnerNotices {
  constructor(private readonly mails: MailOutbox) {}

  async mailDisabled(tx: EntityManager, clientUuid: string, reason: string): Promise<void> {
    await this.mail(tx, clientUuid, (facts) => disabledMail(facts, reason));
  }

  async mailFailing(tx: EntityManager, clientUuid: string, since: Date, disabledAt: Date): Promise<void> {
    await this.mail(tx, clientUuid, (facts) => failingMail(facts, since, disabledAt));
  }

  private async mail(tx: EntityManager, clientUuid: string, write: (facts: OwnerFacts) => MailMessage): Promise<void> {
    const owners = await rowsOf(tx, ownersOf(clientUuid));
    for (const { email, webhook_url, ...facts } of owners) {
      await this.mails.add(tx, email, write({ ...facts, url: withoutQuery(webhook_url) }));
    }
  }
}

type Owner = Omit<OwnerFacts, 'url'> & { webhook_url: string; email: string };

const ownersOf = (clientUuid: string) => sql<Owner>`
  SELECT client.name AS client, webhook_url, email, language
  FROM client
  CROSS JOIN LATERAL (
    SELECT client.owner_uuid AS uuid
    UNION ALL
    SELECT user_uuid FROM (
      ${holdersOf(part`member_change.organization_uuid = client.organization_uuid`, managing)}
    ) AS holder
  ) owner
  JOIN person ON person.uuid = owner.uuid
  WHERE client.uuid = ${clientUuid} AND client.is_active AND webhook_url IS NOT NULL AND email IS NOT NULL
  ORDER BY person.uuid LIMIT ${maxMails}`;
