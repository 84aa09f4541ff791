import { z } from 'zod';
import { permissionNames } from '../permissions.js';
import { timestampSchema } from '../timestamp.js';

const codePoints = (value: string) => [...value].length;
/** Text that people see: trimmed, without control characters (lines of a description may end as forms end them), counted in code points. */
const text = (most: number, { lines = false } = {}) =>
  z
    .string()
    .trim()
    .refine((value) => value.isWellFormed(), { message: 'must not hold half characters' })
    .refine((value) => !(lines ? /[^\P{Cc}\t\n\r]/u : /\p{Cc}/u).test(value), {
      message: 'must not hold control characters',
    })
    .refine((value) => codePoints(value) <= most, { message: `must be at most ${most} characters` });

export const createOrganization = z.object({
  name: text(255).refine((value) => value.length > 0, { message: 'must not be empty' }),
  description: text(1000, { lines: true }).nullish(),
});
export type CreateOrganization = z.infer<typeof createOrganization>;

/** Answer of create. */
export const createdOrganization = z.object({
  uuid: z.uuid(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  created_at: timestampSchema,
});

/** List view: `role` and `permissions` are the caller's. */
export const organizationSchema = createdOrganization.extend({
  is_active: z.boolean(),
  members_count: z.int(),
  role: z.string(),
  permissions: z.array(z.string()),
});
export type Organization = z.infer<typeof organizationSchema>;

export const memberSchema = z.object({
  user_uuid: z.uuid(),
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  role: z.string(),
  role_display_name: z.string(),
  permissions: z.array(z.string()),
  joined_at: timestampSchema,
});
export type Member = z.infer<typeof memberSchema>;

export const roleSchema = z.object({
  id: z.int(),
  name: z.string(),
  display_name: z.string(),
  permissions: z.array(z.string()),
  is_system: z.boolean(),
  is_default: z.boolean(),
  members_count: z.int(),
});
export type Role = z.infer<typeof roleSchema>;

export const organizationDetail = organizationSchema.extend({
  your_role: z.string(),
  your_permissions: z.array(z.string()),
  owner: z.object({ user_uuid: z.uuid(), name: z.string(), surname: z.string() }),
  roles: z.array(roleSchema),
  /** The first 100; absent when the caller may not view members. */
  members: z.array(memberSchema).optional(),
  updated_at: timestampSchema,
});
export type OrganizationDetail = z.infer<typeof organizationDetail>;

export const addMember = z.object({
  email: z.string().trim().max(254).pipe(z.email()),
  role: z
    .string()
    .regex(/^[\w-]{1,63}$/, { message: 'is not a role of this organization' })
    .default('member'),
});
export type AddMember = z.infer<typeof addMember>;

const mostNames = 50;

/** `?permissions=a,b`: comma-separated names, unknown ones are answered with false. */
export const permissionCheckQuery = z.object({
  permissions: z
    .string()
    .max(10_000)
    .default('')
    .transform((value) => [...new Set(value.split(',').map((name) => name.trim()))].filter(Boolean))
    .refine((names) => names.length <= mostNames, { message: `at most ${mostNames} names` }),
});

export const permissionCheck = z.object({
  is_member: z.boolean(),
  role: z.string().nullable(),
  permissions: z.array(z.enum(permissionNames)),
  checked: z.record(z.string(), z.boolean()),
});
