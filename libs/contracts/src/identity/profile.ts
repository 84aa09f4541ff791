import { z } from 'zod';
import { isOnlyAName } from '../names.js';
import { atMost, oneLine, wholeCharacters, withoutControls } from '../text.js';
import { timeZoneOf } from './time-zones.js';

/** One organization that a person belongs to, in the profile answers. */
export const membershipSummary = z.object({
  uuid: z.uuid(),
  name: z.string(),
  slug: z.string(),
  role: z.string(),
  permissions: z.array(z.string()),
  members_count: z.int(),
});
export type MembershipSummary = z.infer<typeof membershipSummary>;

/**
 * GET /v1/me. Keys are always there; what the token's scopes do not cover is null or empty
 * (docs/decisions.md#profile-answers).
 */
export const currentUser = z.object({
  uuid: z.uuid(),
  name: z.string().nullable(),
  surname: z.string().nullable(),
  email: z.string().nullable(),
  email_verified: z.boolean().nullable(),
  organizations: z.array(membershipSummary),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** Postal address (OpenID Connect Core 5.1.1); `country` is an ISO 3166-1 code. */
export const postalAddress = z.object({
  street_address: z.string().nullable(),
  locality: z.string().nullable(),
  region: z.string().nullable(),
  postal_code: z.string().nullable(),
  country: z.string().nullable(),
});
export type PostalAddress = z.infer<typeof postalAddress>;

/**
 * GET /user, a bare object. A key is there only when a scope of the token covers it; null when the person set nothing.
 */
export const profile = z
  .object({
    name: z.string(),
    surname: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    birthday: z.iso.date().nullable(),
    gender: z.enum(['female', 'male', 'other']).nullable(),
    phone: z.string().nullable().describe('E.164'),
    language: z.string().nullable().describe('BCP 47'),
    address: postalAddress.nullable(),
    organizations: z.array(membershipSummary),
  })
  .partial();
export type Profile = z.infer<typeof profile>;

const text = z
  .string()
  .trim()
  .refine(...wholeCharacters)
  .check(...atMost(255));
const shownName = text.refine(...oneLine).check(...isOnlyAName);
const personName = shownName.min(1, 'must not be empty');

/** An empty text takes the value away, as an empty field of a form does. */
const optional = <T extends z.ZodType<string>>(schema: T) =>
  z.union([z.literal('').transform(() => null), schema, z.null()], { error: (issue) => firstMessage(issue) });

function firstMessage(issue: { code?: string; errors?: { message: string }[][] }): string {
  return issue.errors?.[1]?.[0]?.message ?? 'is not valid';
}

const birthday = z.iso
  .date('must be a date like 1990-12-31')
  .refine((value) => value >= '1800-01-01' && value <= new Date().toISOString().slice(0, 10), {
    message: 'must be a day of the past',
  });

/** People write blanks, dashes and brackets; what is kept is E.164. */
const phone = z
  .string()
  .max(40, 'must be a number like +49 30 123456')
  .transform((value) => value.replace(/[\s().\/-]/g, ''))
  .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be a number like +49 30 123456'));

const language = z
  .string()
  .max(35, 'must be a language tag like pt-BR')
  .transform((value, ctx) => {
    try {
      return Intl.getCanonicalLocales(value)[0]!;
    } catch {
      ctx.addIssue({ code: 'custom', message: 'must be a language tag like pt-BR' });
      return z.NEVER;
    }
  });

const notAZone = 'must be a time zone such as Europe/Berlin';
const zoneinfo = z
  .string()
  .max(64, notAZone)
  .transform((value, ctx) => {
    const name = timeZoneOf(value);
    if (name !== undefined) return name;
    ctx.addIssue({ code: 'custom', message: notAZone });
    return z.NEVER;
  });

// A street may have two lines.
const addressLine = text.refine(...withoutControls(/[^\P{Cc}\n\r]/u));
const country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'must be a code of two letters like DE');

/**
 * PUT or PATCH /v1/me: what is left out stays, null or an empty text takes a value away. The e-mail address changes
 * elsewhere.
 */
export const updateProfile = z
  .object({
    name: personName,
    surname: shownName.describe('Empty for people with one name'),
    birthday: optional(birthday),
    gender: optional(z.enum(['female', 'male', 'other'], 'must be female, male or other')),
    phone: optional(phone),
    language: optional(language),
    address: z
      .object({
        street_address: optional(addressLine),
        locality: optional(addressLine),
        region: optional(addressLine),
        postal_code: optional(addressLine),
        country: optional(country),
      })
      .partial()
      .nullable(),
  })
  .partial();
export type UpdateProfile = z.infer<typeof updateProfile>;

/** Answer of PUT /v1/me: all that the person can see of themselves. */
export const ownProfile = z.object({
  uuid: z.uuid(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  birthday: z.string().nullable(),
  gender: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.string().nullable(),
  address: postalAddress.nullable(),
});
export type OwnProfile = z.infer<typeof ownProfile>;

/** PUT or PATCH /v1/account/profile: all that the person says of themselves. */
export const updateAccountProfile = updateProfile.extend({
  zoneinfo: optional(zoneinfo).optional().describe('IANA time zone; null for the one of the browser'),
});
export type UpdateAccountProfile = z.infer<typeof updateAccountProfile>;

/** GET and PUT /v1/account/profile. */
export const accountProfile = ownProfile.extend({
  zoneinfo: z.string().nullable().describe('IANA time zone; null for the one of the browser'),
});
export type AccountProfile = z.infer<typeof accountProfile>;
