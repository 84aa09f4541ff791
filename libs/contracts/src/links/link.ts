import { z } from 'zod';
import { cursorOf, instantKey } from '../cursor.js';
import { linkDateTimeSchema } from './date-time.js';
import { linkFailure, linkPage, linkPageQuery, linkPageQueryBy, noError, rowKey, searchWords } from './envelope.js';
import { plainText } from './input.js';
import { clearable, idFilter, instant, integer, linkUrl, targetsBy, truth } from './link-fields.js';

/** The alias; null and "" mean "none given". Its rules are links': it must also be free. */
const custom = z.string().max(200, { message: 'is too long' }).nullish();

const parameters = z
  .array(
    z.object({
      name: plainText(100).min(1, { message: 'must not be empty' }),
      value: plainText(1000),
    }),
    { error: 'must be a list of {name, value}' },
  )
  .max(50, { message: 'has too many entries' });

const rotate = z
  .array(
    z.object({
      link: linkUrl,
      percent: clearable(
        z.coerce.number({ error: 'must be a number' }).min(0, { message: 'must be 0 to 100' }).max(100, {
          message: 'must be 0 to 100',
        }),
      ),
      expiry: clearable(instant('23:59:59')),
    }),
    { error: 'must be a list of {link, percent}' },
  )
  .max(20, { message: 'has too many entries' });

const deeplink = z.object(
  {
    app: clearable(plainText(2000)).describe('address of the app itself, such as myapp://item/1'),
    ios: clearable(linkUrl),
    android: clearable(linkUrl),
    apple: clearable(linkUrl).describe('the same as ios'),
    google: clearable(linkUrl).describe('the same as android'),
    auto: truth.optional().describe('open the app without asking; true when it is not given'),
  },
  { error: 'must be an object' },
);

const tag = plainText(50).min(1, { message: 'must not be empty' });
/** As many as one link has. */
export const maxTags = 30;
export const tags = z
  .array(tag, { error: 'must be a list of strings' })
  .max(maxTags, { message: 'has too many entries' });

/** Everything that a link can do, beside where it leads (docs/contracts/links.md#fields-of-a-link). */
const features = {
  custom,
  title: clearable(plainText(255)),
  description: clearable(plainText(1000)),
  note: clearable(plainText(2000)).describe('for the owner only'),
  type: clearable(z.union([z.string(), z.int().transform(String)], { error: 'must be a string' })).describe(
    'direct, frame, splash, the id of a custom splash page, or overlay-ID',
  ),
  password: clearable(z.string().max(128, { message: 'must be at most 128 characters' })),
  status: clearable(z.enum(['public', 'private'], { error: 'must be public or private' })),
  disabled: clearable(truth).describe('a disabled link answers as if it did not exist'),
  domain: clearable(z.string().max(300, { message: 'is too long' })),
  expiry: clearable(instant('23:59:59')),
  startdate: clearable(instant('00:00:00')),
  clicklimit: clearable(integer(1)),
  expirylink: clearable(linkUrl).describe('where the link leads once it has expired'),
  geotarget: targetsBy('location').describe('[{location, link}]; location is an English country name or an ISO code'),
  devicetarget: targetsBy('device').describe('[{device, link}]'),
  languagetarget: targetsBy('language').describe('[{language, link}]; language is fr, pt-BR or French'),
  parameters: clearable(parameters).describe('appended to the destination'),
  rotate: clearable(rotate).describe('further destinations; the main one has what is left of 100 percent'),
  deeplink: clearable(deeplink),
  metatitle: clearable(plainText(255)),
  metadescription: clearable(plainText(1000)),
  metaimage: clearable(linkUrl).describe('address of a jpg or png'),
  pixels: clearable(
    z.array(integer(), { error: 'must be a list of ids' }).max(50, { message: 'has too many entries' }),
  ),
  pixel_consent: clearable(z.enum(['always', 'ask', 'never'], { error: 'must be always, ask or never' })).describe(
    'whether visitors are asked before pixels load; always when it is not given',
  ),
  channel: clearable(integer()),
  campaign: clearable(integer()),
  tags: clearable(tags),
  permanent: clearable(truth).describe('301 for five minutes at a time, instead of 302'),
  pass_query: clearable(truth).describe(
    'whether the query string of a visit is passed on to the destination; ' +
      'the default of the account when it is not given',
  ),
};

export const addLink = z.object({ url: linkUrl, ...features });
export type AddLink = z.infer<typeof addLink>;

/** A missing key leaves the value as it is. */
export const updateLink = z.object({ url: linkUrl.optional(), ...features });
export type UpdateLink = z.infer<typeof updateLink>;

