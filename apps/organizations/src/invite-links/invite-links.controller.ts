import { Body, Controller, Delete, Get, Param, Post, UseGuards } from '@nestjs/common';
import {
  createdInviteLink,
  createInviteLink,
  inviteLinkSchema,
  list,
  single,
  type CreateInviteLink,
} from '@platform/contracts';
import { Answer, Scopes, Describe } from '@platform/service-kit';
import { CallerMembership, childGuard, type Membership, MembershipGuard, Needs, uuidIn } from '../access/index.js';
import { InviteLink } from './invite-link.entity.js';
import { InviteLinksService } from './invite-links.service.js';

const InviteLinkGuard = childGuard(InviteLink, 'linkUuid', uuidIn('uuid'));

@Controller('api/v1/organizations/:uuid/invite-links')
@Describe({ tag: 'Invite links' })
@UseGuards(MembershipGuard)
export class InviteLinksController {
  constructor(private readonly inviteLinks: InviteLinksService) {}

  @Get()
  @Scopes('org:read')
  @Needs('invite_members')
  @Describe({
    summary: 'List invite links',
    description: 'Lists the links by which people join, without the links themselves.',
  })
  @Answer(200, list(inviteLinkSchema))
  list(@CallerMembership() membership: Membership) {
    return this.inviteLinks.list(membership);
  }

  @Post()
  @Scopes('org:manage')
  @Needs('invite_members')
  @Describe({
    summary: 'Create an invite link',
    description:
      'Makes a link by which whoever has it joins. The link itself is in this answer only. Noted in the ' +
      'audit log.',
    errors: ['limit_reached', 'role_exceeds_caller', 'cannot_assign_owner'],
  })
  @Answer(201, single(createdInviteLink))
  create(@CallerMembership() membership: Membership, @Body({ schema: createInviteLink }) body: CreateInviteLink) {
    return this.inviteLinks.create(membership, body);
  }

  @Delete(':linkUuid')
  @Scopes('org:manage')
  @Needs('invite_members')
  @UseGuards(InviteLinkGuard)
  @Describe({
    summary: 'Delete an invite link',
    description: 'Ends the link at once; who has joined by it stays. Noted in the audit log.',
  })
  @Answer(204)
  revoke(@CallerMembership() membership: Membership, @Param('linkUuid') linkUuid: string) {
    return this.inviteLinks.revoke(membership, linkUuid);
  }
}
