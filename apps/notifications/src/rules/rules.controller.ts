import { Body, Controller, Delete, Get, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  createRule,
  maybePaginated,
  ruleChoices,
  ruleSchema,
  rulesQuery,
  single,
  updateRule,
  type CreateRule,
  type RulesQuery,
  type UpdateRule,
} from '@platform/contracts';
import { Answer, Scopes, Describe } from '@platform/service-kit';
import { CallerMembership, Child, childGuard, type Membership, MembershipGuard, Needs } from '../memberships/index.js';
import { NotificationRule } from './notification-rule.entity.js';
import { RulesService } from './rules.service.js';

const RuleGuard = childGuard(NotificationRule, 'ruleUuid', (uuid, organization_uuid) => ({ uuid, organization_uuid }));

@Controller('api/v1/organizations/:uuid/notification-rules')
@Describe({ tag: 'Rules' })
@Needs('manage_notifications')
@UseGuards(MembershipGuard)
export class RulesController {
  constructor(private readonly rules: RulesService) {}

  @Get()
  @Scopes('org:read')
  @Describe({
    summary: 'List rules',
    description: 'Lists the rules of the organization, oldest first: all of them, unless a page is asked for.',
  })
  @Answer(200, maybePaginated(ruleSchema))
  list(@CallerMembership() { organization_uuid }: Membership, @Query({ schema: rulesQuery }) query: RulesQuery) {
    return this.rules.list(organization_uuid, query);
  }

  @Post()
  @Scopes('org:manage')
  @Describe({
    summary: 'Create a rule',
    description:
      'Creates a rule: which events go to which destinations, by service, team, pattern and severity. ' +
      'Noted in the audit log.',
    errors: ['limit_reached'],
  })
  @Answer(201, single(ruleSchema))
  create(@CallerMembership() membership: Membership, @Body({ schema: createRule }) body: CreateRule) {
    return this.rules.create(membership, body);
  }

  @Get('choices')
  @Scopes('org:read')
  @Describe({
    summary: 'List what a rule can be narrowed to',
    description:
      'Answers with the names of the registered services and of the teams of the organization, 1,000 of each at ' +
      'most: what a form of a rule offers. Teams only for members who may see members.',
  })
  @Answer(200, single(ruleChoices))
  choices(@CallerMembership() membership: Membership) {
    return this.rules.choices(membership);
  }

  @Get(':ruleUuid')
  @Scopes('org:read')
  @UseGuards(RuleGuard)
  @Describe({
    summary: 'Read a rule',
    description: 'Answers with one rule.',
  })
  @Answer(200, single(ruleSchema))
  get(@Child() rule: NotificationRule) {
    return { data: rule };
  }

  @Put(':ruleUuid')
  @Scopes('org:manage')
  @UseGuards(RuleGuard)
  @Describe({
    summary: 'Change a rule',
    description: 'Changes what is given and leaves the rest as it is. Noted in the audit log.',
  })
  @Answer(200, single(ruleSchema))
  update(
    @CallerMembership() membership: Membership,
    @Child() rule: NotificationRule,
    @Body({ schema: updateRule }) body: UpdateRule,
  ) {
    return this.rules.update(membership, rule, body);
  }

  @Delete(':ruleUuid')
  @Scopes('org:manage')
  @UseGuards(RuleGuard)
  @Describe({
    summary: 'Delete a rule',
    description: 'Deletes a rule. Deliveries that it made go on. Noted in the audit log.',
  })
  @Answer(204)
  delete(@CallerMembership() membership: Membership, @Child() rule: NotificationRule) {
    return this.rules.delete(membership, rule);
  }
}
