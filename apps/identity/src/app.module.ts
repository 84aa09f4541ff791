import { Module } from '@nestjs/common';
import { Mailer, MailOutbox } from '@platform/service-kit';
import { AccountEvents } from './account-events/account-events.js';
import { ConsoleClient } from './clients/console-client.js';
import { ClientSecrets } from './clients/client-secrets.service.js';
import { OauthClientsController } from './clients/oauth-clients.controller.js';
import { ActiveClients } from './clients/active-clients.js';
import { ClientAudit } from './clients/client-audit.js';
import { ClientOwners } from './clients/client-owners.js';
import { ManagedClients } from './clients/managed-clients.service.js';
import { egressProvider } from './egress.provider.js';
import { OauthClients } from './clients/oauth-clients.service.js';
import { SigningKeys } from './keys/signing-keys.service.js';
import { Devices } from './devices/devices.js';
import { MfaSignIn } from './mfa/mfa-sign-in.service.js';
import { MfaController } from './mfa/mfa.controller.js';
import { RecoveryCodes } from './mfa/recovery-codes.js';
import { Mfa } from './mfa/second-factors.js';
import { Totp } from './mfa/totp.js';
import { Challenges } from './passkeys/challenges.js';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller.js';
import { PasskeySignIn } from './passkeys/passkey-sign-in.service.js';
import { Passkeys } from './passkeys/passkeys.js';
import { ConfirmController } from './reauthentication/confirm.controller.js';
import { AccountDataController } from './account-api/data.controller.js';
import { AccountProtectionController } from './account-api/protection.controller.js';
import { Protection } from './account-api/protection.service.js';
import { AccountSessionsController } from './account-api/sessions.controller.js';
import { ApplicationPages } from './applications/application-pages.service.js';
import { ApplicationsController } from './applications/applications.controller.js';
import { Applications } from './applications/applications.service.js';
import { AccountDeletion } from './deletion/account-deletion.js';
import { DataPages } from './deletion/data-pages.service.js';
import { DataController } from './deletion/data.controller.js';
import { Erasure } from './deletion/erasure.js';
import { KeepAccount } from './deletion/keep-account.service.js';
import { KeepController } from './deletion/keep.controller.js';
import { AccountExport } from './export/account-export.js';
import { TokenFreshness } from './reauthentication/token-freshness.js';
import { DevicePages } from './sessions/device-pages.service.js';
import { DevicesController } from './sessions/devices.controller.js';
import { LiveSessions } from './sessions/live-sessions.js';
import { SessionChanges } from './sessions/session-changes.js';
import { Confirm } from './reauthentication/confirm.service.js';
import { KnownPassword } from './reauthentication/known-password.js';
import { SignedIn } from './reauthentication/signed-in.js';
import { SecondFactorChanges } from './security/second-factor-changes.js';
import { SecurityNotices } from './security/security-notice.js';
import { SecurityPages } from './security/security-pages.service.js';
import { SecurityController } from './security/security.controller.js';
import { PendingSignIns } from './sign-in/pending-sign-ins.js';
import { SignInSteps } from './sign-in/sign-in-steps.js';
import { MembershipsConsumer } from './memberships/memberships.consumer.js';
import { MembershipsService } from './memberships/memberships.service.js';
import { Accounts } from './oidc/accounts.js';
import { IntrospectionController } from './oidc/introspection.controller.js';
import { OidcProvider } from './oidc/oidc-provider.js';
import { OidcRoutes } from './oidc/oidc-routes.js';
import { RequestLimits } from './oidc/request-limits.js';
import { RefreshReplay } from './oidc/refresh-replay.js';
import { SingleUse } from './oidc/single-use.js';
import { AccountController } from './account/account.controller.js';
import { Account } from './account/account.service.js';
import { AssetsController } from './pages/assets.controller.js';
import { ConnectionsController } from './federation/connections.controller.js';
import { Connections } from './federation/connections.service.js';
import { FederatedIdentities } from './federation/federated-identities.service.js';
import { FederationStates } from './federation/federation-state.js';
import { FederationController } from './federation/federation.controller.js';
import { Federation } from './federation/federation.service.js';
import { IdentityProviders } from './federation/identity-providers.service.js';
import { RelyingParty } from './federation/relying-party.js';
import { InvitationsController } from './joining/invitations.controller.js';
import { InviteLinksController } from './joining/invite-links.controller.js';
import { JoiningCalls } from './joining/joining-calls.js';
import { Joining } from './joining/joining.service.js';
import { ContinueController } from './flows/continue.controller.js';
import { ConsentController } from './consent/consent.controller.js';
import { Consent } from './consent/consent.service.js';
import { LanguageController } from './i18n/language.controller.js';
import { PageLanguage } from './i18n/page-language.js';
import { NowhereController } from './pages/nowhere.controller.js';
import { Csrf } from './pages/csrf.js';
import { BackchannelLogouts } from './logout/backchannel-logouts.js';
import { BackchannelSender } from './logout/backchannel-sender.js';
import { TokenReuse } from './oidc/token-reuse.js';
import { DeviceController } from './device/device.controller.js';
import { DevicePolls } from './device/device-polls.js';
import { Flows } from './flows/flows.js';
import { RegisterController } from './registration/register.controller.js';
import { Register } from './registration/register.service.js';
import { Sessions } from './sessions/sessions.js';
import { AccountMails } from './account-mails/account-mails.js';
import { AccountTokens } from './account-tokens/account-tokens.js';
import { AddressProofs } from './registration/address-proofs.js';
import { ConfirmRegistration } from './registration/confirm-registration.js';
import { SignOuts } from './sessions/sign-outs.js';
import { SignOutsMeanwhile } from './sessions/sign-outs-meanwhile.js';
import { CredentialsController } from './credentials/credentials.controller.js';
import { Credentials } from './credentials/credentials.service.js';
import { EmailChangeController } from './email-change/email-change.controller.js';
import { EmailChange } from './email-change/email-change.service.js';
import { EmailLinks } from './email-change/email-links.service.js';
import { PasswordChangeController } from './password-change/password-change.controller.js';
import { PasswordChange } from './password-change/password-change.service.js';
import { ForgotController } from './password-reset/forgot.controller.js';
import { Forgot } from './password-reset/forgot.service.js';
import { ResetController } from './password-reset/reset.controller.js';
import { Reset } from './password-reset/reset.service.js';
import { VerifyEmailController } from './verify-email/verify-email.controller.js';
import { VerifyEmail } from './verify-email/verify-email.service.js';
import { Throttle } from './throttling/throttle.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignInAttempts } from './sign-in/sign-in-attempts.js';
import { SignIn } from './sign-in/sign-in.service.js';
import { Passwords } from './people/passwords.js';
import { PersonStatus } from './people/person-status.service.js';
import { People } from './people/people.service.js';
import { ProfileEdit } from './profile/profile-edit.service.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileService } from './profile/profile.service.js';
import { AccessTokens } from './storage/access-tokens.js';
import { Grants } from './storage/grants.js';
import { OauthTransaction } from './storage/oauth-transaction.js';
import { Replay } from './storage/replay.js';
import { TokenIssues } from './storage/token-issues.js';
import { OauthPurge } from './storage/purge.js';

