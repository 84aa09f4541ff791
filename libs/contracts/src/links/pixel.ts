import { z } from 'zod';
import { linkDateTimeSchema } from './date-time.js';
import { linkPage, noError } from './envelope.js';
import { usingLinks } from './uses.js';
import { requiredText } from './input.js';

/**
 * The contract's pixel types, with the ids that each network hands out. Ids are all we take: the snippet is ours
 * (docs/contracts/links.md#pages-of-a-visit).
 */
export const pixelTags = {
  // Tag Manager and Analytics share a loader, and the vendor's own sample gives a GA- id as a gtmpixel.
  gtmpixel: /^(?:GTM|GA|G|GT|UA)-[A-Z0-9-]{4,30}$/i,
  gapixel: /^(?:GTM|GA|G|GT|UA)-[A-Z0-9-]{4,30}$/i,
  fbpixel: /^\d{5,20}$/,
  adwordspixel: /^AW-\d{5,20}(?:\/[\w-]{1,64})?$/i,
  linkedinpixel: /^\d{4,20}$/,
  twitterpixel: /^[a-z0-9]{4,20}(?:-[a-z0-9]{4,20}){0,2}$/i,
  adrollpixel: /^[A-Z0-9]{8,40}(?:[:/][A-Z0-9]{8,40})?$/i,
  quorapixel: /^[a-f0-9]{16,64}$/i,
  pinterest: /^\d{8,20}$/,
  bing: /^\d{4,20}$/,
  snapchat: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  reddit: /^(?:t2|a2)_[a-z0-9]{3,32}$/i,
  tiktok: /^[A-Z0-9]{10,40}$/i,
} as const;
export type PixelType = keyof typeof pixelTags;
export const pixelTypes = Object.keys(pixelTags) as [PixelType, ...PixelType[]];

const name = requiredText(100);
const tag = z.string().trim().min(1, { message: 'must not be empty' }).max(200);

/** POST /api/pixel/add. */
export const addPixel = z
  .object({ type: z.enum(pixelTypes, { error: `must be one of ${pixelTypes.join(', ')}` }), name, tag })
  .refine(({ type, tag: id }) => pixelTags[type].test(id), {
    path: ['tag'],
    message: 'is not an id of this type of pixel',
  });
export type AddPixel = z.infer<typeof addPixel>;

/** PUT /api/pixel/{id}/update: the tag is required, also when only the name changes. */
export const updatePixel = z.object({ name: name.optional(), tag });
export type UpdatePixel = z.infer<typeof updatePixel>;

const pixelRecord = z.object({
  id: z.int(),
  type: z.enum(pixelTypes),
  name: z.string(),
  tag: z.string(),
  date: linkDateTimeSchema,
  links: usingLinks,
});

export const pixelPage = linkPage('pixels', pixelRecord);

/** GET /api/pixel/{id}. */
export const pixelDetails = z.object({ error: noError, details: pixelRecord });
