import { z } from 'zod';
import { timestampSchema } from '../timestamp.js';

/** A browser in which a person is signed in. */
export const accountSession = z.object({
  id: z.string(),
  /** Null when the browser does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  network: z.string().nullable().describe('The network of the last sign-in: /24 of IPv4, /48 of IPv6'),
  signed_in_at: timestampSchema,
  amr: z.array(z.string()).describe('How the person proved who they are (RFC 8176)'),
  /** Whether the token that asks came from this session. */
  is_current: z.boolean(),
});

/** An application that a person has let in. */
export const accountGrant = z.object({
  client_id: z.string(),
  client_name: z.string(),
  is_first_party: z.boolean(),
  scopes: z.array(z.string()),
  claims: z.array(z.string()).describe('Single claims, asked for by the `claims` parameter'),
  created_at: timestampSchema,
});

export const accountMfa = z.object({
  totp: z.boolean(),
  passkeys: z.int(),
  recovery_codes: z.int().describe('How many are left'),
});

export const totpSetUp = z.object({ secret: z.string().describe('Base32'), uri: z.string().describe('otpauth:') });

export const confirmTotp = z.object({ code: z.string().max(20) });
export type ConfirmTotp = z.infer<typeof confirmTotp>;

/** Shown once; empty when there are some already. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const accountPasskey = z.object({
  uuid: z.uuid(),
  name: z.string(),
  is_backed_up: z.boolean().describe('Kept by the maker of the device as well'),
  created_at: timestampSchema,
  last_used_at: timestampSchema.nullable(),
});

/** Everything that identity holds of a person; more may be added. */
export const accountExport = z.looseObject({ exported_at: timestampSchema });

export const accountDeletion = z.object({ erase_after: timestampSchema });
