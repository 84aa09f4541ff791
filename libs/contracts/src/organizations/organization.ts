import { z } from 'zod';
import { optionalPageQuery } from '../pagination.js';
import { timestampSchema } from '../timestamp.js';
import { instantCursor } from './cursors.js';
import { memberSchema } from './member.js';
import { roleSchema } from './role.js';
import { nameText, text } from './text.js';

export const organizationQuery = optionalPageQuery.extend({ cursor: instantCursor });
export type OrganizationQuery = z.infer<typeof organizationQuery>;

export const createOrganization = z.object({
  name: nameText,
  description: text(1000, { lines: true }).nullish(),
});
export type CreateOrganization = z.infer<typeof createOrganization>;

/** What is not given stays as it is; a description of null is removed. */
export const updateOrganization = createOrganization.partial().extend({
  requires_mfa: z
    .boolean()
    .optional()
    .describe('To change it takes the token of a sign-in with a second factor, else 403 `second_factor_required`'),
});
export type UpdateOrganization = z.infer<typeof updateOrganization>;

export const transferOwnership = z.object({ user_uuid: z.uuid() });
export type TransferOwnership = z.infer<typeof transferOwnership>;

/** Answer of create. */
export const createdOrganization = z.object({
  uuid: z.uuid(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  created_at: timestampSchema,
});

/** List view: `role`, its name in words, and `permissions` are the caller's. */
export const organizationSchema = createdOrganization.extend({
  is_active: z.boolean(),
  requires_mfa: z.boolean().describe('Only members who signed in with a second factor get in'),
  members_count: z.int(),
  role: z.string(),
  role_display_name: z.string(),
  permissions: z.array(z.string()),
});
export type Organization = z.infer<typeof organizationSchema>;

export const organizationDetail = organizationSchema.extend({
  your_role: z.string(),
  your_permissions: z.array(z.string()),
  owner: z.object({ user_uuid: z.uuid(), name: z.string(), surname: z.string() }),
  roles: z.array(roleSchema),
  /** The first 100; absent when the caller may not view members. */
  members: z.array(memberSchema).optional(),
  pending_invitations_count: z.int(),
  domains_count: z.int().describe('Verified ones'),
  sso_enabled: z.boolean(),
  scim_enabled: z.boolean(),
  settings: z.object({}).describe('Empty: there is nothing to set yet'),
  updated_at: timestampSchema,
});
export type OrganizationDetail = z.infer<typeof organizationDetail>;
