import { z } from 'zod';
import { cursorOf } from '../cursor.js';
import { optionalPageQuery } from '../pagination.js';
import { permissionNames } from '../permissions.js';
import { filledText, nameText } from './text.js';

/** Name of a role in a request. Whether there is such a role is asked of the organization. */
export const roleName = z.string().regex(/^[\w-]{1,63}$/, { message: 'is not a role of this organization' });

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

export const roleQuery = optionalPageQuery.extend({ cursor: cursorOf<readonly [id: number]>(z.tuple([z.int32()])) });
export type RoleQuery = z.infer<typeof roleQuery>;

/** Each permission once, in the order of the contract's table. */
const permissionList = z
  .array(z.enum(permissionNames))
  .max(100)
  .transform((given) => permissionNames.filter((name) => given.includes(name)));

export const createRole = z.object({
  name: filledText(255).describe('Slugified: `[a-z][a-z0-9_-]{0,62}`'),
  display_name: nameText,
  permissions: permissionList,
});
export type CreateRole = z.infer<typeof createRole>;

/** What is not given stays as it is. */
export const updateRole = z.object({
  name: filledText(255).optional().describe('Never changes: anything but the name it has is 422'),
  display_name: nameText.optional(),
  permissions: permissionList.optional(),
  is_default: z
    .boolean()
    .optional()
    .describe('true makes it the role of those who join without one; false is 422 for the default role'),
});
export type UpdateRole = z.infer<typeof updateRole>;
