import { z } from 'zod';
import { noError } from './envelope.js';
import { truth } from './link-fields.js';

/** POST /api/urls/import: as JSON, or the file itself as text/csv. */
export const importLinks = z.object({ csv: z.string().min(1, { message: 'is empty' }) });
export type ImportLinks = z.infer<typeof importLinks>;

export const importQuery = z.object({
  dry_run: truth.default(false).describe('says what would be imported, and imports nothing'),
});
export type ImportQuery = z.infer<typeof importQuery>;

export const importedLinks = z.object({
  error: noError,
  dry_run: z.boolean(),
  lines: z.int(),
  valid: z.int(),
  imported: z.int(),
  ignored: z.array(z.string()).describe('columns that say nothing to us'),
  errors: z.array(z.object({ line: z.int().describe('the header is line 1'), message: z.string() })),
  links: z.array(z.object({ line: z.int(), id: z.int(), shorturl: z.string() })),
});
export type ImportedLinks = z.infer<typeof importedLinks>;

/** GET /api/urls/export. */
export const exportQuery = z.object({ tag: z.string().max(255).default('').describe('only links with this tag') });
export type ExportQuery = z.infer<typeof exportQuery>;
