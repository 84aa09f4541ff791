import { z } from 'zod';

/** The facts of a person that other services keep. */
export const personFacts = z.object({
  uuid: z.uuid(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** BCP 47, null when the person chose none. */
  language: z.string().nullable(),
});

export const userEvent = z.object({ user: personFacts });

/**
 * The operator disabled or enabled the account, or it sleeps before its erasure or was kept: `is_active` tells whether
 * it may be used. With all facts of the person, for whom this is the first that is heard of them. Not told to clients.
 */
export const userStatusChanged = z.object({ user: personFacts.extend({ is_active: z.boolean() }) });

/** The account and all that is known of the person is erased. */
export const userDeleted = z.object({ user: z.object({ uuid: z.uuid() }) });

/**
 * What the webhook secrets of a client are sealed for, at identity that makes them and at webhooks that signs with them
 * (ADR 2).
 */
export const webhookSecretPurpose = 'webhook-secret';

export const clientFacts = z.object({
  client_id: z.string(),
  name: z.string(),
  /** The person whose it is; null for a client of an organization, and for one that the operator registered. */
  owner_uuid: z.uuid().nullable(),
  /** The organization whose it is; not in events from before organizations had clients. */
  organization_uuid: z.uuid().nullable().default(null),
  is_active: z.boolean(),
  /** Gone for good, and so inactive; not in events from before this was told. */
  is_deleted: z.boolean().default(false),
  webhook_url: z.string().nullable(),
  webhook_audience: z.enum(['authorized', 'all']),
  /** Sealed with the platform's encryption keys (AES-256-GCM); null without a webhook URL. */
  sealed_webhook_secret: z.string().nullable(),
  sealed_previous_webhook_secret: z.string().nullable(),
  previous_webhook_secret_expires_at: z.iso.datetime({ offset: true }).nullable(),
});
export const clientEvent = z.object({ client: clientFacts });

export const grantEvent = z.object({
  grant: z.object({
    grant_id: z.string(),
    user_uuid: z.uuid(),
    client_id: z.string(),
    scopes: z.array(z.string()),
  }),
});