/** The address is under `shorturl` where a link is created, and under `short` where one is changed; both are sent. */
export const addedLink = z.object({ error: noError, id: z.int(), shorturl: z.url(), short: z.url() });
export const updatedLink = z.object({ error: noError, id: z.int(), short: z.url(), shorturl: z.url() });

const linkFacts = z.object({
  id: z.int(),
  alias: z.string(),
  shorturl: z.url(),
  longurl: z.string(),
  title: z.string(),
  description: z.string(),
});

/** Where a link stands now: `scheduled` before its start, `expired` by date or by clicks, `blocked` by the operator. */
export const linkStates = ['active', 'scheduled', 'expired', 'disabled', 'blocked'] as const;

/** What a list is narrowed to by `state`. Whether a link is archived is beside its state: it leads on. */
export const linkListStates = [...linkStates, 'archived'] as const;

/** Additive: what lists and the single read say beyond the published record. */
const linkStanding = z.object({
  status: z.enum(['public', 'private']),
  state: z.enum(linkStates),
  domain: z.string().describe('the host of the short URL, with its scheme'),
  expiry: linkDateTimeSchema.nullable(),
  campaign: z.int().nullable(),
  channels: z.array(z.int()),
  tags: z.array(z.string()),
});

/**
 * Counts of the `top*` objects are strings (docs/decisions.md#error-is-an-integer); an object without entries is `{}`.
 */
export const tally = z.record(z.string(), z.string());

export const linkStatistics = z.object({
  clicks: z.int().describe('people only: HEAD, prefetch and robots are kept apart'),
  uniqueClicks: z
    .int()
    .describe('visitors are told apart by item and day (UTC): who is back on the next day counts again'),
  topCountries: tally,
  topReferrers: tally,
  topBrowsers: tally,
  topOs: tally,
  socialCount: z.object({ facebook: z.int(), twitter: z.int(), instagram: z.int() }),
});
export type LinkStatistics = z.infer<typeof linkStatistics>;

const targets = z.record(z.string(), z.string());

/** GET /api/url/{id}. */
export const linkDetails = z.object({
  error: noError,
  details: linkFacts.extend({
    location: targets.describe('country, in lower case, to destination'),
    device: targets.describe('device, in lower case, to destination'),
    expiry: linkDateTimeSchema.nullable(),
    date: linkDateTimeSchema,
    ...linkStanding.omit({ expiry: true }).shape,
    language: targets.describe('language to destination'),
    type: z.string(),
    note: z.string(),
    password: z.boolean().describe('whether there is one'),
    startdate: linkDateTimeSchema.nullable(),
    clicklimit: z.int().nullable(),
    expirylink: z.string().nullable(),
    parameters: z.array(z.object({ name: z.string(), value: z.string() })),
    rotate: z.array(
      z.object({ link: z.string(), percent: z.number().nullable(), expiry: linkDateTimeSchema.nullable() }),
    ),
    deeplink: z
      .object({
        app: z.string().nullable(),
        ios: z.string().nullable(),
        android: z.string().nullable(),
        auto: z.boolean(),
      })
      .nullable(),
    metatitle: z.string(),
    metadescription: z.string(),
    metaimage: z.string(),
    pixels: z.array(z.int()),
    pixel_consent: z.enum(['always', 'ask', 'never']),
    permanent: z.boolean(),
    pass_query: z.boolean(),
  }),
  data: linkStatistics,
});
export type LinkDetails = z.infer<typeof linkDetails>['details'];

const listedLink = linkFacts.extend({
  clicks: z.int(),
  date: linkDateTimeSchema,
  ...linkStanding.shape,
  sparkline: z.array(z.int()).optional().describe('with `sparkline`: clicks of people on each day, today the last'),
});

export const linkList = linkPage('urls', listedLink);

export type LinkList = z.infer<typeof linkList>['data'];

const aside = { archived: z.boolean().describe('put aside: in no list of the owner but that of archived links') };

/** GET /api/v1/links/url/{id}: as GET /api/url/{id}, with what the owner alone is told. */
export const ownLinkDetails = linkDetails.extend({ details: linkDetails.shape.details.extend(aside) });
export type OwnLinkDetails = z.infer<typeof ownLinkDetails>['details'];

export const ownLinkList = linkPage('urls', listedLink.extend(aside));
export type OwnLinkList = z.infer<typeof ownLinkList>['data'];

/**
 * One link by its short URL: as GET /api/url/{id} shows it, and in `data` also as a list of one, which some clients
 * read.
 */
