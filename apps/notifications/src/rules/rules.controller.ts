import { Body, Controller, Delete, Get, Post, Put, UseGuards } from '@nestjs/common';
import {
  createRule,
  list,
  ruleSchema,
  single,
  updateRule,
  type CreateRule,
  type UpdateRule,
} from '@platform/contracts';
import { Answer, Scopes } from '@platform/service-kit';
import { CallerMembership, Child, childGuard, type Membership, MembershipGuard, Needs } from '../memberships/index.js';
import { NotificationRule } from './notification-rule.entity.js';
import { RulesService } from './rules.service.js';

const RuleGuard = childGuard(NotificationRule, 'ruleUuid', (uuid, organization_uuid) => ({ uuid, organization_uuid }));

@Controller('api/v1/organizations/:uuid/notification-rules')
@Needs('manage_notifications')
@UseGuards(MembershipGuard)
export class RulesController {
  constructor(private readonly rules: RulesService) {}

  @Get()
  @Scopes('org:read')
  @Answer(200, list(ruleSchema))
  list(@CallerMembership() { organization_uuid }: Membership) {
    return this.rules.list(organization_uuid);
  }

  @Post()
  @Scopes('org:manage')
  @Answer(201, single(ruleSchema))
  create(@CallerMembership() membership: Membership, @Body({ schema: createRule }) body: CreateRule) {
    return this.rules.create(membership, body);
  }

  @Get(':ruleUuid')
  @Scopes('org:read')
  @UseGuards(RuleGuard)
  @Answer(200, single(ruleSchema))
  get(@Child() rule: NotificationRule) {
    return { data: rule };
  }

  @Put(':ruleUuid')
  @Scopes('org:manage')
  @UseGuards(RuleGuard)
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
  @Answer(204)
  delete(@CallerMembership() membership: Membership, @Child() rule: NotificationRule) {
    return this.rules.delete(membership, rule);
  }
}
