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
  @Answer(200, maybePaginated(invitationSchema))
  list(@CallerMembership() membership: Membership, @Query({ schema: invitationQuery }) query: InvitationQuery) {
    return this.invitations.list(membership, query);
  }

  @Post()
  @Scopes('org:manage')
  @Needs('invite_members')
  @Answer(201, single(invitationSchema))
  create(@CallerMembership() membership: Membership, @Body({ schema: createInvitation }) body: CreateInvitation) {
    return this.changes.create(membership, body);
  }

  @Post('bulk')
  @Scopes('org:manage')
  @Needs('invite_members')
  @Describe({ summary: 'Up to 50 at once; one result for each, in their order' })
  @Answer(200, bulkInvitationResults)
  createMany(@CallerMembership() membership: Membership, @Body({ schema: bulkInvitations }) body: BulkInvitations) {
    return this.bulk.create(membership, body);
  }

  @Get(':invitationUuid')
  @Scopes('org:read')
  @Needs('invite_members')
  @Answer(200, single(invitationSchema))
  get(@CallerMembership() membership: Membership, @Param('invitationUuid') uuid: string) {
    return this.invitations.get(membership, uuid);
  }

  @Post(':invitationUuid/resend')
  @Scopes('org:manage')
  @Needs('invite_members')
  @Describe({ summary: 'A new link by mail and seven new days; the old link ends' })
  @Answer(200, single(invitationSchema))
  resend(@CallerMembership() membership: Membership, @Param('invitationUuid') uuid: string) {
    return this.changes.resend(membership, uuid);
  }

  @Delete(':invitationUuid')
  @Scopes('org:manage')
  @Needs('invite_members')
  @Describe({ summary: 'Cancels a pending invitation' })
  @Answer(200, cancelledInvitation)
  cancel(@CallerMembership() membership: Membership, @Param('invitationUuid') uuid: string) {
    return this.changes.cancel(membership, uuid);
  }
}
