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
import { OrganizationsSchema1764000000001 } from './migrations/1764000000001-organizations-schema.js';

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
