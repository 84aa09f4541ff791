import { z } from 'zod';
import { instantKey } from '../cursor.js';
import { linkDateTimeSchema } from './date-time.js';
import { linkPage, linkPageQueryBy, noError, rowKey, searchWords } from './envelope.js';
import { clearableText, flag, hexColor, requiredText } from './input.js';
import { absent } from './link-fields.js';

export const channelItemTypes = ['links', 'bio', 'qr'] as const;
export type ChannelItemType = (typeof channelItemTypes)[number];

const name = requiredText(100);
const rest = { description: clearableText(500), color: absent(hexColor), starred: flag.optional() };

/** POST /api/channel/add. */
export const addChannel = z.object({ name, ...rest });
export type AddChannel = z.infer<typeof addChannel>;

export const updateChannel = z.object({ name: name.optional(), ...rest });
export type UpdateChannel = z.infer<typeof updateChannel>;

const facts = {
  id: z.int(),
  name: z.string(),
  description: z.string(),
  color: z.string(),
  starred: z.boolean(),
};

export const addedChannel = z.object({ error: noError, ...facts });

/** Starred ones first: 1, the others 0. */
export const channelsQuery = linkPageQueryBy(z.tuple([z.literal([0, 1]), rowKey])).extend({
  q: searchWords.describe('part of the name, in any letter case'),
});
export type ChannelsQuery = z.infer<typeof channelsQuery>;

export const channelPage = linkPage('channels', z.object(facts));
export type ChannelList = z.infer<typeof channelPage>['data'];

export const channelItemsQuery = linkPageQueryBy(z.tuple([instantKey, z.enum(channelItemTypes), rowKey]));
export type ChannelItemsQuery = z.infer<typeof channelItemsQuery>;

/** GET /api/channel/{id}: what is in it, of all types. */
export const channelItemPage = linkPage(
  'items',
  z.object({
    type: z.enum(channelItemTypes),
    id: z.int(),
    title: z.string(),
    preview: z.url().describe('a picture, on our own origin'),
    link: z.url(),
    date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  }),
);

/** GET /api/channel/{id}/details: /api/channel/{id} is the list of its items. */
export const channelDetails = z.object({
  error: noError,
  details: z.object({ ...facts, items: z.int(), date: linkDateTimeSchema }),
});
