import { z } from 'zod';
import { permissionNames } from '../permissions.js';

const maxNames = 50;

/** `?permissions=a,b`: comma-separated names, unknown ones are answered with false. */
export const permissionCheckQuery = z.object({
  permissions: z
    .string()
    .max(10_000)
    .default('')
    .transform((value) => [...new Set(value.split(',').map((name) => name.trim()))].filter(Boolean))
    .refine((names) => names.length <= maxNames, { message: `at most ${maxNames} names` }),
});

/** A record of zod's leaves `__proto__` out, and each requested name gets its answer. */
const answers = z.unknown().meta({
  type: 'object',
  additionalProperties: { type: 'boolean' },
}) as z.ZodType<Record<string, boolean>>;

export const permissionCheck = z.object({
  is_member: z.boolean(),
  role: z.string().nullable(),
  permissions: z.array(z.enum(permissionNames)),
  checked: answers,
});
