import { z } from 'zod';
import { oneLine } from '../text.js';
import { linkDateTimeSchema } from './date-time.js';
import { linkPage, linkPageQueryBy, noError, rowKey, searchWords } from './envelope.js';
import { clearableText, requiredText } from './input.js';

/** What a template fills in: each is the parameter of this name behind `utm_`. */
export const utmFields = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type UtmField = (typeof utmFields)[number];

const name = requiredText(100).refine(...oneLine);
/** As long as a parameter of a link may be; of one line, as the lines of a form hold it. */
const value = clearableText(1000).refine((text) => text === undefined || oneLine[0](text), oneLine[1]);
const values = { source: value, medium: value, campaign: value, term: value, content: value };

/** POST /api/utm-templates. One of the values at least is needed: links says so. */
export const addUtmTemplate = z.object({ name, ...values });
export type AddUtmTemplate = z.infer<typeof addUtmTemplate>;

/** PUT /api/utm-templates/{id}: a missing key leaves the value as it is. */
export const updateUtmTemplate = z.object({ name: name.optional(), ...values });
export type UpdateUtmTemplate = z.infer<typeof updateUtmTemplate>;

const facts = {
  id: z.int(),
  name: z.string(),
  source: z.string().describe('empty: the template leaves it alone, as the others'),
  medium: z.string(),
  campaign: z.string(),
  term: z.string(),
  content: z.string(),
  date: linkDateTimeSchema,
};

export const savedUtmTemplate = z.object({ error: noError, ...facts });

/** GET /api/utm-templates/{id}. */
export const utmTemplateDetails = z.object({ error: noError, details: z.object(facts) });
export type UtmTemplateDetails = z.infer<typeof utmTemplateDetails>['details'];

export const utmTemplatePage = linkPage('templates', z.object(facts));
export type UtmTemplateList = z.infer<typeof utmTemplatePage>['data'];

export const utmTemplateSorts = ['-created', 'created', 'name', '-name'] as const;
export type UtmTemplateSort = (typeof utmTemplateSorts)[number];

/** The order, the beginning of the name where it is by name, and the id. */
const keys = z.tuple([z.enum(utmTemplateSorts), z.string().refine((text) => !text.includes('\0')), rowKey]);

export const utmTemplatesQuery = linkPageQueryBy(keys)
  .extend({
    q: searchWords.describe('part of the name, in any letter case'),
    sort: z
      .enum(utmTemplateSorts, { error: `must be one of ${utmTemplateSorts.join(', ')}` })
      .default('-created')
      .describe('by the first 60 characters of the name, in any letter case, or by age'),
  })
  .refine(({ cursor, sort }) => cursor === undefined || cursor.after[0] === sort, {
    path: ['cursor'],
    message: 'is a cursor of another order',
  });
export type UtmTemplatesQuery = z.infer<typeof utmTemplatesQuery>;
