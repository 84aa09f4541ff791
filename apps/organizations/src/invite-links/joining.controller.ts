import { Body, Controller, Post } from '@nestjs/common';
import {
  joinByLink,
  joinByToken,
  joinedByLink,
  joiningPaths,
  lookUp,
  memberSchema,
  shownInviteLink,
  single,
  type JoinByLink,
  type JoinByToken,
  type LookUp,
} from '@platform/contracts';
import {
  Answer,
  CalledBy,
  CallerOrigin,
  CallerPerson,
  Describe,
  Scopes,
  type Origin,
  type Person,
} from '@platform/service-kit';
import { Joining } from './joining.js';

@Controller('api/v1/invite-links')
@Describe({ tag: 'Invite links' })
export class JoiningController {
  constructor(private readonly joining: Joining) {}

  @Post('join')
  @Scopes('org:manage')
  @Describe({
    summary: 'Join by an invite link',
    description:
      'Makes the caller a member with the role of the link. Counts one use of it. Sends `member.added`; ' +
      'noted in the audit log.',
    errors: ['not_found', 'email_unverified', 'domain_not_allowed', 'already_member', 'organization_inactive'],
  })
  @Answer(200, single(memberSchema))
  join(
    @CallerPerson() { user_uuid }: Person,
    @Body({ schema: joinByToken }) { token }: JoinByToken,
    @CallerOrigin() origin: Origin,
  ) {
    return this.joining.joinAs(user_uuid, token, origin);
  }
}

/** Serves identity's page `/join/{token}` (docs/adr/0005). */
@CalledBy('identity')
@Describe({ hidden: true })
@Controller()
export class JoiningPageController {
  constructor(private readonly joining: Joining) {}

  @Post(joiningPaths.inviteLink)
  @Answer(200, shownInviteLink)
  look(@Body({ schema: lookUp }) { token }: LookUp) {
    return this.joining.preview(token);
  }

  @Post(joiningPaths.join)
  @Answer(200, joinedByLink)
  join(@Body({ schema: joinByLink }) { token, user, origin }: JoinByLink) {
    return this.joining.joinByToken(token, user, origin);
  }
}
