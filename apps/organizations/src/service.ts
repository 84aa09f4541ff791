import { lackedPermission } from '@platform/contracts';
import type { ServiceDefinition } from '@platform/service-kit';
import { AppModule } from './app.module.js';
import { OrganizationsConfig } from './config.js';
import { OrganizationDomain } from './domains/organization-domain.entity.js';
import { Invitation } from './invitations/invitation.entity.js';
import { InviteLink } from './invite-links/invite-link.entity.js';
import { Member } from './members/member.entity.js';
import { OrganizationsSchema1764000000001 } from './migrations/1764000000001-organizations-schema.js';
import { Organization } from './organizations/organization.entity.js';
import { Person } from './people/person.entity.js';
import { Role } from './roles/role.entity.js';
import { Team } from './teams/team.entity.js';

export const organizations: ServiceDefinition<OrganizationsConfig> = {
  name: 'organizations',
  title: 'Organizations',
  errorFields: { permission: lackedPermission },
  patchIsPut: true,
  config: OrganizationsConfig,
  module: AppModule,
  entities: [Organization, Role, Member, Person, Invitation, Team, InviteLink, OrganizationDomain],
  migrations: [OrganizationsSchema1764000000001],
};
