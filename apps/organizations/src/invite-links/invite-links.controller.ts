import { Body, Controller, Delete, Get, Param, Post, UseGuards } from '@nestjs/common';
import {
  createdInviteLink,
  createInviteLink,
  inviteLinkSchema,
  list,
  single,
  type CreateInviteLink,
} from '@platform/contracts';
import { Answer, Scopes } from '@platform/service-kit';
import { CallerMembership, childGuard, type Membership, MembershipGuard, Needs, uuidIn } from '../access/index.js';
import { InviteLink } from './invite-link.entity.js';
import { InviteLinksService } from './invite-links.service.js';

const InviteLinkGuard = childGuard(InviteLink, 'linkUuid', uuidIn('uuid'));

@Controller('api/v1/organizations/:uuid/invite-links')
@UseGuards(MembershipGuard)
export class InviteLinksController {
  constructor(private readonly inviteLinks: InviteLinksService) {}

  @Get()
  @Scopes('org:read')
  @Needs('invite_members')
  @Answer(200, list(inviteLinkSchema))
  list(@CallerMembership() membership: Membership) {
    return this.inviteLinks.list(membership);
  }

  @Post()
  @Scopes('org:manage')
  @Needs('invite_members')
  @Answer(201, single(createdInviteLink))
  create(@CallerMembership() membership: Membership, @Body({ schema: createInviteLink }) body: CreateInviteLink) {
    return this.inviteLinks.create(membership, body);
  }

  @Delete(':linkUuid')
  @Scopes('org:manage')
  @Needs('invite_members')
  @UseGuards(InviteLinkGuard)
  @Answer(204)
  revoke(@CallerMembership() membership: Membership, @Param('linkUuid') linkUuid: string) {
    return this.inviteLinks.revoke(membership, linkUuid);
  }
}
