import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PeopleModule } from '../people/index.js';
import { AuditModule } from '../audit/index.js';
import { AccessModule } from '../access/index.js';
import { MembersModule } from '../members/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { InvitationsModule } from '../invitations/index.js';
import { DomainJoining } from './domain-joining.js';
import { DomainJoiningController } from './domain-joining.controller.js';
import { DomainRechecks } from './domain-rechecks.js';
import { DomainsController } from './domains.controller.js';
import { DomainsService } from './domains.service.js';
import { OrganizationDomain } from './organization-domain.entity.js';
import { TxtRecords } from './txt-records.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([OrganizationDomain]),
    PeopleModule,
    AuditModule,
    AccessModule,
    MembersModule,
    OrganizationsModule,
    InvitationsModule,
  ],
  controllers: [DomainsController, DomainJoiningController],
  providers: [DomainsService, DomainRechecks, DomainJoining, TxtRecords],
})
export class DomainsModule {}