const linkLookUp = linkDetails.extend({ data: linkStatistics.extend(linkList.shape.data.shape) });

const ownLinkLookUp = ownLinkDetails.extend({ data: linkStatistics.extend(ownLinkList.shape.data.shape) });

/** GET /api/urls: a page, or with `short` one link, or `error` 1 with status 200 on a miss. */
export const linksAnswer = z.union([linkLookUp, linkList, linkFailure]);

/** GET /api/v1/links/urls. */
export const ownLinksAnswer = z.union([ownLinkLookUp, ownLinkList, linkFailure]);

const order = z.enum(['date', 'click'], { error: 'must be date or click' });

export const linkSorts = ['-created', 'created', '-clicks', 'clicks', '-title', 'title'] as const;
export type LinkSort = (typeof linkSorts)[number];

/** How a list is sorted: `order` is what old clients say instead. */
export function linkSortOf({ order, sort }: { order: 'date' | 'click'; sort?: LinkSort | undefined }): LinkSort {
  return sort ?? (order === 'click' ? '-clicks' : '-created');
}

/** By which a cursor knows its order. The first two are from before there was `sort`. */
export const cursorNames = {
  '-created': 'date',
  '-clicks': 'click',
  created: 'created',
  clicks: 'clicks',
  '-title': '-title',
  title: 'title',
} as const satisfies Record<LinkSort, string>;

const linkKeys = z.union([
  z.tuple([z.literal(['date', 'created']), instantKey, rowKey]),
  z.tuple([z.literal(['click', 'clicks']), z.int(), rowKey]),
  z.tuple([z.literal(['title', '-title']), z.string().refine((value) => !value.includes('\0')), rowKey]),
]);
const linkCursor = cursorOf(linkKeys);
type Ordered = Parameters<typeof linkSortOf>[0] & { cursor?: z.infer<typeof linkCursor> };
/** A cursor goes on in the order of its page. */
const isOfOrder = (query: Ordered) =>
  query.cursor === undefined || query.cursor.after[0] === cursorNames[linkSortOf(query)];
const ofAnotherOrder = { path: ['cursor'], message: 'is a cursor of another order' };

const filters = linkPageQueryBy(linkKeys).extend({
  order: order.default('date').describe('as old clients say it: `-created` and `-clicks` of `sort`'),
  sort: z
    .enum(linkSorts, { error: `must be one of ${linkSorts.join(', ')}` })
    .optional()
    .describe('instead of `order`; by the first 60 characters of a title, in any letter case'),
  state: z
    .enum(linkListStates, { error: `must be one of ${linkListStates.join(', ')}` })
    .optional()
    .describe('`archived`: those that were put aside, in whatever state'),
  sparkline: z
    .enum(['7d', '14d', '30d'], { error: 'must be 7d, 14d or 30d' })
    .optional()
    .describe('with the clicks of each day in the answer'),
  q: searchWords,
  tag: searchWords.describe('only links with this tag'),
  campaign: idFilter().describe('only links in this campaign'),
  channel: idFilter().describe('only links in this channel'),
  domain: idFilter().describe('only links on this branded domain'),
  short: z.string().optional().describe('the address of one link of yours; all else is ignored then'),
});
export const linksQuery = z.preprocess(
  (query: Record<string, unknown>) => (query['short'] === undefined ? query : { short: query['short'] }),
  filters.refine(isOfOrder, ofAnotherOrder),
);
export type LinksQuery = z.infer<typeof linksQuery>;

const orNumber = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'number' ? String(value) : value), schema);

/** POST /api/url/get, the list as old clients ask for it. */
export const legacyLinks = z
  .object({
    limit: orNumber(linkPageQuery.shape.limit),
    page: orNumber(linkPageQuery.shape.page),
    cursor: linkCursor,
    order: order.default('date'),
  })
  .refine(isOfOrder, ofAnotherOrder);
export type LegacyLinks = z.infer<typeof legacyLinks>;

/** POST /api/url/stats, the single read as old clients ask for it. */
export const legacyLink = z.object({ urlid: integer() });
export type LegacyLink = z.infer<typeof legacyLink>;

const tagKey = z.string().refine((value) => !value.includes('\0'));
export const linkTagsQuery = linkPageQueryBy(z.tuple([tagKey]));
export type LinkTagsQuery = z.infer<typeof linkTagsQuery>;

/** GET /api/tags: the words that the account's links carry, by alphabet. */
export const linkTags = linkPage('tags', z.object({ tag: z.string(), links: z.int() }));
export type LinkTagList = z.infer<typeof linkTags>['data'];
