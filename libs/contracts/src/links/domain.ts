import { z } from 'zod';
import { linkDateTimeSchema } from './date-time.js';
import { linkPage, noError } from './envelope.js';
import { clearableAddress } from './input.js';

export const domainStates = ['active', 'pending'] as const;

/** Targets of the root and of unknown aliases; null and "" clear them. */
const targets = { redirectroot: clearableAddress, redirect404: clearableAddress };

/** POST /api/domain/add. The domain must point to the service already. */
export const addDomain = z.object({
  domain: z.string().trim().min(1, { message: 'must not be empty' }).max(500),
  ...targets,
});
export type AddDomain = z.infer<typeof addDomain>;

/** What is to be set in the DNS before a domain is taken: `dns_record` of the refusal. Of several values each is a record of its own. */
export const dnsRecord = z.object({
  type: z.enum(['A', 'ALIAS', 'CNAME', 'TXT']),
  name: z.string(),
  values: z.array(z.string()).min(1),
});
export type DnsRecord = z.infer<typeof dnsRecord>;

export const updateLinkDomain = z.object(targets);
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

export const domainPage = linkPage('domains', domainRecord);
export type LinkDomainList = z.infer<typeof domainPage>['data'];

/** GET /api/domain/{id}. */
export const domainDetails = z.object({
  error: noError,
  details: domainRecord.extend({
    status: z.enum(domainStates).describe('pending: its DNS does not point here any more'),
    links: z.int().describe('links on it'),
    checked: linkDateTimeSchema,
    date: linkDateTimeSchema,
  }),
});

/** Query of DELETE /api/domain/{id}/delete. */
export const deleteDomainQuery = z.object({
  force: z.enum(['0', '1', 'true', 'false'], { error: 'must be 0 or 1' }).default('0'),
});
export type DeleteDomainQuery = z.infer<typeof deleteDomainQuery>;
