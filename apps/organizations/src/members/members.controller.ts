import { Body, Controller, Get, Post, UseGuards } from '@nestjs/common';
import { addMember, list, memberSchema, single, type AddMember } from '@platform/contracts';
import { Answer, Scopes } from '@platform/service-kit';
import { MembersService } from './members.service.js';
import { CallerMembership, MembershipGuard, Needs, type Membership } from './membership.guard.js';

@Controller('api/v1/organizations/:uuid/members')
@UseGuards(MembershipGuard)
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @Get()
  @Scopes('org:read')
  @Needs('view_members')
  @Answer(200, list(memberSchema))
  list(@CallerMembership() { organization_uuid }: Membership) {
    return this.members.list(organization_uuid);
  }

  @Post()
  @Scopes('org:manage')
  @Needs('manage_members')
  @Answer(201, single(memberSchema))
  add(@CallerMembership() membership: Membership, @Body({ schema: addMember }) body: AddMember) {
    return this.members.add(membership, body);
  }
}
