import { z } from 'zod';
import { linkDateTimeSchema } from './date-time.js';
import { linkPage, linkPageQueryBy, newestKeys, noError, searchWords } from './envelope.js';
import { clearableText, plainText, requiredText } from './input.js';
import { linkStatistics } from './link.js';

const url = z.string().max(10_000, { message: 'is too long' });

/** One part of a bio page. Text is text: nothing in it is ever read as HTML. */
export const bioBlock = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('heading'), text: requiredText(120) }),
    z.object({ type: z.literal('text'), text: requiredText(2000) }),
    z.object({ type: z.literal('link'), text: requiredText(120), url }),
    z.object({
      type: z.literal('image'),
      url: url.describe('https address of a picture'),
      alt: plainText(300).describe('what it shows; empty for decoration'),
    }),
    z.object({ type: z.literal('divider') }),
  ],
  { error: ({ code }) => (code === 'invalid_union' ? 'must be heading, text, link, image or divider' : undefined) },
);
export type BioBlock = z.infer<typeof bioBlock>;

const blocks = z.array(bioBlock, { error: 'must be an array' }).max(50, { message: 'must be at most 50 blocks' });
const status = z.enum(['public', 'private'], { error: 'must be public or private' });
const alias = z.string().max(200, { message: 'is too long' });

export const addBioPage = z.object({
  title: requiredText(120),
  alias: alias.nullish(),
  description: clearableText(500),
  blocks: blocks.optional(),
  status: status.optional(),
});
export type AddBioPage = z.infer<typeof addBioPage>;

/** A missing key leaves the value as it is. */
export const updateBioPage = z.object({
  title: requiredText(120).optional(),
  alias: alias.nullish(),
  description: clearableText(500),
  blocks: blocks.optional(),
  status: status.optional(),
});
export type UpdateBioPage = z.infer<typeof updateBioPage>;

export const bioQuery = linkPageQueryBy(newestKeys).extend({
  alias: alias.optional(),
  q: searchWords.describe('part of the title or the alias, in any letter case'),
});
export type BioQuery = z.infer<typeof bioQuery>;

export const changedBioPage = z.object({ error: noError, id: z.int(), link: z.url() });

const bioRecord = z.object({
  id: z.int(),
  title: z.string(),
  alias: z.string(),
  link: z.url(),
  status: z.enum(['public', 'private', 'blocked']),
  clicks: z.int().describe('views by people'),
  date: linkDateTimeSchema,
});

export const bioPages = linkPage('bio', bioRecord);

export const bioDetails = z.object({
  error: noError,
  details: bioRecord.extend({ description: z.string(), blocks: z.array(bioBlock) }),
  data: linkStatistics,
});
