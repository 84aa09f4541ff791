import { z } from 'zod';
import { linkDateTimeSchema } from './date-time.js';
import { linkPage, linkPageQuery, noError, searchWords } from './envelope.js';
import { clearableAddress } from './input.js';
import { clearable, truth } from './link-fields.js';
import { usingLinks } from './uses.js';

export const domainStates = ['active', 'pending'] as const;

/** Targets of the root and of unknown aliases; null and "" clear them. */
const targets = { redirectroot: clearableAddress, redirect404: clearableAddress };

/** As much as Apple reads of one. */
const maxOfFile = 128 * 1024;
const json = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())], {
  error: 'must be a JSON object or list',
});
const jsonFile = (what: string) =>
  clearable(json.refine((file) => JSON.stringify(file).length <= maxOfFile, { message: 'must be at most 128 KiB' }))
    .optional()
    .describe(what);

const choices = {
  case_sensitive: clearable(truth)
    .optional()
    .describe('whether `Sale` and `sale` are two links; can change only while no link is on the domain'),
  apple_app_site_association: jsonFile('answered at /.well-known/apple-app-site-association; null: nothing is'),
  assetlinks: jsonFile('answered at /.well-known/assetlinks.json; null: nothing is'),
};

/** POST /api/domain/add. The domain must point to the service already. */
export const addDomain = z.object({
  domain: z.string().trim().min(1, { message: 'must not be empty' }).max(500),
  ...targets,
  ...choices,
});
export type AddDomain = z.infer<typeof addDomain>;

/**
 * What is to be set in the DNS before a domain is taken: `dns_record` of the refusal. Of several values each is a
 * record of its own.
 */
export const dnsRecord = z.object({
  type: z.enum(['A', 'ALIAS', 'CNAME', 'TXT']),
  name: z.string(),
  values: z.array(z.string()).min(1),
});
export type DnsRecord = z.infer<typeof dnsRecord>;

export const updateLinkDomain = z.object({ ...targets, ...choices });
export type UpdateLinkDomain = z.infer<typeof updateLinkDomain>;

export const addedDomain = z.object({
  error: noError,
  id: z.int(),
  warning: z.string().optional().describe('for a whole registered domain: everything on it now leads here'),
});

const domainRecord = z.object({
  id: z.int(),
  domain: z.url(),
  redirectroot: z.string().describe('URL, or empty'),
  redirect404: z.string().describe('URL, or empty'),
});

const status = z.enum(domainStates).describe('pending: its DNS does not point here any more');

/** Query of GET /api/domains. */
export const domainsQuery = linkPageQuery.extend({
  q: searchWords.describe('part of the host, in any letter case'),
  details: z
    .literal('1', { error: 'must be 1' })
    .optional()
    .describe('with the state of each domain and its links in the answer'),
});
export type DomainsQuery = z.infer<typeof domainsQuery>;

export const domainPage = linkPage(
  'domains',
  domainRecord.extend({ status: status.optional(), links: usingLinks.optional() }),
);
export type LinkDomainList = z.infer<typeof domainPage>['data'];

/** GET /api/domain/{id}. */
export const domainDetails = z.object({
  error: noError,
  details: domainRecord.extend({
    status,
    links: z.int().describe('links on it'),
    case_sensitive: z.boolean().describe('whether `Sale` and `sale` are two links'),
    apple_app_site_association: json.nullable(),
    assetlinks: json.nullable(),
    checked: linkDateTimeSchema,
    date: linkDateTimeSchema,
  }),
});

/** Query of DELETE /api/domain/{id}/delete. */
export const deleteDomainQuery = z.object({
  force: z.enum(['0', '1', 'true', 'false'], { error: 'must be 0 or 1' }).default('0'),
});
export type DeleteDomainQuery = z.infer<typeof deleteDomainQuery>;
