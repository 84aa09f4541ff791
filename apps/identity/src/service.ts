import { lackedPermission } from '@platform/contracts';
import { ownedOrganizationsField } from './deletion/owned-organizations.js';
import type { ServiceDefinition } from '@platform/service-kit';
import { AppModule } from './app.module.js';
import { OauthClient } from './clients/oauth-client.entity.js';
import { IdentityConfig } from './config.js';
import { IdentityProvider } from './federation/identity-provider.entity.js';
import { SigningKey } from './keys/signing-key.entity.js';
import { MembershipCopy } from './memberships/membership-copy.entity.js';
import { OrganizationCopy } from './memberships/organization-copy.entity.js';
import { IdentitySchema1764000000001 } from './migrations/1764000000001-identity-schema.js';
import { leadCutAddressesOn } from './pages/cut-addresses.js';
import { readForms } from './pages/forms.js';
import { User } from './people/user.entity.js';
import { sealedColumns } from './sealed-columns.js';

/** People, sign-in and OAuth clients: see README.md. */
export const identity: ServiceDefinition<IdentityConfig> = {
  name: 'identity',
  title: 'Identity',
  config: IdentityConfig,
  module: AppModule,
  entities: [User, OauthClient, SigningKey, OrganizationCopy, MembershipCopy, IdentityProvider],
  migrations: [IdentitySchema1764000000001],
  errorFields: { organizations: ownedOrganizationsField, permission: lackedPermission },
  patchIsPut: true,
  sealed: sealedColumns,
  prepare: (fastify) => {
    readForms(fastify);
    leadCutAddressesOn(fastify);
  },
};
