import { Module } from '@nestjs/common';
import { Mailer, MailOutbox } from '@platform/service-kit';
import { AuditChain } from './audit/audit-chain.js';
import { AuditLog } from './audit/audit-log.js';
import { AuditLogsController } from './audit-logs/audit-logs.controller.js';
import { AuditLogsService } from './audit-logs/audit-logs.service.js';
import { AuditedConsumer } from './audit/audited.consumer.js';
import { DeniedAccess } from './access/denied-access.js';
import { DomainJoiningController } from './domains/domain-joining.controller.js';
import { DomainJoining } from './domains/domain-joining.js';
import { DomainsController } from './domains/domains.controller.js';
import { DomainRechecks } from './domains/domain-rechecks.js';
import { DomainsService } from './domains/domains.service.js';
import { TxtRecords } from './domains/txt-records.js';
import { BulkInvitationsService } from './invitations/bulk-invitations.service.js';
import { ExpiredInvitations } from './invitations/expired-invitations.js';
import { InvitationAnswers } from './invitations/invitation-answers.js';
import { InvitationChanges } from './invitations/invitation-changes.js';
import { InvitationMails } from './invitations/invitation-mails.js';
import { InvitationPageController } from './invitations/invitation-page.controller.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { InvitationsService } from './invitations/invitations.service.js';
import { ReceivedInvitationsController } from './invitations/received-invitations.controller.js';
import { InviteLinksController } from './invite-links/invite-links.controller.js';
import { InviteLinksService } from './invite-links/invite-links.service.js';
import { JoiningController, JoiningPageController } from './invite-links/joining.controller.js';
import { Joining } from './invite-links/joining.js';
import { AddLimit } from './members/add-limit.js';
import { MemberChangesService } from './members/member-changes.service.js';
import { MembershipGuard, OrganizationGuard } from './access/membership.guard.js';
import { MembersController } from './members/members.controller.js';
import { MembersService } from './members/members.service.js';
import { Standings } from './access/standings.js';
import { OrganizationDeletion } from './organizations/organization-deletion.js';
import { OrganizationChangesService } from './organizations/organization-changes.service.js';
import { OrganizationsController } from './organizations/organizations.controller.js';
import { OrganizationsService } from './organizations/organizations.service.js';
import { OwnerLimit } from './organizations/owner-limit.js';
import { ErasureConsumer } from './erasure/erasure.consumer.js';
import { KnownPeople } from './people/known-people.js';
import { PeopleConsumer } from './people/people.consumer.js';
import { PermissionsController } from './roles/permissions.controller.js';
import { RolesController } from './roles/roles.controller.js';
import { RolesService } from './roles/roles.service.js';
import { Suspension } from './organizations/suspension.js';
import { TeamsController } from './teams/teams.controller.js';
import { TeamsService } from './teams/teams.service.js';

@Module({
  controllers: [
    OrganizationsController,
    DomainJoiningController,
    MembersController,
    PermissionsController,
    RolesController,
    InvitationsController,
    ReceivedInvitationsController,
    InvitationPageController,
    AuditLogsController,
    TeamsController,
    InviteLinksController,
    JoiningController,
    JoiningPageController,
    DomainsController,
  ],
  providers: [
    Mailer,
    MailOutbox,
    OrganizationsService,
    OwnerLimit,
    MembersService,
    Standings,
    OrganizationGuard,
    MembershipGuard,
    KnownPeople,
    PeopleConsumer,
    ErasureConsumer,
    OrganizationChangesService,
    OrganizationDeletion,
    MemberChangesService,
    AddLimit,
    RolesService,
    InvitationsService,
    InvitationChanges,
    BulkInvitationsService,
    InvitationAnswers,
    InvitationMails,
    ExpiredInvitations,
    AuditLog,
    AuditChain,
    AuditedConsumer,
    AuditLogsService,
    DeniedAccess,
    TeamsService,
    InviteLinksService,
    Joining,
    DomainsService,
    DomainRechecks,
    DomainJoining,
    TxtRecords,
    Suspension,
  ],
})
export class AppModule {}
