import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { AccessModule } from '../access/index.js';
import { InvitationsModule } from '../invitations/index.js';
import { InviteLinksModule } from '../invite-links/index.js';
import { PermissionsController } from './permissions.controller.js';
import { RolesController } from './roles.controller.js';
import { RolesService } from './roles.service.js';

@Module({
  imports: [AuditModule, AccessModule, InvitationsModule, InviteLinksModule],
  controllers: [PermissionsController, RolesController],
  providers: [RolesService],
})
export class RolesModule {}
