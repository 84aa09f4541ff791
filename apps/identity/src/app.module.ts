import { Module, type Provider, type Type } from '@nestjs/common';
import { Mailer, MailOutbox } from '@platform/service-kit';
import { AccountDataController } from './account-api/data.controller.js';
import { AccountProtectionController } from './account-api/protection.controller.js';
import { Protection } from './account-api/protection.service.js';
import { AccountSessionsController } from './account-api/sessions.controller.js';
import { AccountExport } from './account-pages/data/account-export.js';
import { DataPages } from './account-pages/data/data-pages.service.js';
import { DataController } from './account-pages/data/data.controller.js';
import { AccountEvents } from './people/history/account-events.js';
import { AccountMails } from './people/mails/account-mails.js';
import { AccountTokens } from './people/mails/account-tokens.js';
import { AccountPages } from './account-pages/profile/account-pages.service.js';
import { AccountController } from './account-pages/profile/account.controller.js';
import { ApplicationPages } from './account-pages/applications/application-pages.service.js';
import { ApplicationsController } from './account-pages/applications/applications.controller.js';
import { Applications } from './account-pages/applications/applications.service.js';
import { ActiveClients } from './protocol/clients/active-clients.js';
import { ClientAudit } from './clients/client-audit.js';
import { ClientOwners } from './clients/client-owners.js';
import { ClientSecrets } from './clients/client-secrets.service.js';
import { ConsoleClient } from './clients/console-client.js';
import { ManagedClients } from './clients/managed-clients.service.js';
import { OauthClientsController } from './clients/oauth-clients.controller.js';
import { OauthClients } from './clients/oauth-clients.service.js';
import { ConsentController } from './signing-in/consent/consent.controller.js';
import { Consent } from './signing-in/consent/consent.service.js';
import { CredentialsController } from './account-api/credentials.controller.js';
import { Credentials } from './account-api/credentials.service.js';
import { AccountDeletion } from './accounts/deletion/account-deletion.js';
import { Erasure } from './accounts/deletion/erasure.js';
import { KeepAccount } from './accounts/deletion/keep-account.service.js';
import { KeepController } from './accounts/deletion/keep.controller.js';
import { DevicePolls } from './protocol/endpoints/device-polls.js';
import { DeviceController } from './protocol/endpoints/device.controller.js';
import { DevicePages } from './account-pages/devices/device-pages.service.js';
import { DevicesController } from './account-pages/devices/devices.controller.js';
import { Devices } from './people/history/devices.js';
import { egressProvider } from './egress/egress.provider.js';
import { EmailChangeController } from './accounts/email-change/email-change.controller.js';
import { EmailChange } from './accounts/email-change/email-change.service.js';
import { EmailLinks } from './accounts/email-change/email-links.service.js';
import { ConnectionsController } from './account-pages/connections/connections.controller.js';
import { Connections } from './account-pages/connections/connections.service.js';
import { FederatedIdentities } from './signing-in/federation/federated-identities.service.js';
import { FederationStates } from './signing-in/federation/federation-state.js';
import { FederationController } from './signing-in/federation/federation.controller.js';
import { Federation } from './signing-in/federation/federation.service.js';
import { IdentityProviders } from './signing-in/federation/identity-providers.service.js';
import { RelyingParty } from './signing-in/federation/relying-party.js';
import { ContinueController } from './signing-in/flows/continue.controller.js';
import { Flows } from './signing-in/flows/flows.js';
import { LanguageController } from './pages/forms/language.controller.js';
import { PageLanguage } from './pages/i18n/page-language.js';
import { InvitationsController } from './joining/invitations.controller.js';
import { InviteLinksController } from './joining/invite-links.controller.js';
import { JoiningCalls } from './joining/joining-calls.js';
import { Joining } from './joining/joining.service.js';
import { SigningKeys } from './protocol/keys/signing-keys.service.js';
import { SigningThread } from './protocol/keys/signing-thread.js';
import { BackchannelLogouts } from './protocol/sessions/backchannel-logouts.js';
import { BackchannelSender } from './protocol/provider/backchannel-sender.js';
import { MembershipsConsumer } from './people/memberships/memberships.consumer.js';
import { Memberships } from './people/memberships/memberships.service.js';
import { MfaSignIn } from './signing-in/mfa/mfa-sign-in.service.js';
import { MfaController } from './signing-in/mfa/mfa.controller.js';
import { RecoveryCodes } from './people/second-factors/recovery-codes.js';
import { Mfa } from './people/second-factors/second-factors.js';
import { Totp } from './people/second-factors/totp.js';
import { Accounts } from './protocol/configuration/accounts.js';
import { IntrospectionController } from './protocol/endpoints/introspection.controller.js';
import { OidcProvider } from './protocol/provider/oidc-provider.js';
import { OidcRoutes } from './protocol/provider/oidc-routes.js';
import { RefreshReplay } from './protocol/endpoints/refresh-replay.js';
import { RequestLimits } from './protocol/endpoints/request-limits.js';
import { SingleUse } from './protocol/endpoints/single-use.js';
import { TokenReuse } from './protocol/endpoints/token-reuse.js';
import { AssetsController } from './pages/layout/assets.controller.js';
import { Csrf } from './pages/forms/csrf.js';
import { NowhereController } from './pages/forms/nowhere.controller.js';
import { SealedNotes } from './pages/cookies/sealed-notes.js';
import { Challenges } from './signing-in/passkeys/challenges.js';
import { PasskeySignInController } from './signing-in/passkeys/passkey-sign-in.controller.js';
import { PasskeySignIn } from './signing-in/passkeys/passkey-sign-in.service.js';
import { Passkeys } from './signing-in/passkeys/passkeys.js';
import {
  ChangePasswordAddressController,
  PasswordChangeController,
} from './accounts/passwords/password-change.controller.js';
import { PasswordChange } from './accounts/passwords/password-change.service.js';
import { ForgotController } from './accounts/passwords/forgot.controller.js';
import { Forgot } from './accounts/passwords/forgot.service.js';
import { ResetController } from './accounts/passwords/reset.controller.js';
import { Reset } from './accounts/passwords/reset.service.js';
import { BreachedPasswords } from './people/breached-passwords.js';
import { NewPasswords } from './people/new-passwords.js';
import { Passwords } from './people/passwords.js';
import { People } from './people/people.service.js';
import { PersonStatus } from './operator/person-status.service.js';
import { ProfileEdit } from './accounts/profile/profile-edit.service.js';
import { ProfileController } from './accounts/profile/profile.controller.js';
import { Profiles } from './accounts/profile/profile.service.js';
import { ConfirmController } from './signing-in/confirm/confirm.controller.js';
import { Confirm } from './signing-in/confirm/confirm.service.js';
import { KnownPassword } from './signing-in/reauthentication/known-password.js';
import { SignedIn } from './signing-in/reauthentication/signed-in.js';
import { TokenFreshness } from './signing-in/reauthentication/token-freshness.js';
import { AddressProofs } from './accounts/registration/address-proofs.js';
import { ConfirmRegistration } from './accounts/registration/confirm-registration.js';
import { RegisterController } from './accounts/registration/register.controller.js';
import { Register } from './accounts/registration/register.service.js';
import { Repeats } from './pages/forms/repeats.js';
import { SecondFactorChanges } from './account-pages/security/second-factor-changes.js';
import { SecurityNotices } from './people/mails/security-notice.js';
import { SecurityPages } from './account-pages/security/security-pages.service.js';
import { SecurityController } from './account-pages/security/security.controller.js';
import { LiveSessions } from './protocol/sessions/live-sessions.js';
import { SessionChanges } from './protocol/sessions/session-changes.js';
import { Sessions } from './signing-in/flows/sessions.js';
import { SignOutsMeanwhile } from './protocol/sessions/sign-outs-meanwhile.js';
import { SignOuts } from './protocol/sessions/sign-outs.js';
import { Completions } from './signing-in/steps/completions.js';
import { PendingSignIns } from './signing-in/steps/pending-sign-ins.js';
import { SignInAttempts } from './signing-in/steps/sign-in-attempts.js';
import { SignInSteps } from './signing-in/steps/sign-in-steps.js';
import { SignInController } from './signing-in/sign-in/sign-in.controller.js';
import { SignIn } from './signing-in/sign-in/sign-in.service.js';
import { AccessTokens } from './protocol/storage/access-tokens.js';
import { Grants } from './protocol/storage/grants.js';
import { OauthTransaction } from './protocol/storage/oauth-transaction.js';
import { OauthPurge } from './protocol/storage/purge.js';
import { Replay } from './protocol/storage/replay.js';
import { TokenIssues } from './protocol/storage/token-issues.js';
import { Throttle } from './throttling/throttle.js';
import { VerifyEmailController } from './accounts/registration/verify-email.controller.js';
import { VerifyEmail } from './accounts/registration/verify-email.service.js';

