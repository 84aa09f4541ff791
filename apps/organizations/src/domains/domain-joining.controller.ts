import { Controller, Get, Param, Post, UseGuards } from '@nestjs/common';
import { list, memberSchema, single, suggestedOrganization } from '@platform/contracts';
import { Answer, CallerOrigin, CallerPerson, Scopes, type Origin, type Person } from '@platform/service-kit';
import { OrganizationGuard } from '../access/index.js';
import { DomainJoining } from './domain-joining.js';

@Controller('api/v1/organizations')
export class DomainJoiningController {
  constructor(private readonly joining: DomainJoining) {}

  @Get('suggested')
  @Scopes('org:read')
  @Answer(200, list(suggestedOrganization))
  suggested(@CallerPerson() { user_uuid }: Person) {
    return this.joining.suggested(user_uuid);
  }

  @Post(':uuid/join')
  @Scopes('org:manage')
  @UseGuards(OrganizationGuard)
  @Answer(200, single(memberSchema))
  join(@CallerPerson() { user_uuid }: Person, @Param('uuid') uuid: string, @CallerOrigin() origin: Origin) {
    return this.joining.join(uuid, user_uuid, origin);
  }
}
