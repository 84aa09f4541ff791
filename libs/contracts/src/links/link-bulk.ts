import { z } from 'zod';
import { noError } from './envelope.js';
import { tags } from './link.js';
import { integer } from './link-fields.js';

const mostAtOnce = 100;
const ids = z
  .array(integer(), { error: 'must be a list of ids' })
  .min(1, { message: 'must not be empty' })
  .max(mostAtOnce, { message: `must be at most ${mostAtOnce} ids` });

/** POST /api/urls/bulk: what is done to each of these links. */
export const bulkLinks = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('tag'), ids, tags: tags.describe('that each gets besides its own') }),
    z.object({ action: z.literal('untag'), ids, tags: tags.describe('that none keeps') }),
    z.object({ action: z.literal('campaign'), ids, campaign: integer().nullable().describe('null: in none') }),
    z.object({ action: z.literal('channel'), ids, channel: integer().describe('that each is put into, too') }),
    z.object({ action: z.literal('unchannel'), ids, channel: integer().describe('that each is taken out of') }),
    z.object({ action: z.literal('disable'), ids }),
    z.object({ action: z.literal('enable'), ids }),
    z.object({ action: z.literal('archive'), ids }),
    z.object({ action: z.literal('unarchive'), ids }),
    z.object({ action: z.literal('delete'), ids }),
  ],
  { error: 'must be tag, untag, campaign, channel, unchannel, disable, enable, archive, unarchive or delete' },
);
export type BulkLinks = z.infer<typeof bulkLinks>;

/** One result for each id, in the order of the request. */
export const bulkLinksAnswer = z.object({
  error: noError,
  results: z.array(
    z.object({
      id: z.int(),
      error: z.literal([0, 1]),
      message: z.string(),
      code: z.string().optional().describe('why it has not been done'),
    }),
  ),
});
