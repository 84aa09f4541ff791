import { z } from 'zod';
import { optionalPageQuery, sortBy } from '../pagination.js';
import { cursorInOrder, inItsOrder } from '../short-list.js';
import { atLeast, atMost, wholeCharacters } from '../text.js';
import { timestampSchema } from '../timestamp.js';

const maxUris = 20;
const uri = z.string().check(...atMost(2_000));
const uris = z.array(uri).max(maxUris);
/** What each may be is in `apps/identity/src/protocol/clients/redirect-uri.ts`. */
const redirectUris = uris
  .min(1, 'must not be empty')
  .describe(
    'https, http on a loopback address, or the scheme of an app. A public client with only http on 127.0.0.1 or ' +
      '[::1] comes back to any port there (RFC 8252), and people are asked for their consent each time',
  );
const link = uri.nullable().optional();

const name = z
  .string()
  .trim()
  .refine(...wholeCharacters)
  .check(...atLeast(1), ...atMost(255));
const scopes = z.array(z.string().max(100)).min(1, 'must name at least one').max(50);
/** JSON Web Key Set (RFC 7517) of public keys. */
const keySet = z.object({
  keys: z
    .array(z.looseObject({ kty: z.string() }))
    .min(1)
    .max(20),
});

/** A client with keys authenticates by signing (`private_key_jwt`, RFC 7523) and has no secret. */
const keys = {
  jwks: keySet.nullable(),
  /** Where the client publishes its keys instead. */
  jwks_uri: uri.nullable(),
  /** Is told when a person signs out (OpenID Connect Back-Channel Logout). */
  backchannel_logout_uri: uri.nullable(),
};

/** Many libraries (Auth.js, passport) look for name and address nowhere else. */
const claimsInIdToken = z
  .boolean()
  .describe('Puts the claims of the scopes into the ID token as well; else they are at the userinfo only');

/** In the one form in which identifiers are compared. */
const organization = z.uuid().toLowerCase();

/** POST /v1/oauth-clients. */
export const createOauthClient = z.object({
  name,
  type: z.enum(['confidential', 'public']).default('confidential'),
  redirect_uris: redirectUris,
  post_logout_redirect_uris: uris.default([]),
  scopes,
  /** Gets signed webhooks; with it a webhook secret is made. */
  webhook_url: link,
  logo_uri: link,
  policy_uri: link,
  tos_uri: link,
  claims_in_id_token: claimsInIdToken.default(true),
  ...z.object(keys).partial().shape,
  /** Whose it is; the person's own when left out or null. */
  organization_uuid: organization.nullish(),
});
export type CreateOauthClient = z.infer<typeof createOauthClient>;

/** PUT or PATCH /v1/oauth-clients/{client_id}: what is left out stays; null takes an address away. */
export const updateOauthClient = z
  .object({
    name,
    redirect_uris: redirectUris,
    post_logout_redirect_uris: uris,
    scopes,
    webhook_url: uri.nullable(),
    logo_uri: uri.nullable(),
    policy_uri: uri.nullable(),
    tos_uri: uri.nullable(),
    claims_in_id_token: claimsInIdToken,
    ...keys,
    /** Moves it to this organization; null makes it the caller's own. */
    organization_uuid: organization.nullable(),
  })
  .partial();
export type UpdateOauthClient = z.infer<typeof updateOauthClient>;

const clientSorts = ['created_at', '-created_at', 'name', '-name'] as const;

/** GET /v1/oauth-clients: plain, unless a page of it is asked for. */
export const oauthClientQuery = optionalPageQuery
  .extend({
    cursor: cursorInOrder(clientSorts),
    organization_uuid: organization.optional().describe('Only the clients of this organization'),
    q: z.string().max(255).optional().describe('Part of the name, in any letter case, or a whole client id'),
    sort: sortBy(clientSorts).describe('With a `-` before it, the newest or the last come first'),
  })
  .check(inItsOrder);
export type OauthClientQuery = z.infer<typeof oauthClientQuery>;

/** An OAuth client as those see it who manage it. Secrets are in the answers that make them, once. */
export const oauthClient = z.object({
  client_id: z.string(),
  name: z.string(),
  type: z.enum(['confidential', 'public']),
  redirect_uris: z.array(z.string()),
  post_logout_redirect_uris: z.array(z.string()),
  scopes: z.array(z.string()),
  webhook_url: z.string().nullable(),
  webhook_audience: z.enum(['authorized', 'all']),
  logo_uri: z.string().nullable(),
  policy_uri: z.string().nullable(),
  tos_uri: z.string().nullable(),
  jwks: keySet.nullable(),
  jwks_uri: z.string().nullable(),
  backchannel_logout_uri: z.string().nullable(),
  claims_in_id_token: z.boolean(),
  /** Null for a client of the person. */
  organization_uuid: z.uuid().nullable(),
  /** False when the operator has disabled it. */
  is_active: z.boolean(),
  /** Whether the operator has looked at who is behind it; the consent page says so. */
  is_verified: z.boolean(),
  /** Until then the secret before the last rotation works as well. */
  previous_secret_expires_at: timestampSchema.nullable(),
  previous_webhook_secret_expires_at: timestampSchema.nullable(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type OauthClientAnswer = z.infer<typeof oauthClient>;

/** 201: the secrets are shown here and never again. */
export const createdOauthClient = oauthClient.extend({
  /** Null for a client that is public or signs with its own keys. */
  client_secret: z.string().nullable(),
  /** Null without a webhook URL. */
  webhook_secret: z.string().nullable(),
});
export type CreatedOauthClient = z.infer<typeof createdOauthClient>;

/**
 * `webhook_secret` is there when the change brought the first webhook URL, `client_secret` when it took the client's
 * keys away.
 */
export const updatedOauthClient = oauthClient.extend({
  webhook_secret: z.string().optional(),
  client_secret: z.string().optional(),
});
export type UpdatedOauthClient = z.infer<typeof updatedOauthClient>;

const week = 604_800;
const day = 86_400;

/** Body of the rotations; the old secret stays good for so long, and signatures are made with both. */
export const rotateSecret = z.object({ overlap_seconds: z.int().min(0).max(week).default(day) }).prefault({});
export type RotateSecret = z.infer<typeof rotateSecret>;

export const rotatedSecret = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  previous_secret_expires_at: timestampSchema.nullable(),
});
export type RotatedSecret = z.infer<typeof rotatedSecret>;

export const rotatedWebhookSecret = z.object({
  client_id: z.string(),
  webhook_secret: z.string(),
  previous_webhook_secret_expires_at: timestampSchema.nullable(),
});
export type RotatedWebhookSecret = z.infer<typeof rotatedWebhookSecret>;
