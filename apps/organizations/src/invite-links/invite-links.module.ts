import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/index.js';
import { AuditModule } from '../audit/index.js';
import { AccessModule } from '../access/index.js';
import { MembersModule } from '../members/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { InvitationsModule } from '../invitations/index.js';
import { InviteLinksController } from './invite-links.controller.js';
import { InviteLinksService } from './invite-links.service.js';
import { Joining } from './joining.js';
import { JoiningController, JoiningPageController } from './joining.controller.js';

@Module({
  imports: [PeopleModule, AuditModule, AccessModule, MembersModule, OrganizationsModule, InvitationsModule],
  controllers: [InviteLinksController, JoiningController, JoiningPageController],
  providers: [InviteLinksService, Joining],
  exports: [InviteLinksService],
})
export class InviteLinksModule {}
