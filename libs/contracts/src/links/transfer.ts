import { z } from 'zod';
import { linkDateTimeSchema } from './date-time.js';
import { linkPage, noError } from './envelope.js';
import { absent, truth } from './link-fields.js';

/** What a column of a file can be of a link. */
export const importFields = [
  'url',
  'custom',
  'shorturl',
  'domain',
  'title',
  'description',
  'note',
  'tags',
  'expiry',
  'startdate',
  'clicklimit',
  'password',
  'status',
  'state',
  'protected',
  'clicks',
  'created',
] as const;
export type ImportField = (typeof importFields)[number];

const importColumns = z.record(
  z.string().max(300),
  z.enum(importFields, { error: `must each be one of ${importFields.join(', ')}, or null` }).nullable(),
  { error: 'must be an object: the names of columns, and what each of them is' },
);

/** The same as the text of JSON, in a query. */
const columnsText = z.preprocess((value) => {
  if (typeof value !== 'string' || value === '') return undefined;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}, importColumns.optional()) as z.ZodType<z.infer<typeof importColumns> | undefined>;

/** POST /api/urls/import: as JSON, or the file itself as text/csv, gzipped where that is said by `Content-Encoding`. */
export const importLinks = z.object({
  csv: z.string().min(1, { message: 'is empty' }).optional(),
  columns: importColumns.optional().describe('as in the query'),
});
export type ImportLinks = z.infer<typeof importLinks>;

const importChoices = {
  columns: columnsText.describe(
    'which column is what, as JSON: {"code": "custom", "internal": null}; null leaves a column out; ' +
      'columns that are not named are known by their names',
  ),
  domain: absent(z.string().max(300)).describe(
    'a branded domain of yours for the links of the file; lines that name one of yours keep theirs',
  ),
};

/** POST /api/urls/imports and /api/urls/imports/preview. */
export const startImportQuery = z.object(importChoices);
export type StartImportQuery = z.infer<typeof startImportQuery>;

export const importQuery = z.object({
  dry_run: truth.default(false).describe('says what would be imported, and imports nothing'),
  partial: truth.default(false).describe('imports the lines that can be, and gives the others back in `rejected`'),
  ...importChoices,
});
export type ImportQuery = z.infer<typeof importQuery>;

const foreignDomains = z
  .array(z.string())
  .describe(
    'domains of short URLs in the file that are not yours here: their aliases go to the domain that is asked for, ' +
      'or to the platform’s',
  );

export const importedLinks = z.object({
  error: noError,
  dry_run: z.boolean(),
  lines: z.int(),
  valid: z.int(),
  imported: z.int(),
  ignored: z.array(z.string()).describe('columns that say nothing to us'),
  foreign_domains: foreignDomains,
  errors: z.array(z.object({ line: z.int().describe('the header is line 1'), message: z.string() })),
  links: z.array(z.object({ line: z.int(), id: z.int(), shorturl: z.string() })),
  rejected: z
    .string()
    .describe('CSV of the lines that were not imported, each with its reason; empty when there is none'),
});
export type ImportedLinks = z.infer<typeof importedLinks>;

/** POST /api/urls/imports/preview: what a file is understood as; nothing is made. */
export const importPreview = z.object({
  error: noError,
  data: z.object({
    service: z.string().nullable().describe('whose export it looks like'),
    lines: z.int(),
    columns: z.array(
      z.object({
        name: z.string(),
        field: z.enum(importFields).nullable().describe('what it is taken for; null: it is left out'),
        samples: z.array(z.string()).describe('of its first lines'),
        looks_like_aliases: z
          .boolean()
          .describe('its name is not known, and it would be left out: an import asks whether it is the aliases'),
      }),
    ),
    foreign_domains: foreignDomains,
    can_import: z
      .boolean()
      .describe('false while a column with destinations is missing, or one that looks like aliases is not decided on'),
    problem: z.string().nullable().describe('why it cannot be imported yet'),
  }),
});
export type ImportPreview = z.infer<typeof importPreview>['data'];

export const importStates = ['waiting', 'running', 'done', 'cancelled'] as const;

const importRecord = z.object({
  id: z.int(),
  state: z.enum(importStates).describe('cancelled: stopped, as the account was closed meanwhile'),
  service: z.string().nullable(),
  lines: z.int(),
  done: z.int().describe('lines that have been looked at'),
  imported: z.int(),
  refused: z.int().describe('they can be fetched as a file'),
  ignored: z.array(z.string()),
  date: linkDateTimeSchema,
  finished: linkDateTimeSchema.nullable(),
});
export type ImportRecord = z.infer<typeof importRecord>;

/** POST /api/urls/imports and GET /api/urls/imports/{id}. */
export const importAnswer = z.object({ error: noError, data: importRecord });
/** GET /api/urls/imports. */
export const importList = linkPage('imports', importRecord);
export type ImportList = z.infer<typeof importList>['data'];

/** GET /api/urls/export. */
export const exportQuery = z.object({ tag: z.string().max(255).default('').describe('only links with this tag') });
export type ExportQuery = z.infer<typeof exportQuery>;
