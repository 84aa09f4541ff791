import { Controller, Get, Param, Post, UseGuards } from '@nestjs/common';
import { list, memberSchema, single, suggestedOrganization } from '@platform/contracts';
import { Answer, CallerOrigin, CallerPerson, Scopes, type Origin, type Person, Describe } from '@platform/service-kit';
import { OrganizationGuard } from '../access/index.js';
import { DomainJoining } from './domain-joining.js';

@Controller('api/v1/organizations')
@Describe({ tag: 'Organization domains' })
export class DomainJoiningController {
  constructor(private readonly joining: DomainJoining) {}

  @Get('suggested')
  @Scopes('org:read')
  @Describe({
    summary: 'List organizations that you may join',
    description:
      'Lists organizations that have verified the domain of the confirmed address of the caller and ' +
      'suggest themselves.',
  })
  @Answer(200, list(suggestedOrganization))
  suggested(@CallerPerson() { user_uuid }: Person) {
    return this.joining.suggested(user_uuid);
  }

  @Post(':uuid/join')
  @Scopes('org:manage')
  @UseGuards(OrganizationGuard)
  @Describe({
    summary: 'Join an organization by your domain',
    description:
      'Makes the caller a member with the default role, because their confirmed address is of a verified ' +
      'domain. Sends `member.added`; noted in the audit log.',
    errors: ['email_unverified', 'domain_not_allowed', 'already_member', 'organization_inactive'],
  })
  @Answer(200, single(memberSchema))
  join(@CallerPerson() { user_uuid }: Person, @Param('uuid') uuid: string, @CallerOrigin() origin: Origin) {
    return this.joining.join(uuid, user_uuid, origin);
  }
}
