import { z } from 'zod';
import { linkDateTimeSchema } from './date-time.js';
import { linkPage, noError } from './envelope.js';
import { flag, requiredText } from './input.js';
import { absent, clearable } from './link-fields.js';

const name = requiredText(100, 2);
/** Path of the rotator; null and "" mean none. */
const slug = clearable(
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9_-]{1,48}$/, { message: 'must be 2 to 49 letters a to z, digits, "-" and "_"' }),
);

/** POST /api/campaign/add. Without a name it gets one of the present minute. */
export const addCampaign = z.object({ name: absent(name), slug, public: flag.optional(), sticky: flag.optional() });
export type AddCampaign = z.infer<typeof addCampaign>;

/** PUT /api/campaign/{id}/update: the name is required, the rest stays where it is not given. */
export const updateCampaign = z.object({ name, slug, public: flag.optional(), sticky: flag.optional() });
export type UpdateCampaign = z.infer<typeof updateCampaign>;

const rotator = z.union([z.url(), z.literal(false)]).describe('false while there is none');
const facts = { public: z.boolean(), rotator, list: z.url() };

/** The field named `domain` carries the name, as clients expect; `name` is sent as well. */
export const savedCampaign = z.object({ error: noError, id: z.int(), domain: z.string(), name: z.string(), ...facts });

export const campaignPage = linkPage(
  'campaigns',
  z.object({ id: z.int(), name: z.string(), domain: z.string(), ...facts }),
);

export type CampaignList = z.infer<typeof campaignPage>['data'];

/** GET /api/campaign/{id}. */
export const campaignDetails = z.object({
  error: noError,
  details: z.object({
    id: z.int(),
    name: z.string(),
    slug: z.string().nullable(),
    ...facts,
    sticky: z.boolean().describe('the rotator leads the same visitor to the same link for a day'),
    links: z.int(),
    clicks: z.int().describe('of people, through the rotator'),
    date: linkDateTimeSchema,
  }),
});
