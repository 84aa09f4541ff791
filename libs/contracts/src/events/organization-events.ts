import { z } from 'zod';

/*
 * The payloads of the contract (docs/contracts/identity-and-organizations.md#webhooks) without `event` and `timestamp`,
 * which the envelope carries. The webhooks service adds those two and sends the rest as it is: one schema per message,
 * from the change to the receiver.
 */
export const organizationReference = z.object({ uuid: z.uuid(), name: z.string(), slug: z.string() });

export const organizationFacts = organizationReference.extend({
  description: z.string().nullable(),
  is_active: z.boolean(),
  /** Only members who signed in with a second factor get in. Not said by an older version: it is as it was, then. */
  requires_mfa: z.boolean().optional(),
});

const member = z.object({
  user_uuid: z.uuid(),
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  role: z.string(),
  permissions: z.array(z.string()),
});

/** How a person joined: the contract's three and a verified domain. */
export const memberSources = ['direct', 'invitation', 'invite_link', 'domain'] as const;

/** The owner joins by creating the organization: there is no `member.added` for them. */
export const organizationCreated = z.object({
  organization: organizationFacts,
  owner: member,
  data: z.object({ name: z.string() }),
});
export const organizationUpdated = z.object({ organization: organizationFacts, data: z.object({ name: z.string() }) });
export const organizationDeleted = organizationUpdated;
/** The operator suspended or restored it: `is_active` tells which. Not told to clients. */
export const organizationStatusChanged = z.object({ organization: organizationFacts });
export const memberAdded = z.object({
  organization: organizationReference,
  member,
  data: z.object({ role: z.string(), source: z.enum(memberSources) }),
});
export const memberUpdated = z.object({
  organization: organizationReference,
  member,
  data: z.object({ old_role: z.string(), new_role: z.string() }),
});
export const memberRemoved = z.object({
  organization: organizationReference,
  member,
  data: z.object({ role: z.string() }),
});

/** How the pages about an organization look. Not told to clients. */
export const brandingUpdated = z.object({
  organization: organizationReference,
  branding: z.object({
    /** `#rrggbb` */
    accent: z.string().nullable(),
    /** `markPath` leads to the picture. */
    mark_hash: z.string().nullable(),
    support_email: z.string().nullable(),
    support_url: z.string().nullable(),
    terms_url: z.string().nullable(),
    privacy_url: z.string().nullable(),
    footer_text: z.string().nullable(),
  }),
});

const role = z.object({
  id: z.int(),
  name: z.string(),
  display_name: z.string(),
  permissions: z.array(z.string()),
});
export const roleEvent = z.object({ organization: organizationReference, role });

const invitation = z.object({ uuid: z.uuid(), email: z.string(), role: z.string() });
export const invitationEvent = z.object({ organization: organizationReference, invitation });

/** A team, by the integer id that notification rules name. Not told to clients. */
export const teamEvent = z.object({
  organization: organizationReference,
  team: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
});
