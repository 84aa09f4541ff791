import { lackedPermission, webhookSecretPurpose } from '@platform/contracts';
import { ownedOrganizationsField } from './accounts/deletion/index.js';
import { OauthClient } from './protocol/clients/index.js';
import { IdentityProvider, sealedProviderSecret } from './signing-in/federation/index.js';
import { sealedSigningKey, SigningKey } from './protocol/keys/index.js';
import { MembershipCopy, OrganizationCopy } from './people/memberships/index.js';
import { leadCutAddressesOn, readForms } from './pages/forms/index.js';
import { User } from './people/index.js';
import { sealedAccountToken } from './people/mails/index.js';
import { sealedTotpSecret } from './people/second-factors/index.js';
import { sealedRefreshAnswer } from './protocol/endpoints/index.js';
import { sealedWithPrevious, type ServiceDefinition } from '@platform/service-kit';
import { AppModule } from './app.module.js';
import { IdentityConfig } from './config.js';
import { IdentitySchema1764000000001 } from './migrations/1764000000001-identity-schema.js';
import { BrandingCopy1795720000000 } from './migrations/1795720000000-branding-copy.js';
import { ClientBranding1795730000000 } from './migrations/1795730000000-client-branding.js';
import { DropThrottleGiveBack1795689600000 } from './migrations/1795689600000-drop-throttle-give-back.js';

/** People, sign-in and OAuth clients: see README.md. */
export const identity: ServiceDefinition<IdentityConfig> = {
  name: 'identity',
  title: 'Identity',
  config: IdentityConfig,
  module: AppModule,
  entities: [User, OauthClient, SigningKey, OrganizationCopy, MembershipCopy, IdentityProvider],
  migrations: [
    IdentitySchema1764000000001,
    DropThrottleGiveBack1795689600000,
    BrandingCopy1795720000000,
    ClientBranding1795730000000,
  ],
  tags: {
    Profile: 'The person of the token.',
    Account: "The person's sessions, applications and data.",
    'Second factors': 'Authenticator app, recovery codes and passkeys of the person.',
    'OAuth clients': 'Applications that people and organizations register.',
  },
  examples: new URL('../examples.json', import.meta.url),
  errorFields: { organizations: ownedOrganizationsField, permission: lackedPermission },
  patchIsPut: true,
  // The picture of a mark comes as a data URL.
  bodyLimitBytes: 320 * 1024,
  sealed: [
    ...sealedWithPrevious('oauth_clients', 'webhook_secret', webhookSecretPurpose),
    sealedSigningKey,
    sealedTotpSecret,
    sealedProviderSecret,
    sealedAccountToken,
    sealedRefreshAnswer,
  ],
  prepare: (fastify) => {
    readForms(fastify);
    leadCutAddressesOn(fastify);
  },
};
