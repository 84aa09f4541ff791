import { z } from 'zod';

/** The signed call by which links changes a person's credentials (docs/decisions.md#credentials-by-key); PATCH. */
export const credentialsPath = (userUuid: string) => `/internal/v1/users/${userUuid}/credentials`;

/**
 * 404 for an unknown person; 409 `already_exists` for an address that another account has; 422 for a field that breaks
 * a rule; 429 when too many mails were asked for. Sent again it changes nothing more.
 */
export const credentialsChange = z
  .object({
    email: z.string().max(320, { message: 'is too long' }).optional(),
    password: z.string().max(1000, { message: 'is too long' }).optional(),
  })
  .refine(({ email, password }) => email !== undefined || password !== undefined, {
    path: ['email'],
    message: 'or password is required',
  });
export type CredentialsChange = z.infer<typeof credentialsChange>;

export const changedCredentials = z.object({
  /** The address takes effect when the mail to it is confirmed. */
  email: z.enum(['unchanged', 'to_be_confirmed']),
  password: z.enum(['unchanged', 'changed']),
});
export type ChangedCredentials = z.infer<typeof changedCredentials>;
