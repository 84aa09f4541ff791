import { Module, type Provider, type Type } from '@nestjs/common';
import { Mailer, MailOutbox } from '@platform/service-kit';
import { AccountDataController } from './account-api/data.controller.js';
import { AccountProtectionController } from './account-api/protection.controller.js';
import { Protection } from './account-api/protection.service.js';
import { AccountSessionsController } from './account-api/sessions.controller.js';
import { AccountExport } from './account-data/account-export.js';
import { DataPages } from './account-data/data-pages.service.js';
import { DataController } from './account-data/data.controller.js';
import { AccountEvents } from './account-events/account-events.js';
import { AccountMails } from './account-mails/account-mails.js';
import { AccountTokens } from './account-tokens/account-tokens.js';
import { AccountPages } from './account/account-pages.service.js';
import { AccountController } from './account/account.controller.js';
import { ApplicationPages } from './applications/application-pages.service.js';
import { ApplicationsController } from './applications/applications.controller.js';
import { Applications } from './applications/applications.service.js';
import { ActiveClients } from './clients/active-clients.js';
import { ClientAudit } from './clients/client-audit.js';
import { ClientOwners } from './clients/client-owners.js';
import { ClientSecrets } from './clients/client-secrets.service.js';
import { ConsoleClient } from './clients/console-client.js';
import { ManagedClients } from './clients/managed-clients.service.js';
import { OauthClientsController } from './clients/oauth-clients.controller.js';
import { OauthClients } from './clients/oauth-clients.service.js';
import { ConsentController } from './consent/consent.controller.js';
import { Consent } from './consent/consent.service.js';
import { CredentialsController } from './credentials/credentials.controller.js';
import { Credentials } from './credentials/credentials.service.js';
import { AccountDeletion } from './deletion/account-deletion.js';
import { Erasure } from './deletion/erasure.js';
import { KeepAccount } from './deletion/keep-account.service.js';
import { KeepController } from './deletion/keep.controller.js';
import { DevicePolls } from './device-flow/device-polls.js';
import { DeviceController } from './device-flow/device.controller.js';
import { DevicePages } from './devices/device-pages.service.js';
import { DevicesController } from './devices/devices.controller.js';
import { Devices } from './devices/devices.js';
import { egressProvider } from './egress.provider.js';
import { EmailChangeController } from './email-change/email-change.controller.js';
import { EmailChange } from './email-change/email-change.service.js';
import { EmailLinks } from './email-change/email-links.service.js';
import { ConnectionsController } from './federation/connections.controller.js';
import { Connections } from './federation/connections.service.js';
import { FederatedIdentities } from './federation/federated-identities.service.js';
import { FederationStates } from './federation/federation-state.js';
import { FederationController } from './federation/federation.controller.js';
import { Federation } from './federation/federation.service.js';
import { IdentityProviders } from './federation/identity-providers.service.js';
import { RelyingParty } from './federation/relying-party.js';
import { ContinueController } from './flows/continue.controller.js';
import { Flows } from './flows/flows.js';
import { LanguageController } from './i18n/language.controller.js';
import { PageLanguage } from './i18n/page-language.js';
import { InvitationsController } from './joining/invitations.controller.js';
import { InviteLinksController } from './joining/invite-links.controller.js';
import { JoiningCalls } from './joining/joining-calls.js';
import { Joining } from './joining/joining.service.js';
import { SigningKeys } from './keys/signing-keys.service.js';
import { SigningThread } from './keys/signing-thread.js';
import { BackchannelLogouts } from './logout/backchannel-logouts.js';
import { BackchannelSender } from './logout/backchannel-sender.js';
import { MembershipsConsumer } from './memberships/memberships.consumer.js';
import { Memberships } from './memberships/memberships.service.js';
import { MfaSignIn } from './mfa/mfa-sign-in.service.js';
import { MfaController } from './mfa/mfa.controller.js';
import { RecoveryCodes } from './mfa/recovery-codes.js';
import { Mfa } from './mfa/second-factors.js';
import { Totp } from './mfa/totp.js';
import { Accounts } from './oidc/accounts.js';
import { IntrospectionController } from './oidc/introspection.controller.js';
import { OidcProvider } from './oidc/oidc-provider.js';
import { OidcRoutes } from './oidc/oidc-routes.js';
import { RefreshReplay } from './oidc/refresh-replay.js';
import { RequestLimits } from './oidc/request-limits.js';
import { SingleUse } from './oidc/single-use.js';
import { TokenReuse } from './oidc/token-reuse.js';
import { AssetsController } from './pages/assets.controller.js';
import { Csrf } from './pages/csrf.js';
import { NowhereController } from './pages/nowhere.controller.js';
import { SealedNotes } from './pages/sealed-notes.js';
import { Challenges } from './passkeys/challenges.js';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller.js';
import { PasskeySignIn } from './passkeys/passkey-sign-in.service.js';
import { Passkeys } from './passkeys/passkeys.js';
import {
  ChangePasswordAddressController,
  PasswordChangeController,
} from './password-change/password-change.controller.js';
import { PasswordChange } from './password-change/password-change.service.js';
import { ForgotController } from './password-reset/forgot.controller.js';
import { Forgot } from './password-reset/forgot.service.js';
import { ResetController } from './password-reset/reset.controller.js';
import { Reset } from './password-reset/reset.service.js';
import { BreachedPasswords } from './people/breached-passwords.js';
import { NewPasswords } from './people/new-passwords.js';
import { Passwords } from './people/passwords.js';
import { People } from './people/people.service.js';
import { PersonStatus } from './people/person-status.service.js';
import { ProfileEdit } from './profile/profile-edit.service.js';
import { ProfileController } from './profile/profile.controller.js';
import { Profiles } from './profile/profile.service.js';
import { ConfirmController } from './reauthentication/confirm.controller.js';
import { Confirm } from './reauthentication/confirm.service.js';
import { KnownPassword } from './reauthentication/known-password.js';
import { SignedIn } from './reauthentication/signed-in.js';
import { TokenFreshness } from './reauthentication/token-freshness.js';
import { AddressProofs } from './registration/address-proofs.js';
import { ConfirmRegistration } from './registration/confirm-registration.js';
import { RegisterController } from './registration/register.controller.js';
import { Register } from './registration/register.service.js';
import { Repeats } from './repeats/repeats.js';
import { SecondFactorChanges } from './security/second-factor-changes.js';
import { SecurityNotices } from './security/security-notice.js';
import { SecurityPages } from './security/security-pages.service.js';
import { SecurityController } from './security/security.controller.js';
import { LiveSessions } from './sessions/live-sessions.js';
import { SessionChanges } from './sessions/session-changes.js';
import { Sessions } from './sessions/sessions.js';
import { SignOutsMeanwhile } from './sessions/sign-outs-meanwhile.js';
import { SignOuts } from './sessions/sign-outs.js';
import { Completions } from './sign-in/completions.js';
import { PendingSignIns } from './sign-in/pending-sign-ins.js';
import { SignInAttempts } from './sign-in/sign-in-attempts.js';
import { SignInSteps } from './sign-in/sign-in-steps.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignIn } from './sign-in/sign-in.service.js';
import { AccessTokens } from './storage/access-tokens.js';
import { Grants } from './storage/grants.js';
import { OauthTransaction } from './storage/oauth-transaction.js';
import { OauthPurge } from './storage/purge.js';
import { Replay } from './storage/replay.js';
import { TokenIssues } from './storage/token-issues.js';
import { Throttle } from './throttling/throttle.js';
import { VerifyEmailController } from './verify-email/verify-email.controller.js';
import { VerifyEmail } from './verify-email/verify-email.service.js';

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
