import { z } from 'zod';
import { auditFacts } from '../events/audit-events.js';
import { listWords, pageQuery } from '../pagination.js';
import { instantCursor } from './cursors.js';
import { askedDay, timestampSchema } from '../timestamp.js';

/**
 * One entry (docs/contracts/identity-and-organizations.md#audit-log). Actor and target are named as they were then; who
 * was erased since is named no more.
 */
export const auditEntrySchema = z.object({
  uuid: z.uuid(),
  ...auditFacts.omit({ organization_uuid: true }).shape,
  actor: auditFacts.shape.actor.extend({ name: z.string().nullable(), email: z.string().nullable() }),
  created_at: timestampSchema,
  sequence: z.int().describe("Place in the organization's chain of hashes, from 1 without a gap"),
  prev_hash: z.string().nullable().describe('`hash` of the entry before, null for the first'),
  hash: z.string().describe('SHA-256 over this entry and `prev_hash`'),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const isStorable = (text: string) => !text.includes('\0');
const controls = { message: 'must not hold control characters' };

const filters = z.object({
  event: z
    .string()
    .max(100)
    .regex(/^[a-z_]+(\.[a-z_]+)*(\.\*)?$/, { message: 'must be an event name, or a group of them such as member.*' })
    .optional()
    .describe('Exact name, or a group of them such as `member.*`'),
  actor: z.uuid().optional().describe('Only what this person did'),
  target: z
    .string()
    .max(100)
    .refine(isStorable, controls)
    .optional()
    .describe('Only what was done to the thing of this id'),
  q: listWords.describe('Part of the event, or of the name or the address of actor or target, in any letter case'),
  from: askedDay.optional().describe('First day, in UTC'),
  to: askedDay.optional().describe('Last day, in UTC'),
});
export type AuditLogFilters = z.infer<typeof filters>;

const inOrder = ({ from, to }: AuditLogFilters) => !from || !to || from <= to;
const notAfter = { message: 'must not be after to', path: ['from'] };

export const auditLogQuery = pageQuery
  .extend({
    ...filters.shape,
    cursor: instantCursor,
  })
  .refine(inOrder, notAfter);
export type AuditLogQuery = z.infer<typeof auditLogQuery>;

export const auditLogExportQuery = filters
  .extend({ format: z.enum(['csv', 'ndjson']).default('csv') })
  .refine(inOrder, notAfter);
export type AuditLogExportQuery = z.infer<typeof auditLogExportQuery>;
