import { z } from 'zod';
import { linkDateTimeSchema } from './date-time.js';
import { linkPage, linkPageQuery } from './envelope.js';
import { webAddress } from '../web-address.js';
import { requiredText } from './input.js';
import { idFilter } from './link-fields.js';

/** POST /api/safety/appeals: why a short link of yours, or a destination, should not be blocked. */
export const addAppeal = z.object({ url: webAddress, message: requiredText(2000, 10) });
export type AddAppeal = z.infer<typeof addAppeal>;

/** GET /api/safety/appeals: newest first. */
export const appealsQuery = linkPageQuery.extend({
  link: idFilter().describe('only those about the block of this link'),
});
export type AppealsQuery = z.infer<typeof appealsQuery>;

export const appealPage = linkPage(
  'appeals',
  z.object({
    id: z.int(),
    url: z.string(),
    message: z.string(),
    state: z.enum(['open', 'accepted', 'refused']),
    answer: z.string(),
    date: linkDateTimeSchema,
  }),
);
export type AppealList = z.infer<typeof appealPage>['data'];

export const abuseCategories = ['phishing', 'malware', 'spam', 'illegal', 'other'] as const;

/** The fields of the page /report. */
export const abuseReport = z.object({
  address: requiredText(2048, 3),
  category: z.enum(abuseCategories, { error: 'must be one of the list' }),
  details: z.string().trim().max(2000, { message: 'must be at most 2000 characters' }).default(''),
  email: z.union([z.literal(''), z.email({ error: 'must be an e-mail address' }).max(254)]).default(''),
});
export type AbuseReport = z.infer<typeof abuseReport>;
