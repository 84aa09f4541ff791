import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/index.js';
import { AuditModule } from '../audit/index.js';
import { AccessModule } from '../access/index.js';
import { AddLimit } from './add-limit.js';
import { MemberAdded } from './member-added.js';
import { MemberChangesService } from './member-changes.service.js';
import { MembersController } from './members.controller.js';
import { MembersService } from './members.service.js';

@Module({
  imports: [PeopleModule, AuditModule, AccessModule],
  controllers: [MembersController],
  providers: [MembersService, MemberChangesService, MemberAdded, AddLimit],
  exports: [MembersService, MemberAdded],
})
export class MembersModule {}
