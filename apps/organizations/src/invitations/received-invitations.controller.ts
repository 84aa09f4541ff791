import { Controller, Get, Param, Post } from '@nestjs/common';
import { declinedInvitation, isUuid, list, memberSchema, receivedInvitation, single } from '@platform/contracts';
import { Answer, CallerOrigin, CallerPerson, Problem, Scopes, type Origin, type Person } from '@platform/service-kit';
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
export class ReceivedInvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly answers: InvitationAnswers,
  ) {}

  @Get()
  @Scopes('org:read')
  @Answer(200, list(receivedInvitation))
  list(@CallerPerson() { user_uuid }: Person) {
    return this.invitations.received(user_uuid);
  }

  @Post(':uuid/accept')
  @Scopes('org:manage')
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
  @Answer(200, declinedInvitation)
  decline(
    @CallerPerson() { user_uuid }: Person,
    @Param('uuid', InvitationUuid) uuid: string,
    @CallerOrigin() origin: Origin,
  ) {
    return this.answers.decline(user_uuid, uuid, origin);
  }
}