const storage = [TokenIssues, OauthTransaction, AccessTokens, Grants, OauthPurge];
const provider = [Accounts, RefreshReplay, SingleUse, RequestLimits, OidcProvider, OidcRoutes];
const protocol = [TokenReuse, Replay, DevicePolls, BackchannelLogouts, BackchannelSender];
const pages = [PageLanguage, Csrf, Flows, Sessions, SignIn, Register, Consent, Account];
const factors = [
  ...[AccountEvents, Devices, PendingSignIns, SignInAttempts, SignInSteps, SignedIn, Confirm, KnownPassword],
  ...[Mfa, Totp, RecoveryCodes, MfaSignIn, Challenges, Passkeys, PasskeySignIn],
  ...[SecurityNotices, SecondFactorChanges, SecurityPages, Protection, TokenFreshness],
  ...[LiveSessions, SessionChanges, DevicePages, Applications, ApplicationPages],
  ...[AccountDeletion, Erasure, KeepAccount, AccountExport, DataPages],
];
const factorControllers = [
  ...[MfaController, ConfirmController, PasskeySignInController, SecurityController],
  ...[DevicesController, ApplicationsController, DataController, KeepController],
  ...[AccountSessionsController, AccountProtectionController, AccountDataController],
];
const pageControllers = [
  ContinueController,
  FederationController,
  InvitationsController,
  InviteLinksController,
  ConnectionsController,
  FederationController,
  ConnectionsController,
  SignInController,
  RegisterController,
  ConsentController,
  AccountController,
  AssetsController,
  LanguageController,
  NowhereController,
  DeviceController,
  VerifyEmailController,
  ForgotController,
  ResetController,
  PasswordChangeController,
  EmailChangeController,
];

@Module({
  controllers: [
    ...[ProfileController, IntrospectionController, CredentialsController, OauthClientsController],
    ...pageControllers,
    ...factorControllers,
  ],
  providers: [
    ...[Passwords, People, SigningKeys, OauthClients, ActiveClients, ConsoleClient],
    ...[MembershipsConsumer, MembershipsService, ProfileService],
    ...[Mailer, MailOutbox],
    ...[egressProvider, ClientOwners, ClientAudit, ClientSecrets, ManagedClients, PersonStatus, ProfileEdit],
    ...[IdentityProviders, RelyingParty, FederationStates, FederatedIdentities, Federation, Connections],
    ...[JoiningCalls, Joining],
    ...[AccountTokens, Throttle, AccountMails, SignOuts, SignOutsMeanwhile],
    ...[AddressProofs, ConfirmRegistration, VerifyEmail],
    ...[Forgot, Reset, PasswordChange, EmailChange, EmailLinks, Credentials],
    ...storage,
    ...provider,
    ...protocol,
    ...pages,
    ...factors,
  ],
})
export class IdentityModule {}
