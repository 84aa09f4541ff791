import { lackedPermission } from '@platform/contracts';
import type { ServiceDefinition } from '@platform/service-kit';
import { AppModule } from './app.module.js';
import { OrganizationsConfig } from './config.js';
import { OrganizationDomain } from './domains/index.js';
import { Invitation } from './invitations/index.js';
import { InviteLink } from './invite-links/index.js';
import { Member } from './members/index.js';
import { Organization, Role } from './access/index.js';
import { Person } from './people/index.js';
import { Team } from './teams/index.js';
import { CreateOrganizations1763600000000 } from './migrations/1763600000000-create-organizations.js';
import { CreateInvitations1763706000000 } from './migrations/1763706000000-create-invitations.js';
import { ReserveSlugs1763706000001 } from './migrations/1763706000001-reserve-slugs.js';
import { CreateAuditLog1763707000000 } from './migrations/1763707000000-create-audit-log.js';
import { CreateTeams1763707000001 } from './migrations/1763707000001-create-teams.js';
import { CreateInviteLinks1763707000002 } from './migrations/1763707000002-create-invite-links.js';
import { CreateDomains1763707000003 } from './migrations/1763707000003-create-domains.js';
import { RecheckDomains1763707000004 } from './migrations/1763707000004-recheck-domains.js';
import { RememberRemovals1763707000005 } from './migrations/1763707000005-remember-removals.js';
import { RememberAddresses1763707000006 } from './migrations/1763707000006-remember-addresses.js';
import { KnowWhoCanSignIn1763707000007 } from './migrations/1763707000007-know-who-can-sign-in.js';
import { DemandSecondFactors1763810000000 } from './migrations/1763810000000-demand-second-factors.js';
import { KeepMemberCounts1763820000000 } from './migrations/1763820000000-keep-member-counts.js';
import { CountMembers1763820000001 } from './migrations/1763820000001-count-members.js';
import { FindInvitationsByStatus1763820000002 } from './migrations/1763820000002-find-invitations-by-status.js';

export const organizations: ServiceDefinition<OrganizationsConfig> = {
  name: 'organizations',
  title: 'Organizations',
  errorFields: { permission: lackedPermission },
  patchIsPut: true,
  config: OrganizationsConfig,
  module: AppModule,
  entities: [Organization, Role, Member, Person, Invitation, Team, InviteLink, OrganizationDomain],
  migrations: [
    CreateOrganizations1763600000000,
    CreateInvitations1763706000000,
    ReserveSlugs1763706000001,
    CreateAuditLog1763707000000,
    CreateTeams1763707000001,
    CreateInviteLinks1763707000002,
    CreateDomains1763707000003,
    RecheckDomains1763707000004,
    RememberRemovals1763707000005,
    RememberAddresses1763707000006,
    KnowWhoCanSignIn1763707000007,
    DemandSecondFactors1763810000000,
    KeepMemberCounts1763820000000,
    CountMembers1763820000001,
    FindInvitationsByStatus1763820000002,
  ],
};
