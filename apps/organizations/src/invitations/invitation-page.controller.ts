import { Body, Controller, Post } from '@nestjs/common';
import {
  answeredInvitation,
  invitationAnswer,
  joiningPaths,
  lookUp,
  shownInvitation,
  type InvitationAnswer,
  type LookUp,
} from '@platform/contracts';
import { Answer, CalledBy, Describe } from '@platform/service-kit';
import { InvitationAnswers } from './invitation-answers.js';

/** Serves identity's page `/invitations/{token}` (docs/adr/0005). */
@CalledBy('identity')
@Describe({ hidden: true })
@Controller()
export class InvitationPageController {
  constructor(private readonly answers: InvitationAnswers) {}

  @Post(joiningPaths.invitation)
  @Answer(200, shownInvitation)
  look(@Body({ schema: lookUp }) { token }: LookUp) {
    return this.answers.preview(token);
  }

  @Post(joiningPaths.answer)
  @Answer(200, answeredInvitation)
  answer(@Body({ schema: invitationAnswer }) { token, user, decision, origin }: InvitationAnswer) {
    return this.answers.answerByToken(token, user, decision, origin);
  }
}
