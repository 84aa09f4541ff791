import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

const encoded = z
  .string()
  .min(1)
  .max(8_192)
  .regex(/^[\w-]+$/);
const common = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

const newCredential = z.object({
  ...common,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

const usedCredential = z.object({
  ...common,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.nullish(),
  }),
});

/** What a browser made (WebAuthn, RegistrationResponseJSON); undefined when it is nothing of the kind. */
export function parseNewCredential(text: string | undefined): RegistrationResponseJSON | undefined {
  return newCredential.safeParse(json(text)).data;
}

/** What a browser signed (WebAuthn, AuthenticationResponseJSON); undefined when it is nothing of the kind. */
export function parseUsedCredential(text: string | undefined): AuthenticationResponseJSON | undefined {
  return usedCredential.safeParse(json(text)).data as AuthenticationResponseJSON | undefined;
}

function json(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
