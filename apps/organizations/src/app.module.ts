import { Module } from '@nestjs/common';
import { Mailer, MailOutbox } from '@platform/service-kit';
import { AuditChain } from './audit/audit-chain.js';
import { AuditLog } from './audit/audit-log.js';
import { AuditedConsumer } from './audit/audited.consumer.js';
import { MembershipGuard, OrganizationGuard } from './members/membership.guard.js';
import { MembersController } from './members/members.controller.js';
import { MembersService } from './members/members.service.js';
import { Standings } from './members/standings.js';
import { OrganizationsController } from './organizations/organizations.controller.js';
import { OrganizationsService } from './organizations/organizations.service.js';
import { PeopleConsumer } from './people/people.consumer.js';
import { PermissionsController } from './roles/permissions.controller.js';

@Module({
  controllers: [OrganizationsController, MembersController, PermissionsController],
  providers: [
    Mailer,
    MailOutbox,
    OrganizationsService,
    MembersService,
    Standings,
    OrganizationGuard,
    MembershipGuard,
    PeopleConsumer,
    AuditLog,
    AuditChain,
    AuditedConsumer,
  ],
})
export class AppModule {}
