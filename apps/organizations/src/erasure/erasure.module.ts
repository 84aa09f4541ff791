import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { MembersModule } from '../members/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { InvitationsModule } from '../invitations/index.js';
import { ErasureConsumer } from './erasure.consumer.js';

@Module({
  imports: [AuditModule, MembersModule, OrganizationsModule, InvitationsModule],
  providers: [ErasureConsumer],
})
export class ErasureModule {}
