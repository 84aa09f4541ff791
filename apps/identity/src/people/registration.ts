import {
  codePoints,
  emailAddress as oneSpelledAddress,
  holdsAddress,
  turnsText,
  type FieldErrors,
} from '@platform/contracts';
import { fieldErrors } from '@platform/service-kit';
import { z } from 'zod';
import { passwordComplaint } from './password-policy.js';

// The messages are keys of `formProblemTexts`.
const controlCharacters = /\p{Cc}/u;

/** A name as people have them: anything but nothing, control characters, and what mail programs make links of. */
const shownName = z
  .string()
  .trim()
  .refine((value) => codePoints(value) <= 255, { message: 'too_long' })
  .refine((value) => !controlCharacters.test(value) && !turnsText(value), { message: 'not_shown' })
  .refine((value) => !holdsAddress(value), { message: 'not_a_name' });
const personName = shownName.pipe(z.string().min(1, 'required'));

/** In the one spelling of all services. */
export const emailAddress = z.string().transform((typed, ctx) => {
  const { data, error } = oneSpelledAddress.safeParse(typed);
  if (data !== undefined) return data;
  const isTooLong = error?.issues.some(({ code }) => code === 'too_big');
  ctx.addIssue({ code: 'custom', message: isTooLong ? 'too_long' : 'not_an_address' });
  return z.NEVER;
});

const fields = z.object({
  name: personName,
  // Many people have one name.
  surname: shownName.default(''),
  email: emailAddress,
  // Judged by passwordComplaint, which knows the other fields.
  password: z.string(),
});
export type Registration = z.infer<typeof fields>;

/**
 * Reads the fields of a registration; all that is wrong with them at once. Fields that are not asked for are left out.
 */
export function readRegistration(form: unknown): { wanted: Registration } | { errors: FieldErrors } {
  const parsed = fields.safeParse(form);
  const typed = form as Partial<Record<keyof Registration, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const complaint = passwordComplaint(text(typed.password), {
    name: text(typed.name),
    surname: text(typed.surname),
    email: text(typed.email),
  });
  if (parsed.success && !complaint) return { wanted: parsed.data };
  return {
    errors: {
      ...(!parsed.success && fieldErrors(parsed.error.issues)),
      ...(complaint && { password: [complaint] }),
    },
  };
}
