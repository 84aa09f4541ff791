import { Module } from '@nestjs/common';
import { MailModule } from '@platform/service-kit';
import { PeopleModule } from '../people/index.js';
import { AuditModule } from '../audit/index.js';
import { AccessModule } from '../access/index.js';
import { MembersModule } from '../members/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { BrandingModule } from '../branding/index.js';
import { BulkInvitationsService } from './bulk-invitations.service.js';
import { ExpiredInvitations } from './expired-invitations.js';
import { InvitationAnswers } from './invitation-answers.js';
import { InvitationChanges } from './invitation-changes.js';
import { InvitationMails } from './invitation-mails.js';
import { InvitationPageController } from './invitation-page.controller.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsService } from './invitations.service.js';
import { ReceivedInvitationsController } from './received-invitations.controller.js';

@Module({
  imports: [MailModule, PeopleModule, AuditModule, AccessModule, MembersModule, OrganizationsModule, BrandingModule],
  controllers: [InvitationsController, ReceivedInvitationsController, InvitationPageController],
  providers: [
    InvitationsService,
    InvitationChanges,
    BulkInvitationsService,
    InvitationAnswers,
    InvitationMails,
    ExpiredInvitations,
  ],
  exports: [InvitationChanges, ExpiredInvitations],
})
export class InvitationsModule {}