/** By the folder that they are in; those of the API first, in the order of its document. */
const controllers: Record<string, Type[]> = {
  profile: [ProfileController],
  oidc: [IntrospectionController],
  credentials: [CredentialsController],
  clients: [OauthClientsController],
  accountApi: [AccountSessionsController, AccountProtectionController, AccountDataController],
  account: [AccountController],
  accountData: [DataController],
  applications: [ApplicationsController],
  consent: [ConsentController],
  deletion: [KeepController],
  deviceFlow: [DeviceController],
  devices: [DevicesController],
  emailChange: [EmailChangeController],
  federation: [ConnectionsController, FederationController],
  flows: [ContinueController],
  i18n: [LanguageController],
  joining: [InvitationsController, InviteLinksController],
  mfa: [MfaController],
  pages: [AssetsController, NowhereController],
  passkeys: [PasskeySignInController],
  passwordChange: [PasswordChangeController, ChangePasswordAddressController],
  passwordReset: [ForgotController, ResetController],
  reauthentication: [ConfirmController],
  registration: [RegisterController],
  security: [SecurityController],
  signIn: [SignInController],
  verifyEmail: [VerifyEmailController],
};

const providers: Record<string, Provider[]> = {
  account: [AccountPages],
  accountApi: [Protection],
  accountData: [AccountExport, DataPages],
  accountEvents: [AccountEvents],
  accountMails: [AccountMails],
  accountTokens: [AccountTokens],
  applications: [ApplicationPages, Applications],
  clients: [ActiveClients, ClientAudit, ClientOwners, ClientSecrets, ConsoleClient, ManagedClients, OauthClients],
  consent: [Consent],
  credentials: [Credentials],
  deletion: [AccountDeletion, Erasure, KeepAccount],
  deviceFlow: [DevicePolls],
  devices: [DevicePages, Devices],
  egress: [egressProvider],
  emailChange: [EmailChange, EmailLinks],
  federation: [Connections, FederatedIdentities, FederationStates, Federation, IdentityProviders, RelyingParty],
  flows: [Flows],
  i18n: [PageLanguage],
  joining: [JoiningCalls, Joining],
  keys: [SigningKeys, SigningThread],
  logout: [BackchannelLogouts, BackchannelSender],
  mail: [Mailer, MailOutbox],
  memberships: [MembershipsConsumer, Memberships],
  mfa: [MfaSignIn, RecoveryCodes, Mfa, Totp],
  oidc: [Accounts, OidcProvider, OidcRoutes, RefreshReplay, RequestLimits, SingleUse, TokenReuse],
  pages: [Csrf, SealedNotes],
  passkeys: [Challenges, PasskeySignIn, Passkeys],
  passwordChange: [PasswordChange],
  passwordReset: [Forgot, Reset],
  people: [BreachedPasswords, NewPasswords, Passwords, People, PersonStatus],
  profile: [ProfileEdit, Profiles],
  reauthentication: [Confirm, KnownPassword, SignedIn, TokenFreshness],
  registration: [AddressProofs, ConfirmRegistration, Register],
  repeats: [Repeats],
  security: [SecondFactorChanges, SecurityNotices, SecurityPages],
  sessions: [LiveSessions, SessionChanges, Sessions, SignOutsMeanwhile, SignOuts],
  signIn: [PendingSignIns, SignInAttempts, Completions, SignInSteps, SignIn],
  storage: [AccessTokens, Grants, OauthTransaction, OauthPurge, Replay, TokenIssues],
  throttling: [Throttle],
  verifyEmail: [VerifyEmail],
};

@Module({ controllers: Object.values(controllers).flat(), providers: Object.values(providers).flat() })
export class AppModule {}
