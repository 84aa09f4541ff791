import { Module } from '@nestjs/common';
import { LanguagesModule } from '../pages/i18n/index.js';
import { FormsModule } from '../pages/forms/index.js';
import { PeopleModule } from '../people/index.js';
import { MembershipsModule } from '../people/memberships/index.js';
import { FlowsModule } from '../signing-in/flows/index.js';
import { RegistrationModule } from '../accounts/registration/index.js';
import { InvitationsController } from './invitations.controller.js';
import { InviteLinksController } from './invite-links.controller.js';
import { JoiningCalls } from './joining-calls.js';
import { Joining } from './joining.service.js';

@Module({
  imports: [LanguagesModule, FormsModule, PeopleModule, MembershipsModule, FlowsModule, RegistrationModule],
  controllers: [InvitationsController, InviteLinksController],
  providers: [Joining, JoiningCalls],
})
export class JoiningModule {}
