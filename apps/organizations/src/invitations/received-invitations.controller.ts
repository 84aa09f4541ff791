import { Controller, Get, Param, Post } from '@nestjs/common';
import { declinedInvitation, isUuid, list, memberSchema, receivedInvitation, single } from '@platform/contracts';
import {
  Answer,
  CallerOrigin,
  CallerPerson,
  Problem,
  Scopes,
  type Origin,
  type Person,
  Describe,
} from '@platform/service-kit';
import { InvitationAnswers } from './invitation-answers.js';
import { InvitationsService } from './invitations.service.js';

const InvitationUuid = {
  transform(value: string): string {
    if (!isUuid(value)) throw new Problem('not_found');
    return value.toLowerCase();
  },
};

/** The caller's own invitations. */
@Controller('api/v1/invitations')
@Describe({ tag: 'Received invitations' })
export class ReceivedInvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly answers: InvitationAnswers,
  ) {}

  @Get()
  @Scopes('org:read')
  @Describe({
    summary: 'List the invitations to you',
    description: 'Lists the pending invitations to the confirmed address of the caller.',
  })
  @Answer(200, list(receivedInvitation))
  list(@CallerPerson() { user_uuid }: Person) {
    return this.invitations.received(user_uuid);
  }

  @Post(':uuid/accept')
  @Scopes('org:manage')
  @Describe({
    summary: 'Accept an invitation',
    description:
      'Makes the caller a member with the role of the invitation. It must be to their confirmed address. ' +
      'Sends `invitation.accepted` and `member.added`; noted in the audit log.',
    errors: [
      'email_unverified',
      'invitation_email_mismatch',
      'invitation_expired',
      'invitation_not_pending',
      'already_member',
      'organization_inactive',
      'organization_not_found',
    ],
  })
  @Answer(200, single(memberSchema))
  accept(
    @CallerPerson() { user_uuid }: Person,
    @Param('uuid', InvitationUuid) uuid: string,
    @CallerOrigin() origin: Origin,
  ) {
    return this.answers.accept(user_uuid, uuid, origin);
  }

  @Post(':uuid/decline')
  @Scopes('org:manage')
  @Describe({
    summary: 'Decline an invitation',
    description: 'Declines the invitation; its link ends. Sends `invitation.declined`; noted in the audit log.',
    errors: [
      'email_unverified',
      'invitation_email_mismatch',
      'invitation_expired',
      'invitation_not_pending',
      'organization_inactive',
      'organization_not_found',
    ],
  })
  @Answer(200, declinedInvitation)
  decline(
    @CallerPerson() { user_uuid }: Person,
    @Param('uuid', InvitationUuid) uuid: string,
    @CallerOrigin() origin: Origin,
  ) {
    return this.answers.decline(user_uuid, uuid, origin);
  }
}
