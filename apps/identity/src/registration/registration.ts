import { z } from 'zod';

const controlCharacters = /\p{Cc}/u;

/** A name as people have them: anything but nothing and control characters. */
const personName = z
  .string()
  .trim()
  .min(1, 'Please fill in this field.')
  .max(255, 'This is too long.')
  .refine((value) => !controlCharacters.test(value), { message: 'This holds characters that cannot be shown.' });

/** Case-folded: `Bob@X.com` and `bob@x.com` are one mailbox here. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'This is too long.')
  .pipe(z.email('This is not an e-mail address.'));

/** NIST SP 800-63B-4: a lower bound, room for passphrases, no rules of composition. */
const newPassword = z
  .string()
  .min(8, 'Please use at least 8 characters.')
  .max(256, 'Please use at most 256 characters.');

export const registration = z.object({
  name: personName,
  surname: personName,
  email: emailAddress,
  password: newPassword,
});
export type Registration = z.infer<typeof registration>;
