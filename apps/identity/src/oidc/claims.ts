import type { MembershipSummary } from '@platform/contracts';
import type { AccountClaims } from 'oidc-provider';
import type { User } from '../people/user.entity.js';

/** Scope to claims at `/userinfo` (OpenID Connect Core 5.4, identity.md 2.6). */
export const claimsOfScope = {
  /** How and when they signed in belongs into every ID token: an application that asks for a second factor must see it. */
  openid: ['sub', 'acr', 'amr', 'auth_time'],
  profile: [
    'name',
    'given_name',
    'family_name',
    'birthdate',
    'gender',
    'locale',
    'phone_number',
    'phone_number_verified',
    'updated_at',
  ],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
  organizations: ['organizations'],
};

/** Standard claims of a person; what is not set is left out. The provider picks those that the scopes cover. */
export function claimsOf(user: User, organizations: MembershipSummary[] | undefined): AccountClaims {
  return {
    sub: user.uuid,
    name: `${user.name} ${user.surname}`,
    given_name: user.name,
    family_name: user.surname,
    birthdate: user.birthday ?? undefined,
    gender: user.gender ?? undefined,
    locale: user.language ?? undefined,
    phone_number: user.phone ?? undefined,
    phone_number_verified: user.phone ? false : undefined,
    updated_at: Math.floor(user.updated_at.getTime() / 1000),
    email: user.email,
    email_verified: user.email_verified_at !== null,
    organizations,
  };
}
