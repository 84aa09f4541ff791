import { z } from 'zod';
import { permissionNames } from '../permissions.js';

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
