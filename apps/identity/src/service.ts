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
import { CreatePeople1763600000000 } from './migrations/1763600000000-create-people.js';
import { CreateOauth1763600000001 } from './migrations/1763600000001-create-oauth.js';
import { CreateMembershipCopies1763600000002 } from './migrations/1763600000002-create-membership-copies.js';
import { CreateRoleCopies1763700000000 } from './migrations/1763700000000-create-role-copies.js';
import { AddPostalAddress1763703000001 } from './migrations/1763703000001-add-postal-address.js';
import { CreateFederation1763703000002 } from './migrations/1763703000002-create-federation.js';
import { AddClientLinks1763703000000 } from './migrations/1763703000000-add-client-links.js';
import { CreateSignInFactors1763702000000 } from './migrations/1763702000000-create-sign-in-factors.js';
import { TellOfEndedSessions1763704000001 } from './migrations/1763704000001-tell-of-ended-sessions.js';
import { WidenOauth1763704000000 } from './migrations/1763704000000-widen-oauth.js';
import { CreateAccountTokens1763701000000 } from './migrations/1763701000000-create-account-tokens.js';
import { CreateEndedSessions1763702000001 } from './migrations/1763702000001-create-ended-sessions.js';
import { CountAttemptsInOneCall1763740000000 } from './migrations/1763740000000-count-attempts-in-one-call.js';
import { UpdateThrottleInPlace1763740000001 } from './migrations/1763740000001-update-throttle-in-place.js';
import { CountWrongCodes1763780000002 } from './migrations/1763780000002-count-wrong-codes.js';
import { CountSignOuts1763740000002 } from './migrations/1763740000002-count-sign-outs.js';
import { GiveClientsToOrganizations1763750000000 } from './migrations/1763750000000-give-clients-to-organizations.js';
import { NarrowGrants1763760000000 } from './migrations/1763760000000-narrow-grants.js';
import { TellOfInactivePeople1763760010000 } from './migrations/1763760010000-tell-of-inactive-people.js';
import { TellRevocationsAgain1763760020000 } from './migrations/1763760020000-tell-revocations-again.js';
import { IndexWhatIsEnded1763760030000 } from './migrations/1763760030000-index-what-is-ended.js';
import { TellOrganizationsOfInactivePeople1763760050000 } from './migrations/1763760050000-tell-organizations-of-inactive-people.js';
import { CountAttemptsTogether1763770000000 } from './migrations/1763770000000-count-attempts-together.js';
import { PutClaimsIntoIdTokens1763780000001 } from './migrations/1763780000001-put-claims-into-id-tokens.js';
import { TellAuthorizationsApart1763780000000 } from './migrations/1763780000000-tell-authorizations-apart.js';
import { KnowWhoDemandsSecondFactors1763810000000 } from './migrations/1763810000000-know-who-demands-second-factors.js';
import { KeepMemberCounts1763820000000 } from './migrations/1763820000000-keep-member-counts.js';
import { CountMembers1763820000001 } from './migrations/1763820000001-count-members.js';
import { WidenPasswords1763701000001 } from './migrations/1763701000001-widen-passwords.js';

/** People, sign-in and OAuth clients: see README.md. */
export const identity: ServiceDefinition<IdentityConfig> = {
  name: 'identity',
  title: 'Identity',
  config: IdentityConfig,
  module: AppModule,
  entities: [User, OauthClient, SigningKey, OrganizationCopy, MembershipCopy, IdentityProvider],
  migrations: [
    CreatePeople1763600000000,
    CreateOauth1763600000001,
    CreateMembershipCopies1763600000002,
    CreateRoleCopies1763700000000,
    AddClientLinks1763703000000,
    AddPostalAddress1763703000001,
    CreateFederation1763703000002,
    CreateSignInFactors1763702000000,
    CreateEndedSessions1763702000001,
    WidenOauth1763704000000,
    TellOfEndedSessions1763704000001,
    CreateAccountTokens1763701000000,
    WidenPasswords1763701000001,
    CountAttemptsInOneCall1763740000000,
    UpdateThrottleInPlace1763740000001,
    CountSignOuts1763740000002,
    GiveClientsToOrganizations1763750000000,
    NarrowGrants1763760000000,
    TellOfInactivePeople1763760010000,
    TellRevocationsAgain1763760020000,
    IndexWhatIsEnded1763760030000,
    TellOrganizationsOfInactivePeople1763760050000,
    CountAttemptsTogether1763770000000,
    TellAuthorizationsApart1763780000000,
    PutClaimsIntoIdTokens1763780000001,
    CountWrongCodes1763780000002,
    KnowWhoDemandsSecondFactors1763810000000,
    KeepMemberCounts1763820000000,
    CountMembers1763820000001,
  ],
  errorFields: { organizations: ownedOrganizationsField, permission: lackedPermission },
  patchIsPut: true,
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
