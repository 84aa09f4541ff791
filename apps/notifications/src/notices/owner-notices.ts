import { Injectable } from '@nestjs/common';
import { languageOf, MailOutbox, PlatformConfig, rowsOf, sql, type MailMessage } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { disabledMail, failingMail, topicGoneMail, type DestinationFacts } from './destination-mails.js';

interface Addressed {
  name: string;
  organization: string;
  organization_uuid: string;
  email: string;
  /** BCP 47. */
  language: string | null;
}

/**
 * Writes to whoever made a destination, or to the owner of the organization when that person has left, in the reader's
 * language.
 */
@Injectable()
export class OwnerNotices {
  constructor(
    private readonly mails: MailOutbox,
    private readonly config: PlatformConfig,
  ) {}

  async mailDisabled(tx: EntityManager, endpointUuid: string, reason: string): Promise<void> {
    await this.mail(tx, endpointUuid, (facts) => disabledMail(facts, reason));
  }

  async mailFailing(tx: EntityManager, endpointUuid: string, since: Date, disabledAt: Date): Promise<void> {
    await this.mail(tx, endpointUuid, (facts) => failingMail(facts, since, disabledAt));
  }

  async mailTopicGone(tx: EntityManager, endpointUuid: string): Promise<void> {
    await this.mail(tx, endpointUuid, topicGoneMail);
  }

  private async mail(
    tx: EntityManager,
    endpointUuid: string,
    write: (facts: DestinationFacts) => MailMessage,
  ): Promise<void> {
    const [row] = await rowsOf(
      tx,
      sql<Addressed>`
        SELECT endpoint.name, organization.name AS organization, endpoint.organization_uuid, member.email,
          person.language
        FROM notification_endpoint endpoint
        JOIN organization_copy organization
          ON organization.uuid = endpoint.organization_uuid AND NOT organization.is_deleted
        JOIN membership_copy member ON member.organization_uuid = endpoint.organization_uuid
          AND NOT member.is_removed AND member.email <> ''
          AND (member.user_uuid = endpoint.created_by OR member.role = 'owner')
        LEFT JOIN person_copy person ON person.uuid = member.user_uuid
        WHERE endpoint.uuid = ${endpointUuid}
        ORDER BY member.user_uuid = endpoint.created_by DESC LIMIT 1`,
    );
    if (!row) return;
    const { name, organization, organization_uuid, email } = row;
    const language = languageOf([row.language]);
    const page = `${this.config.AUTH_URL}/console/organizations/${organization_uuid}/destinations`;
    await this.mails.add(tx, email, write({ language, name, organization, page }));
  }
}
