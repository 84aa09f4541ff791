import { z } from 'zod';
import { emailAddress } from '../email-address.js';
import { isOnlyAName } from '../names.js';
import { timestampSchema } from '../timestamp.js';
import { webAddress } from '../web-address.js';
import { filledText } from './text.js';

/** A picture as a file may be so large; its data URL is a third longer. */
export const largestMarkBytes = 200 * 1024;
/** Of the finished picture, a square. */
export const markSide = 256;

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, { message: 'must be a colour such as #0b6b47' })
  .transform((value) => value.toLowerCase());

const given = z.object({
  accent: colour.nullable().describe('Buttons and links of its pages; moved where it could not be read'),
  support_email: emailAddress.nullable(),
  support_url: webAddress.nullable(),
  terms_url: webAddress.nullable(),
  privacy_url: webAddress.nullable(),
  footer_text: filledText(200)
    .check(...isOnlyAName)
    .nullable()
    .describe('At the foot of its pages; no address in it'),
});

/** What is not given stays as it is; null takes it away. */
export const updateBranding = given.partial();
export type UpdateBranding = z.infer<typeof updateBranding>;

export const putBrandingMark = z.object({
  picture: z
    .string()
    .max(Math.ceil(largestMarkBytes / 3) * 4 + 50, { message: 'must be at most 200 KB' })
    .describe('A PNG, JPEG or WebP picture as a data URL, at most 200 KB'),
});
export type PutBrandingMark = z.infer<typeof putBrandingMark>;

/** An organization that never set anything has null in all. */
export const brandingSchema = z.object({
  accent: z.string().nullable(),
  mark_url: z.string().nullable().describe('Of a square PNG picture; another picture has another address'),
  support_email: z.string().nullable(),
  support_url: z.string().nullable(),
  terms_url: z.string().nullable(),
  privacy_url: z.string().nullable(),
  footer_text: z.string().nullable(),
  updated_at: timestampSchema.nullable(),
});
export type Branding = z.infer<typeof brandingSchema>;

/** What is kept of it, and told by events. */
export type BrandingFacts = Omit<Branding, 'mark_url' | 'updated_at'> & { mark_hash: string | null };

/** Of who never set anything. */
export const noBranding: BrandingFacts = {
  accent: null,
  mark_hash: null,
  support_email: null,
  support_url: null,
  terms_url: null,
  privacy_url: null,
  footer_text: null,
};

/** Where everybody gets the picture, below the origin of the platform: it never changes. */
export const markPath = (hash: string) => `/api/v1/organizations/branding/${hash}`;

/** The same of one client. */
export const clientMarkPath = (hash: string) => `/api/v1/oauth-clients/branding/${hash}`;
