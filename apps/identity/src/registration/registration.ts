import { z } from 'zod';

// The messages are keys of `formProblemTexts`.
const controlCharacters = /\p{Cc}/u;

/** A name as people have them: anything but nothing and control characters. */
const personName = z
  .string()
  .trim()
  .min(1, 'required')
  .max(255, 'too_long')
  .refine((value) => !controlCharacters.test(value), { message: 'not_shown' });

/** Case-folded: `Bob@X.com` and `bob@x.com` are one mailbox here. */
export const emailAddress = z.string().trim().toLowerCase().max(254, 'too_long').pipe(z.email('not_an_address'));

/** NIST SP 800-63B-4: a lower bound, room for passphrases, no rules of composition. */
const newPassword = z.string().min(8, 'password_short').max(256, 'password_long');

export const registration = z.object({
  name: personName,
  surname: personName,
  email: emailAddress,
  password: newPassword,
});
export type Registration = z.infer<typeof registration>;
