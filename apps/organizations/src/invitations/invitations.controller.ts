import { Body, Controller, Delete, Get, Param, Post, Query, UseGuards } from '@nestjs/common';
import {
  bulkInvitationResults,
  bulkInvitations,
  cancelledInvitation,
  createInvitation,
  invitationQuery,
  invitationSchema,
  maybePaginated,
  single,
  type BulkInvitations,
  type CreateInvitation,
  type InvitationQuery,
} from '@platform/contracts';
import { Answer, Describe, Scopes } from '@platform/service-kit';
import { CallerMembership, type Membership, MembershipGuard, Needs } from '../access/index.js';
import { BulkInvitationsService } from './bulk-invitations.service.js';
import { InvitationChanges } from './invitation-changes.js';
import { InvitationsService } from './invitations.service.js';

@Controller('api/v1/organizations/:uuid/invitations')
@Describe({ tag: 'Invitations' })
@UseGuards(MembershipGuard)
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly changes: InvitationChanges,
    private readonly bulk: BulkInvitationsService,
  ) {}

  @Get()
  @Scopes('org:read')
  @Needs('invite_members')
  @Describe({
    summary: 'List invitations',
    description:
      'Lists the invitations of the organization, newest first unless `sort` says another order, of one status where ' +
      'it is given. Plain unless a page is asked for.',
  })
  @Answer(200, maybePaginated(invitationSchema))
  list(@CallerMembership() membership: Membership, @Query({ schema: invitationQuery }) query: InvitationQuery) {
    return this.invitations.list(membership, query);
  }

  @Post()
  @Scopes('org:manage')
  @Needs('invite_members')
  @Describe({
    summary: 'Invite somebody',
    description:
      'Mails an invitation to the address, good for seven days. The role may hold no permission that the ' +
      'caller lacks. Sends `invitation.created`; noted in the audit log.',
    errors: ['already_member', 'invitation_pending', 'limit_reached', 'role_exceeds_caller', 'cannot_assign_owner'],
  })
  @Answer(201, single(invitationSchema))
  create(@CallerMembership() membership: Membership, @Body({ schema: createInvitation }) body: CreateInvitation) {
    return this.changes.create(membership, body);
  }

  @Post('bulk')
  @Scopes('org:manage')
  @Needs('invite_members')
  @Describe({
    summary: 'Invite up to 50 people',
    description:
      'Judges each item by itself and answers with one result for each, in their order. What is invited ' +
      'is as if it were invited alone.',
    errors: ['limit_reached'],
  })
  @Answer(200, bulkInvitationResults)
  createMany(@CallerMembership() membership: Membership, @Body({ schema: bulkInvitations }) body: BulkInvitations) {
    return this.bulk.create(membership, body);
  }

  @Get(':invitationUuid')
  @Scopes('org:read')
  @Needs('invite_members')
  @Describe({
    summary: 'Read an invitation',
    description: 'Answers with one invitation. Its token is in the mail only.',
  })
  @Answer(200, single(invitationSchema))
  get(@CallerMembership() membership: Membership, @Param('invitationUuid') uuid: string) {
    return this.invitations.get(membership, uuid);
  }

  @Post(':invitationUuid/resend')
  @Scopes('org:manage')
  @Needs('invite_members')
  @Describe({
    summary: 'Send an invitation again',
    description: 'Mails a new link and gives seven new days; the old link ends. Noted in the audit log.',
    errors: ['invitation_not_pending', 'limit_reached', 'role_exceeds_caller'],
  })
  @Answer(200, single(invitationSchema))
  resend(@CallerMembership() membership: Membership, @Param('invitationUuid') uuid: string) {
    return this.changes.resend(membership, uuid);
  }

  @Delete(':invitationUuid')
  @Scopes('org:manage')
  @Needs('invite_members')
  @Describe({
    summary: 'Cancel an invitation',
    description: 'Cancels a pending invitation; its link ends. Sends `invitation.cancelled`; noted in the audit log.',
    errors: ['invitation_not_pending'],
  })
  @Answer(200, cancelledInvitation)
  cancel(@CallerMembership() membership: Membership, @Param('invitationUuid') uuid: string) {
    return this.changes.cancel(membership, uuid);
  }
}
