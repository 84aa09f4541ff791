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
import { Branding1795720000000 } from './migrations/1795720000000-branding.js';
import { ListByActorAndAddress1795710000000 } from './migrations/1795710000000-list-by-actor-and-address.js';

export const organizations: ServiceDefinition<OrganizationsConfig> = {
  name: 'organizations',
  title: 'Organizations',
  tags: {
    Organizations: 'A group of people with roles, one of whom owns it.',
    Branding: 'How the pages and mails of an organization look.',
    Members: 'The people of an organization, each with one role.',
    Roles: 'Named sets of permissions: four of the system, and those that an organization makes.',
    Teams: 'Groups of members that notification rules can name.',
    Invitations: 'Invitations by mail, as those who send them see them.',
    'Received invitations': 'Invitations by mail, as the invited person sees them.',
    'Invite links': 'Links by which whoever has one joins.',
    'Organization domains': 'Verified domains, by whose mail addresses people join.',
    'Audit log': 'Who did what to whom in an organization; append-only and chained by hashes.',
  },
  examples: new URL('../examples.json', import.meta.url),
  errorFields: { permission: lackedPermission },
  patchIsPut: true,
  // The picture of a mark comes as a data URL.
  bodyLimitBytes: 320 * 1024,
  config: OrganizationsConfig,
  module: AppModule,
  entities: [Organization, Role, Member, Person, Invitation, Team, InviteLink, OrganizationDomain],
  migrations: [OrganizationsSchema1764000000001, ListByActorAndAddress1795710000000, Branding1795720000000],
};
