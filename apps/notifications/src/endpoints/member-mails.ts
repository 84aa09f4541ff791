import { Injectable } from '@nestjs/common';
import { createEndpoint, createRule, oneSpelling } from '@platform/contracts';
import { noOrigin, Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { RulesService } from '../rules/index.js';
import { EndpointsService } from './endpoints.service.js';

/** Without the address: names of rules are in the audit log for good. */
const ruleName = 'Mails to a member';
const checkedRule = createRule.omit({ notification_endpoint_uuid: true });

/**
 * What the operator sets up for an organization: a member is mailed what the patterns match. The destination is the
 * member's.
 */
@Injectable()
export class MemberMails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly endpoints: EndpointsService,
    private readonly rules: RulesService,
  ) {}

  /** @throws Problem `user_not_found` when no member has the address, or it is not confirmed */
  async create(organizationUuid: string, email: string, events: string[]) {
    const endpoint = createEndpoint.parse({ type: 'email', emails: [email] });
    const rule = checkedRule.parse({ name: ruleName, events });
    const caller = {
      organization_uuid: organizationUuid,
      user_uuid: await this.member(organizationUuid, email),
      permissions: [],
      origin: noOrigin,
    };
    const operator = { ...caller, user_uuid: null };
    const { data } = await this.endpoints.create(caller, endpoint, operator);
    const made = await this.rules.create(operator, { ...rule, notification_endpoint_uuid: data.uuid });
    return { notification_endpoint_uuid: data.uuid, notification_rule_uuid: made.data.uuid };
  }

  private async member(organizationUuid: string, email: string): Promise<string> {
    const [found] = await rowsOf(
      this.dataSource,
      sql<{ user_uuid: string }>`
        SELECT member.user_uuid
        FROM membership_copy member
        JOIN organization_copy organization
          ON organization.uuid = member.organization_uuid AND NOT organization.is_deleted
        WHERE organization.uuid::text = ${organizationUuid} AND NOT member.is_removed
          AND lower(member.email) = ${oneSpelling(email)}`,
    );
    if (!found) throw new Problem('user_not_found', { message: 'No member has this address, or it is not confirmed.' });
    return found.user_uuid;
  }
}
