import { nameSchemas } from '../name-schemas.js';
import {
  accountDeletion,
  accountExport,
  accountGrant,
  accountMfa,
  accountPasskey,
  accountSession,
  confirmTotp,
  recoveryCodes,
  totpSetUp,
} from './account.js';
import {
  createOauthClient,
  createdOauthClient,
  oauthClient,
  rotateSecret,
  rotatedSecret,
  rotatedWebhookSecret,
  updateOauthClient,
  updatedOauthClient,
} from './oauth-clients.js';
import { currentUser, membershipSummary, ownProfile, postalAddress, profile, updateProfile } from './profile.js';

/** What the OpenAPI document of the service calls its objects. */
nameSchemas({
  AccountDeletion: accountDeletion,
  AccountExport: accountExport,
  AccountGrant: accountGrant,
  AccountMfa: accountMfa,
  AccountSession: accountSession,
  ConfirmTotp: confirmTotp,
  CreateOauthClient: createOauthClient,
  CreatedOauthClient: createdOauthClient,
  CurrentUser: currentUser,
  MembershipSummary: membershipSummary,
  OauthClient: oauthClient,
  OwnProfile: ownProfile,
  Passkey: accountPasskey,
  PostalAddress: postalAddress,
  Profile: profile,
  RecoveryCodes: recoveryCodes,
  RotateSecret: rotateSecret,
  RotatedSecret: rotatedSecret,
  RotatedWebhookSecret: rotatedWebhookSecret,
  TotpSetup: totpSetUp,
  UpdateOauthClient: updateOauthClient,
  UpdateProfile: updateProfile,
  UpdatedOauthClient: updatedOauthClient,
});
