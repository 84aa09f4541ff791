import type { MembershipSummary, PostalAddress } from '@platform/contracts';
import type { AccountClaims } from 'oidc-provider';
import { fullName, postalAddressOf, type User } from '../../people/index.js';

/**
 * Scope to claims at `/userinfo` (OpenID Connect Core 5.4,
 * docs/contracts/identity-and-organizations.md#userinfo-and-claims).
 */
export const claimsOfScope = {
  /**
   * How and when they signed in belongs into every ID token: an application that asks for a second factor must see it.
   */
  openid: ['sub', 'acr', 'amr', 'auth_time'],
  profile: [
    'name',
    'given_name',
    'family_name',
    'birthdate',
    'gender',
    'locale',
    'zoneinfo',
    'phone_number',
    'phone_number_verified',
    'updated_at',
  ],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
  address: ['address'],
  organizations: ['organizations'],
};

/** What of a person claims are made from. */
export type ClaimedPerson = Pick<
  User,
  | 'uuid'
  | 'name'
  | 'surname'
  | 'email'
  | 'email_verified_at'
  | 'birthday'
  | 'gender'
  | 'phone'
  | 'language'
  | 'zoneinfo'
  | 'updated_at'
  | keyof PostalAddress
>;

/** Standard claims of a person; what is not set is left out. The provider picks those that the scopes cover. */
export function claimsOf(user: ClaimedPerson, organizations: MembershipSummary[] | undefined): AccountClaims {
  return {
    sub: user.uuid,
    name: fullName(user),
    given_name: user.name,
    family_name: user.surname || undefined,
    birthdate: user.birthday ?? undefined,
    gender: user.gender ?? undefined,
    locale: user.language ?? undefined,
    zoneinfo: user.zoneinfo ?? undefined,
    phone_number: user.phone ?? undefined,
    phone_number_verified: user.phone ? false : undefined,
    updated_at: Math.floor(user.updated_at.getTime() / 1000),
    address: addressClaim(user),
    email: user.email,
    email_verified: user.email_verified_at !== null,
    organizations,
  };
}

/** OpenID Connect Core 5.1.1: parts that are not set are left out, `formatted` is for labels. */
function addressClaim(user: ClaimedPerson): Record<string, string> | undefined {
  const address = postalAddressOf(user);
  if (!address) return undefined;
  const { street_address, locality, region, postal_code, country } = address;
  const town = [postal_code, locality].filter(Boolean).join(' ');
  const formatted = [street_address, town, region, country].filter(Boolean).join('\n');
  const parts = Object.entries(address).filter((entry): entry is [string, string] => entry[1] !== null);
  return { formatted, ...Object.fromEntries(parts) };
}
